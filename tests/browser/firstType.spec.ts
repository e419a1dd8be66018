import { createHash } from 'node:crypto'
import { button, card, openEditor, openTab, textbox, undo } from './editorPage'
import { expect, test, type Page } from './fixtures'
import { holdRequests } from './holdRequests'

const TYPE = '**/api/card.type?*'

/** Files of the families in which the first cards are set; the interface has its own names for them. */
const FILES = /(?:noto-s\w+-sc-|serif-4-latin-wght|inter-latin-wght-italic).*\.woff2$/

function noteFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (FILES.test(request.url())) files.push(request.url())
  })
  return files
}

/** Home names only the author. */
const drawn = (page: Page) => page.getByRole('img', { name: /21 November 2026$/ }).locator('canvas')

async function pixelsOf(page: Page): Promise<string> {
  const urls = await drawn(page).evaluateAll((canvases) =>
    canvases.map((canvas) => (canvas as HTMLCanvasElement).toDataURL()).join(),
  )
  return createHash('sha256').update(urls).digest('hex')
}

test('home draws its first card without its families’ files', async ({ page }) => {
  const files = noteFiles(page)
  await page.goto('/en')
  await expect(drawn(page).first()).toBeVisible()
  expect(files).toEqual([])
})

test('the editor’s first card is the same to the pixel with its families’ files and without', async ({
  page,
  browser,
}) => {
  const files = noteFiles(page)
  const held = await holdRequests(page, FILES)
  await openEditor(page)
  await expect(drawn(page)).toHaveCount(2)
  const context = await browser.newContext({ viewport: page.viewportSize() })
  const other = await context.newPage()
  await other.route(TYPE, (route) => route.fulfill({ status: 204 }))
  await openEditor(other)
  await expect(drawn(other)).toHaveCount(2)
  await expect.poll(async () => (await pixelsOf(other)) === (await pixelsOf(page))).toBe(true)
  expect(files.length).toBeGreaterThan(0) // the templates' thumbnails ask for them
  held.release()
  await context.close()
})

test('the families’ files draw a card whose words change, and move nothing @full', async ({ page }) => {
  await openEditor(page)
  await expect(drawn(page)).toHaveCount(2) // the stage has taken the painted card's place
  const before = await pixelsOf(page)
  const files = noteFiles(page)
  await openTab(page, 'Content')
  await textbox(page, 'Quote').click()
  await textbox(page, 'Quote').fill('Quixotic zebras')
  await button(page, 'Save').click()
  await expect(card(page)).toHaveAccessibleName(/Quixotic zebras/)
  await expect.poll(() => files.length).toBeGreaterThan(0)
  await undo(page)
  await expect.poll(() => pixelsOf(page)).toBe(before)
})

import { readFile } from 'node:fs/promises'
import { button, card, isDesktop, openEditor, openTab, textbox } from './editorPage'
import { expect, test, type Page } from './fixtures'
import { filesInZip } from './storedZip'

const SENTENCES = 'The well stood at the end of the lane. We let the melons down into it before noon. '
const LONG = `# The Well\n\n${SENTENCES.repeat(14)}\n\n## Later\n\n${SENTENCES.repeat(14)}`

const list = (page: Page) => page.getByRole('list', { name: 'Pages', exact: true })
const pages = (page: Page) => list(page).getByRole('button')
const current = (page: Page) => list(page).locator('[aria-current=page]')
const quote = (page: Page) => textbox(page, 'Quote')
const pagesSwitch = (page: Page) => page.getByRole('switch', { name: 'Pages', exact: true })

/** Outside a field, where it becomes the quote. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)
}

test('a long text that is pasted becomes pages, which turn, break elsewhere and undo @full-phone', async ({
  page,
}) => {
  await openEditor(page)
  await paste(page, LONG)
  await expect(list(page)).toBeVisible()
  const count = await pages(page).count()
  expect(count).toBeGreaterThan(3)
  await expect(current(page)).toHaveAccessibleName(`Page 1 of ${count}`)
  await openTab(page, 'Content')
  await expect(quote(page)).toHaveValue('The Well')
  const cover = await card(page).screenshot()
  await page.keyboard.press('PageDown')
  await expect(current(page)).toHaveAccessibleName(`Page 2 of ${count}`)
  await expect.poll(async () => (await card(page).screenshot()).equals(cover)).toBe(false)
  const before = await quote(page).inputValue()
  await button(page, 'Move Break Up').click()
  await expect.poll(async () => (await quote(page).inputValue()).length).toBeLessThan(before.length)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(quote(page)).toHaveValue(before)
  const next = (await pages(page).nth(2).boundingBox())!
  const line = { x: next.x - 6, y: next.y + next.height / 2 }
  await page.mouse.move(line.x, line.y)
  await page.mouse.down()
  await page.mouse.move(line.x - 50, line.y, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await quote(page).inputValue()).length).toBeLessThan(before.length - 60) // two sentences
  await page.keyboard.press('ControlOrMeta+z')
  await expect(quote(page)).toHaveValue(before)
  await pages(page).last().click()
  await expect(current(page)).toHaveAccessibleName(/^Page (\d+) of \1$/)
  await page.reload()
  await expect(pages(page)).toHaveCount(count)
  await expect(current(page)).toHaveAccessibleName(`Page ${count} of ${count}`)
})

test('a page that is written fuller flows on, and another look fills all pages anew @full', async ({
  page,
}) => {
  test.skip(!isDesktop(page))
  await openEditor(page)
  await paste(page, LONG)
  await expect(list(page)).toBeVisible()
  const count = await pages(page).count()
  await page.keyboard.press('PageDown')
  await openTab(page, 'Content')
  await quote(page).click()
  await quote(page).press('End')
  await page.keyboard.insertText(` ${'Nothing was in a hurry. '.repeat(12)}`)
  await button(page, 'Save').click()
  await expect.poll(() => pages(page).count()).toBeGreaterThan(count)
  const written = await pages(page).count()
  await openTab(page, 'Frame')
  await page.getByRole('radio', { name: '1:1', exact: true }).check({ force: true })
  await expect.poll(() => pages(page).count()).not.toBe(written)
  await pagesSwitch(page).click()
  await expect(list(page)).toHaveCount(0)
  await expect(page.getByText('One card holds 2,000 characters.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(list(page)).toBeVisible()
})

test('home’s long text opens as pages, and a link says which of them it holds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en')
  await page.getByRole('textbox', { name: 'Product link or custom quote', exact: true }).fill(LONG)
  await button(page, 'Generate Card').click()
  await expect(list(page)).toBeVisible()
  const count = await pages(page).count()
  await pages(page).nth(1).click()
  await button(page, 'More Ways').click()
  await page.getByRole('menuitem', { name: 'Copy Link', exact: true }).click()
  await expect(page.getByText(`The link holds page 2 of ${count} alone.`)).toBeVisible()
})

test('a text that a card cannot hold is offered pages', async ({ page }) => {
  await openEditor(page)
  await paste(page, SENTENCES.repeat(20))
  const offer = page.getByRole('button', { name: /^Make It \d+ Pages$/ })
  await expect(offer).toBeVisible()
  const count = Number(/\d+/.exec(await offer.innerText())![0])
  await offer.click()
  await expect(pages(page)).toHaveCount(count)
})

test('a text that is too long is refused, and the card stays', async ({ page }) => {
  await openEditor(page)
  await openTab(page, 'Content')
  const before = await quote(page).inputValue()
  await paste(page, 'Word. '.repeat(4_000))
  await expect(page.getByText('The text is longer than 20,000 characters.')).toBeVisible()
  await expect(quote(page)).toHaveValue(before)
})

test('all pages are exported in order: as a zip, as one PDF and as one long picture @full', async ({
  page,
}) => {
  test.skip(!isDesktop(page))
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  await openEditor(page)
  await paste(page, LONG)
  await expect(list(page)).toBeVisible()
  const count = await pages(page).count()
  await page.goto('/en/set')
  await expect(page.getByRole('heading', { name: `${count} pages` })).toBeVisible()
  const save = async (name: string) => {
    const where = page.getByRole('button', { name: /^(One zip file|One PDF|One long picture)$/ })
    await where.click()
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).focus()
    await page.keyboard.press('Space')
    await expect(where).toHaveText(name)
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Export \d+/ }).click()
    return readFile(await (await download).path())
  }
  const zip = filesInZip(await save('One zip file'))
  const names = [...zip.keys()].filter((name) => name !== 'manifest.json')
  expect(names).toHaveLength(count)
  expect(names).toEqual(names.toSorted())
  const pdf = (await save('One PDF')).toString('latin1')
  expect(pdf.startsWith('%PDF')).toBe(true)
  const picture = await save('One long picture')
  const { width, height } = { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) }
  expect(height / width).toBeCloseTo((count * 9) / 16, 0)
  expect(height).toBeLessThanOrEqual(16_384)
})

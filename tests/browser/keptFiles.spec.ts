import { readFile } from 'node:fs/promises'
import { PNG } from 'pngjs'
import { button, openEditor, openTab, radio } from './editorPage'
import { expect, test, type Page } from './fixtures'
import { cards, exportAll, keep, kept, menu, names, openCards } from './keptCards'

/** Colour at the middle of the left edge, where there is no text. */
async function groundOfFirst(page: Page): Promise<{ red: number; green: number; blue: number }> {
  const picture = cards(page).first().locator('img[src^="blob:"]')
  await expect(picture).toBeVisible()
  const [red = 0, green = 0, blue = 0] = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    return [...context.getImageData(Math.round(canvas.width * 0.1), canvas.height / 2, 1, 1).data]
  })
  return { red, green, blue }
}

/** The fonts of a kept card come after it is kept, if it was shown without them. */
async function hasStoredChinese(): Promise<boolean> {
  const faces = [...document.fonts].filter(({ family }) => family.includes('Noto Sans SC'))
  const loaded = faces.filter(({ status }) => status === 'loaded').length
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const stored = (await Promise.all(stores.map((store) => store.keys()))).flat()
  const files = stored.filter(({ url }) => /noto-sans-sc-(?:\d|latin)/.test(url)).length
  return files > 0 && files >= loaded && faces.every(({ status }) => status !== 'loading')
}

function redPicture(): Buffer {
  const png = new PNG({ width: 60, height: 60 })
  for (let at = 0; at < png.data.length; at += 4) png.data.set([220, 10, 10, 255], at)
  return PNG.sync.write(png)
}

test(
  'a card’s own picture goes to the file and back, and is drawn',
  { tag: '@full' },
  async ({ page, browser }) => {
    await openEditor(page)
    await openTab(page, 'Background')
    await radio(page, 'Background type', 'Image').check()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles({ name: 'red.png', mimeType: 'image/png', buffer: redPicture() })
    await expect(page.getByRole('img', { name: 'Background picture' })).toBeVisible()
    await keep(page)
    await openCards(page)
    const drawn = await groundOfFirst(page)
    expect(drawn.red).toBeGreaterThan(2 * Math.max(drawn.green, drawn.blue))
    const file = await exportAll(page)

    const context = await browser.newContext()
    const elsewhere = await context.newPage()
    await elsewhere.goto('/en/cards')
    await expect(elsewhere.getByRole('heading', { name: 'No Cards Yet' })).toBeVisible()
    await elsewhere.setInputFiles('input[type=file]', file)
    await expect(elsewhere.getByText('1 card added.')).toBeVisible()
    expect(await groundOfFirst(elsewhere)).toEqual(drawn)
    await elsewhere.reload()
    expect(await groundOfFirst(elsewhere)).toEqual(drawn)
    await context.close()
  },
)

test(
  'a picture exported here brings its card, once; another picture is no card',
  { tag: ['@full', '@full-phone'] },
  async ({ page }) => {
    await openEditor(page)
    await openTab(page, 'Frame')
    await radio(page, 'Shadow', 'Large').check()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Export Image').click(),
    ])
    const picture = { name: 'card.png', mimeType: 'image/png', buffer: await readFile(await download.path()) }
    await page.goto('/en/cards')
    await page.setInputFiles('input[type=file]', picture)
    await expect(page.getByText('1 card added.')).toBeVisible()
    expect((await kept(page)).map(({ card: { settings } }) => settings.shadow)).toEqual(['lg'])
    await page.setInputFiles('input[type=file]', picture)
    await expect(page.getByText('Nothing to add: all of it is here already.')).toBeVisible()
    await page.setInputFiles('input[type=file]', { ...picture, buffer: redPicture() })
    await expect(page.getByRole('alert')).toContainText('or a picture exported here.')
    await expect(cards(page)).toHaveCount(1)
  },
)

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'cards are opened, named, copied, deleted, drawn, exported and taken back',
    { tag: '@full' },
    async ({ page, context }) => {
      await openEditor(page)
      await page.waitForFunction(() => performance.getEntriesByName('stored-for-offline').length > 0)
      await keep(page)
      await expect.poll(() => page.evaluate(hasStoredChinese)).toBe(true)
      await context.setOffline(true)

      await openCards(page)
      await expect(cards(page).first().locator('img[src^="blob:"]')).toBeVisible()
      await menu(page, '', 'Rename')
      await page.keyboard.type('Winter')
      await page.keyboard.press('Enter')
      await expect.poll(() => names(page)).toEqual(['Winter'])
      await menu(page, 'Winter', 'Duplicate')
      await expect.poll(() => names(page)).toEqual(['Winter 2', 'Winter'])
      const file = await exportAll(page)
      await menu(page, 'Winter', 'Delete') // deletes the latest, Winter 2
      await expect.poll(() => names(page)).toEqual(['Winter'])
      await page.setInputFiles('input[type=file]', file)
      await expect(page.getByText('1 card added.')).toBeVisible()
      await expect.poll(() => names(page)).toEqual(['Winter 2', 'Winter'])
      await page.reload()
      await expect.poll(() => names(page)).toEqual(['Winter 2', 'Winter'])
      expect(await kept(page)).toHaveLength(2)

      await page.getByRole('link', { name: 'Open Winter', exact: true }).click()
      await expect(button(page, 'Keep This Card')).toHaveAttribute('aria-pressed', 'true')
    },
  )
})

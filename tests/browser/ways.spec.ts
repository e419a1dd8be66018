import { PNG } from 'pngjs'
import { readFile } from 'node:fs/promises'
import { pictureFile } from '../fixtures/pictureFile'
import { card, openEditor, textbox } from './editorPage'
import { CARD_OF_TODAY, expect, QUOTE, test, type Page } from './fixtures'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50'

interface World {
  shared: { name: string; type: string; keys: string[] }[]
}

const world = (page: Page) => page.evaluate(() => (window as unknown as { world: World }).world)

async function withShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fake: World = { shared: [] }
    Object.assign(window, { world: fake })
    navigator.canShare = ({ files } = {}) => files !== undefined
    navigator.share = (data = {}) => {
      const [file] = data.files ?? []
      if (file) fake.shared.push({ name: file.name, type: file.type, keys: Object.keys(data) })
      return Promise.resolve()
    }
  })
}

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export Image' })
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More Ways' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE })

  test('the file is made ahead, so the sheet opens within the tap itself, and no more is said than is known', async ({
    page,
  }) => {
    await withShareSheet(page)
    await openEditor(page)
    await page.keyboard.press('Shift')
    await expect(page.getByText(/^PNG, [\d.]+ [KM]B/)).toBeVisible()
    const isInTheTap = await exportButton(page).evaluate((button: HTMLElement) => {
      button.click()
      return (window as unknown as { world: World }).world.shared.length === 1
    })
    expect(isInTheTap).toBe(true)
    await expect(status(page, 'Sent to the share sheet.')).toBeVisible()
    const { shared } = await world(page)
    expect(shared).toEqual([{ name: 'quote-2026-11-21.png', type: 'image/png', keys: ['files'] }])
    await expect(page.getByText(/saved/i)).toHaveCount(0)
  })
})

test.describe('in WeChat', () => {
  test.use({ userAgent: WECHAT })

  test('the button shows the picture to hold: a JPEG of at most 2 megapixels, and how to open a browser', async ({
    page,
  }) => {
    await openEditor(page)
    await exportButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Press and Hold to Save' })
    const heading = dialog.getByRole('heading', { name: 'Press and Hold to Save' })
    await expect(heading).toBeFocused()
    await expect(dialog.getByText('Not saved? Tap here, then Open in Browser.')).toBeVisible()
    const src = await dialog.getByRole('img').getAttribute('src')
    expect(src).toMatch(/^data:image\/jpeg;base64,/)
    const file = pictureFile(Buffer.from(src!.split(',')[1]!, 'base64'))
    expect(file.type).toBe('image/jpeg')
    expect(file.widthPx! * file.heightPx!).toBeLessThanOrEqual(2_000_000)
    await expect(dialog.getByText(`${file.widthPx} × ${file.heightPx}, JPG`)).toBeVisible()
    await expect(page.getByText(/downloading/i)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(exportButton(page)).toBeFocused()
  })
})

test.describe('on a computer', () => {
  test('Ctrl S downloads the file that was told, also while typing', { tag: '@full' }, async ({ page }) => {
    await openEditor(page)
    const settings = page.getByRole('button', { name: /^1920 × 1080/ })
    await expect(settings).toContainText('PNG, 2x HD')
    await page.getByRole('button', { name: 'Edit Content' }).click()
    await expect(settings).toContainText(/PNG, [\d.]+ [KM]B · Fits Instagram Post and \d+ more$/)
    const told = (await settings.innerText()).split('\n').at(-1)!
    await textbox(page, 'Quote').focus()
    const downloading = page.waitForEvent('download')
    await page.keyboard.press('Control+s')
    const download = await downloading
    expect(download.suggestedFilename()).toBe('quote-2026-11-21.png')
    const { length } = await readFile(await download.path())
    expect(told).toContain(`PNG, ${Math.round(length / 1_000)} KB · Fits `)
  })

  test('copies the picture, whatever the chosen format, and the words @full', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openEditor(page)
    await page.getByRole('button', { name: 'Export Settings' }).click()
    await page.getByRole('radio', { name: 'JPG' }).check()
    await chooseAction(page, 'Copy Picture')
    await expect(status(page, 'Picture copied. PNG, 1920 × 1080.')).toBeVisible()
    const bytes = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      return [...new Uint8Array(await (await item!.getType('image/png')).arrayBuffer())]
    })
    const { width, height } = PNG.sync.read(Buffer.from(bytes))
    expect({ width, height }).toEqual({ width: 1920, height: 1080 })

    await chooseAction(page, 'Copy Caption')
    await expect(status(page, 'Caption copied.')).toBeVisible()
    const caption = await page.evaluate(() => navigator.clipboard.readText())
    expect(caption.split('\n').slice(0, 2)).toEqual([`“${QUOTE.content}”`, QUOTE.translation])
    expect(caption).toContain(`— ${QUOTE.author}`)
    expect(caption).not.toContain('#')

    await chooseAction(page, 'Copy Alt Text')
    await expect(status(page, 'Alt text copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^A card with a quote: “.*\n日签卡片：/,
    )
  })

  test('prints the card alone', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await openEditor(page)
    await chooseAction(page, 'Print…')
    await expect(page.locator('html[data-printed]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(card(page)).toBeHidden()
    const picture = page.locator('body > img')
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAttribute('alt', /^A card with a quote: /)
  })

  test(
    'copies a link that shows this card, and shows it as a chat does',
    { tag: '@full' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openEditor(page)
      await chooseAction(page, 'Copy Link')
      const said = status(page, 'Link copied, with a preview in chats.')
      await expect(said).toBeVisible()
      const url = await page.evaluate(() => navigator.clipboard.readText())
      expect(url).toMatch(/:\d+\/card\?k=[\w-]{1,60}$/)
      await said.getByRole('button', { name: 'Preview' }).click()
      const preview = page.getByRole('dialog', { name: 'Link preview' })
      const picture = preview.locator('img')
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1920)
      await expect(preview.getByText(`${url.length} characters`)).toBeVisible()
      await preview.getByRole('button', { name: 'Back' }).click()
      await page.goto(url)
      await expect(page.getByRole('img', { name: CARD_OF_TODAY })).toBeVisible()
    },
  )

  test('a private link keeps the card from the server', { tag: '@full' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openEditor(page)
    await chooseAction(page, 'Copy Private Link')
    await expect(status(page, 'Private link copied. Chats show no preview.')).toBeVisible()
    const url = await page.evaluate(() => navigator.clipboard.readText())
    expect(url).toMatch(/:\d+\/card#k=[\w-]+$/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
    await page.goto(url)
    await expect(page.getByRole('img', { name: CARD_OF_TODAY })).toBeVisible()
    const code = url.split('#k=')[1]!
    expect(asked.filter((address) => address.includes(code) && !address.includes('#'))).toEqual([])
  })
})

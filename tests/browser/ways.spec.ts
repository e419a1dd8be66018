import { PNG } from 'pngjs'
import { readFile } from 'node:fs/promises'
import { pictureFile } from '../fixtures/pictureFile'
import { card, openEditor, openTab, textbox } from './editorPage'
import { CARD_OF_TODAY, expect, QUOTE, test, type Page } from './fixtures'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50'

type Answer = 'takes' | 'dismisses' | 'refuses' | 'hangs' | 'wants a new tap'

interface World {
  shared: { name: string; type: string; keys: string[] }[]
  answers: Answer[]
  copied: string[]
}

const world = (page: Page) => page.evaluate(() => (window as unknown as { world: World }).world)

/** A share sheet that answers as told, tap by tap. */
async function withShareSheet(page: Page, ...answers: Answer[]): Promise<void> {
  await page.addInitScript((answersInTurn: Answer[]) => {
    const fake: World = { shared: [], answers: answersInTurn, copied: [] }
    Object.assign(window, { world: fake })
    navigator.canShare = ({ files } = {}) => files !== undefined
    navigator.share = (data = {}) => {
      const [file] = data.files ?? []
      if (file) fake.shared.push({ name: file.name, type: file.type, keys: Object.keys(data) })
      const answer = fake.answers.shift() ?? 'takes'
      const error = { dismisses: 'AbortError', refuses: 'DataError', 'wants a new tap': 'NotAllowedError' }
      if (answer === 'takes') return Promise.resolve()
      if (answer === 'hangs') return new Promise(() => {})
      return Promise.reject(new DOMException('faked', error[answer]))
    }
  }, answers)
}

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export Image' })
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

async function chooseWay(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More Ways' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE })

  test('the button hands the file alone to the share sheet, and says no more than it knows', async ({
    page,
  }) => {
    await withShareSheet(page)
    await openEditor(page)
    await exportButton(page).click()
    await expect(status(page, 'Handed to the system.')).toBeVisible()
    const { shared } = await world(page)
    expect(shared).toEqual([{ name: 'quote-2026-11-21.png', type: 'image/png', keys: ['files'] }])
    await expect(page.getByText(/saved/i)).toHaveCount(0)
  })

  test('the file is made ahead, so the sheet opens within the tap itself', async ({ page }) => {
    await withShareSheet(page)
    await openEditor(page)
    await page.keyboard.press('Shift') // in use
    await expect(page.getByText(/^PNG, [\d.]+ [KM]B/)).toBeVisible()
    const isInTheTap = await exportButton(page).evaluate((button: HTMLElement) => {
      button.click()
      return (window as unknown as { world: World }).world.shared.length === 1
    })
    expect(isInTheTap).toBe(true)
  })

  test('a closed share sheet is no failure and says nothing', async ({ page }) => {
    await withShareSheet(page, 'dismisses', 'takes')
    await openEditor(page)
    await exportButton(page).click()
    await expect.poll(async () => (await world(page)).shared.length).toBe(1)
    await exportButton(page).click()
    await expect(status(page, 'Handed to the system.')).toHaveCount(1)
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  })

  test('a sheet that refuses is followed by a download of the same file', async ({ page }) => {
    await withShareSheet(page, 'refuses')
    await openEditor(page)
    await exportButton(page).click()
    const alert = page.getByRole('alert').filter({ hasText: 'The system did not take the file.' })
    const download = page.waitForEvent('download')
    await alert.getByRole('button', { name: 'Save to Device' }).click()
    expect((await download).suggestedFilename()).toBe('quote-2026-11-21.png')
    await expect(status(page, /^Downloading\. /)).toBeVisible()
  })

  test('a tap that is too old asks for a new one, which shares the finished file', async ({ page }) => {
    await withShareSheet(page, 'wants a new tap', 'takes')
    await openEditor(page)
    await exportButton(page).click()
    const ready = status(page, 'The picture is ready.')
    await ready.getByRole('button', { name: 'Share' }).click()
    await expect(status(page, 'Handed to the system.')).toBeVisible()
    expect((await world(page)).shared).toHaveLength(2)
  })

  test('a sheet that never answers keeps nothing waiting', async ({ page }) => {
    await withShareSheet(page, 'hangs', 'takes')
    await openEditor(page)
    await exportButton(page).click()
    await expect.poll(async () => (await world(page)).shared.length).toBe(1)
    await expect(exportButton(page)).not.toHaveAttribute('aria-busy')
    await exportButton(page).click()
    await expect(status(page, 'Handed to the system.')).toBeVisible()
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

  test('offers no download', async ({ page }) => {
    await openEditor(page)
    await page.getByRole('button', { name: 'More Ways' }).click()
    await expect(page.getByRole('menuitem', { name: 'Hold to Save' })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('menuitem', { name: 'Save to Device' })).toHaveCount(0)
  })
})

test.describe('on a computer', () => {
  test('the menu is walked by arrow keys, and Esc returns to its button', async ({ page }) => {
    await openEditor(page)
    const more = page.getByRole('button', { name: 'More Ways' })
    await more.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Save to Device' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Print…' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  test('Ctrl S downloads, also while typing', async ({ page }) => {
    await openEditor(page)
    await page.getByRole('button', { name: 'Edit Content' }).click()
    const download = page.waitForEvent('download')
    await page.keyboard.press('Control+s')
    expect((await download).suggestedFilename()).toBe('quote-2026-11-21.png')
  })

  test('copies the picture, whatever the chosen format, and the words', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openEditor(page)
    await page.getByRole('button', { name: 'Export Settings' }).click()
    await page.getByRole('radio', { name: 'JPG' }).check()
    await chooseWay(page, 'Copy Picture')
    await expect(status(page, 'Picture copied. PNG, 1920 × 1080.')).toBeVisible()
    const bytes = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      return [...new Uint8Array(await (await item!.getType('image/png')).arrayBuffer())]
    })
    const { width, height } = PNG.sync.read(Buffer.from(bytes))
    expect({ width, height }).toEqual({ width: 1920, height: 1080 })

    await chooseWay(page, 'Copy Caption')
    await expect(status(page, 'Caption copied.')).toBeVisible()
    const caption = await page.evaluate(() => navigator.clipboard.readText())
    expect(caption.split('\n').slice(0, 2)).toEqual([`“${QUOTE.content}”`, QUOTE.translation])
    expect(caption).toContain(`— ${QUOTE.author}`)
    expect(caption).not.toContain('#')

    await chooseWay(page, 'Copy Alt Text')
    await expect(status(page, 'Alt text copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^A card with a quote: “.*\n日签卡片：/,
    )
  })

  test('tags end the caption on request', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openEditor(page)
    await page.getByRole('button', { name: 'Export Settings' }).click()
    await page.getByRole('switch', { name: 'Tags in the Caption' }).click()
    await chooseWay(page, 'Copy Caption')
    await expect(status(page, 'Caption copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\n#QuoteOfTheDay #日签 #\w+$/)
  })

  test('a clipboard that refuses pictures leads to the picture itself', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('faked', 'NotAllowedError'))
    })
    await openEditor(page)
    await chooseWay(page, 'Copy Picture')
    const alert = page.getByRole('alert').filter({ hasText: 'This browser lets no page copy pictures.' })
    await alert.getByRole('button', { name: 'Show Picture' }).click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  })

  test('a clipboard that refuses words shows them to be copied by hand', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('faked', 'NotAllowedError'))
      document.execCommand = () => false
    })
    await openEditor(page)
    await chooseWay(page, 'Copy Caption')
    const alert = page.getByRole('alert').filter({ hasText: 'This browser lets no page copy.' })
    await alert.getByRole('button', { name: 'Show Text' }).click()
    const field = page.getByRole('dialog').getByRole('textbox')
    await expect(field).toHaveValue(new RegExp(`^“${QUOTE.content.slice(0, 20)}`))
    const selected = await field.evaluate(
      (area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart,
    )
    expect(selected).toBe((await field.inputValue()).length)
  })

  test('without a clipboard for pictures Copy Picture is not offered; holding is', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'))
    await openEditor(page)
    await page.getByRole('button', { name: 'More Ways' }).click()
    await expect(page.getByRole('menuitem', { name: 'Copy Picture' })).toHaveCount(0)
    await expect(page.getByRole('menuitem', { name: 'Hold to Save' })).toBeVisible()
  })

  test('prints the card alone', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await openEditor(page)
    await chooseWay(page, 'Print…')
    await expect(page.locator('html[data-printed]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(card(page)).toBeHidden()
    const picture = page.locator('body > img')
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAttribute('alt', /^A card with a quote: /)
  })

  test('tells the file before and after it is made, as read back from it', async ({ page }) => {
    await openEditor(page)
    const settings = page.getByRole('button', { name: /^1920 × 1080/ })
    await expect(settings).toContainText('PNG, 2x HD')
    await page.keyboard.press('Shift')
    await expect(settings).toContainText(/PNG, [\d.]+ [KM]B · Fits Instagram Post, \w+ and \d+ more$/)
    const told = (await settings.innerText()).split('\n').at(-1)!
    const download = page.waitForEvent('download')
    await exportButton(page).click()
    const { length } = await readFile(await (await download).path())
    expect(told).toContain(`PNG, ${Math.round(length / 1_000)} KB · Fits `)
  })

  test('a file that is not what was promised is a failure', async ({ page }) => {
    await openEditor(page)
    await page.evaluate(() => {
      const { prototype } = HTMLCanvasElement
      const real = prototype.toDataURL
      prototype.toDataURL = function (...args) {
        if (this.width < 100) return real.apply(this, args)
        const small = document.createElement('canvas')
        return real.apply(small, args)
      }
    })
    await exportButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'did not come out as promised' })).toBeVisible()
  })

  test('a second tap while the file is made does nothing', async ({ page }) => {
    await openEditor(page)
    const downloads: string[] = []
    page.on('download', (download) => downloads.push(download.suggestedFilename()))
    const first = page.waitForEvent('download')
    await exportButton(page).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(status(page, /^Downloading\. /)).toBeVisible()
    await first
    expect(downloads).toHaveLength(1)
  })

  test('copies a link that shows this card, and shows it as a chat does', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openEditor(page)
    await chooseWay(page, 'Copy Link')
    const said = status(page, 'Link copied. Chats show this card.')
    await expect(said).toBeVisible()
    const url = await page.evaluate(() => navigator.clipboard.readText())
    expect(url).toMatch(/\/en\/card\?k=[\w-]{1,60}$/)
    await said.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('dialog', { name: 'Link preview' })
    const picture = preview.locator('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1920)
    await expect(preview.getByText(`${url.length} characters`)).toBeVisible()
    await preview.getByRole('button', { name: 'Back' }).click()
    await page.goto(url)
    await expect(page.getByRole('img', { name: CARD_OF_TODAY })).toBeVisible()
  })

  test('a private link keeps the card from the server', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openEditor(page)
    await chooseWay(page, 'Copy Private Link')
    await expect(status(page, 'Private link copied. Chats show no picture.')).toBeVisible()
    const url = await page.evaluate(() => navigator.clipboard.readText())
    expect(url).toMatch(/\/en\/card#k=[\w-]+$/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
    await page.goto(url)
    await expect(page.getByRole('img', { name: CARD_OF_TODAY })).toBeVisible()
    const code = url.split('#k=')[1]!
    expect(asked.filter((address) => address.includes(code) && !address.includes('#'))).toEqual([])
  })

  test('says how long a link is that some apps cut', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openEditor(page)
    await page.getByRole('button', { name: 'Edit Content' }).click()
    const long = Array.from({ length: 330 }, (_, at) => ((at * 7919) % 99991).toString(36)).join(' ')
    await textbox(page, 'Quote').fill(long.slice(0, 1_990))
    await openTab(page, 'Translation')
    await textbox(page, 'Translation text').fill([...long].reverse().join('').slice(0, 1_990))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await chooseWay(page, 'Copy Link')
    await expect(status(page, /This link has \d{4} characters\. Some apps cut it\./)).toBeVisible()
  })
})

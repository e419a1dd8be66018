import { rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { PNG } from 'pngjs'
import { button, card, openEditor, openTab, radio, undo } from './editorPage'
import { expect, test, type FileChooser, type Locator, type Page } from './fixtures'
import { holdRequests } from './holdRequests'

const PNG_FILE = picture([40, 90, 160])
const SVG_FILE = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
const HEIC_FILE = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

let server: Server
let site = ''
test.beforeAll(async () => {
  // Browsers ask first whether the header with which `fixtures.ts` names a visitor is allowed.
  const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  server = createServer(({ url, method }, response) => {
    const isMissing = url === '/none.png' && method !== 'OPTIONS'
    const cors = url === '/shut.png' ? {} : open
    response.writeHead(isMissing ? 404 : 200, { ...cors, 'content-type': 'image/png' })
    response.end(isMissing ? '' : PNG_FILE)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  site = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
test.afterAll(() => void server.close())

async function openBackground(page: Page): Promise<void> {
  await openEditor(page)
  await openTab(page, 'Background')
  await radio(page, 'Background type', 'Image').check()
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  chooseFile(page, { name, mimeType: 'image/png', buffer })

async function chooseFile(page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(file)
}

async function dropOrPaste(
  target: Locator,
  how: 'drop' | 'paste',
  what: { file?: { name: string; bytes: Buffer }; text?: string },
): Promise<void> {
  const { file, text } = what
  await target.evaluate(
    (element, [kind, name, base64, words]) => {
      const data = new DataTransfer()
      if (base64 !== undefined) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], name ?? '', { type: 'image/png' }))
      }
      if (words) data.setData('text/plain', words)
      const init = { bubbles: true, cancelable: true }
      if (kind === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }))
      } else {
        element.dispatchEvent(new DragEvent('dragover', { ...init, dataTransfer: data }))
        element.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }))
      }
    },
    [how, file?.name, file?.bytes.toString('base64'), text] as const,
  )
}

const preview = (page: Page) => page.getByRole('img', { name: 'Background picture' })

test(
  'a chosen file becomes the background and shows its name; Remove removes it',
  { tag: '@full-phone' },
  async ({ sharedPage: page }) => {
    await openBackground(page)
    await choose(page, 'sea.png', PNG_FILE)
    await expect(preview(page)).toBeVisible()
    await expect(page.getByText('sea.png')).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Overlay strength' })).toHaveAttribute(
      'aria-valuetext',
      /the minimum for legibility$/,
    )
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(preview(page)).toBeHidden()
    await undo(page)
    await expect(preview(page)).toBeVisible()
  },
)

test('a photograph is framed around its subject until it is dragged, and can be printed', async ({
  sharedPage: page,
}) => {
  await openBackground(page)
  await choose(page, 'face.png', photograph())
  const [find, avoid] = [button(page, 'Find the Subject'), button(page, 'Words Where It Is Calm')]
  for (const toggle of [find, avoid]) await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  const prints = page.getByRole('radiogroup', { name: 'Print', exact: true })
  await expect(prints.getByRole('radio')).toHaveCount(8)
  await expect(radio(page, 'Print', 'Natural')).toBeChecked()
  const natural = await card(page).screenshot()
  await radio(page, 'Print', 'Duotone').check()
  await expect.poll(async () => (await card(page).screenshot()).equals(natural)).toBe(false)
  await undo(page)

  await page.getByRole('slider', { name: 'Vertical position' }).press('ArrowRight')
  await expect(find).toHaveAttribute('aria-pressed', 'false')
  await find.click()
  await expect(find).toHaveAttribute('aria-pressed', 'true')
  await avoid.click()
  await expect(avoid).toHaveAttribute('aria-pressed', 'false')
})

test('a file dropped on the card becomes its background', { tag: '@full' }, async ({ sharedPage: page }) => {
  await openBackground(page)
  await page.getByRole('radio', { name: 'Solid' }).check()
  await dropOrPaste(card(page), 'drop', { file: { name: 'dropped.png', bytes: PNG_FILE } })
  await expect(page.getByRole('radio', { name: 'Image', exact: true })).toBeChecked()
  await expect(page.getByText('dropped.png')).toBeVisible()
})

test(
  'a picture can be pasted anywhere but into text fields, and into the address field as a picture',
  { tag: '@full' },
  async ({ sharedPage: page }) => {
    await openBackground(page)
    await dropOrPaste(page.locator('body'), 'paste', { file: { name: 'pasted.png', bytes: PNG_FILE } })
    await expect(page.getByText('pasted.png')).toBeVisible()

    const field = page.getByRole('textbox', { name: 'Image URL' })
    await dropOrPaste(field, 'paste', { file: { name: 'into the field.png', bytes: picture([9, 9, 9]) } })
    await expect(page.getByText('into the field.png')).toBeVisible()

    await dropOrPaste(field, 'paste', { text: `http://${site}/open.png` })
    await expect(page.getByText('into the field.png')).toBeVisible()
  },
)

test(
  'a picture of another site is fetched by URL, and the site is named if it forbids that',
  { tag: '@full' },
  async ({ page }) => {
    await openBackground(page)
    const field = page.getByRole('textbox', { name: 'Image URL' })
    await field.fill(`http://${site}/open.png`)
    await field.press('Enter')
    await expect(preview(page)).toBeVisible()
    await expect(field).toHaveValue(`http://${site}/open.png`)

    await field.fill(`http://${site}/shut.png`)
    await field.press('Enter')
    await expect(page.getByRole('alert')).toContainText(
      `${site} does not let other sites use its pictures. Save the picture, then choose the file.`,
    )
    await field.fill(`http://${site}/none.png`)
    await field.press('Enter')
    await expect(page.getByRole('alert')).toContainText(`${site} has no picture at this web address.`)
    await field.fill('http://127.0.0.1:1/closed.png')
    await field.press('Enter')
    await expect(page.getByRole('alert')).toContainText('No answer from 127.0.0.1:1.')
    await field.fill('a sunset')
    await field.press('Enter')
    await expect(page.getByRole('alert')).toContainText('This is not a complete web address.')
  },
)

test('a file that is not a picture is refused with the reason; the card keeps its picture @full', async ({
  sharedPage: page,
}) => {
  await openBackground(page)
  await choose(page, 'before.png', PNG_FILE)
  await expect(page.getByText('before.png')).toBeVisible()
  for (const [name, bytes, words] of [
    ['drawing.png', SVG_FILE, /^SVG is a drawing in code.*Export it as PNG/],
    ['IMG_0001.jpg', HEIC_FILE, /^This browser cannot read HEIC photos\. Export the photo as JPEG/],
    ['empty.png', Buffer.alloc(0), /^This file is empty\./],
    ['notes.png', Buffer.from('no picture at all'), /^This is not a picture\./],
    ['torn.png', Buffer.from('ffd8ffe000104a46494600000000', 'hex'), /^This picture is damaged/],
  ] as const) {
    await choose(page, name, bytes)
    await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(words)
    await expect(page.getByLabel('Image URL')).not.toHaveAttribute('aria-invalid')
    await dropOrPaste(card(page), 'drop', { file: { name, bytes } })
    await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(2)
    await button(page, 'Dismiss').click()
    await expect(page.getByText('before.png')).toBeVisible()
  }
})

test('the quote’s pictures are imported in the same way', { tag: '@full' }, async ({ editor: page }) => {
  await openTab(page, 'Content')
  await button(page, 'Edit Content').click()
  await openTab(page, 'Media')
  await dropOrPaste(page.getByRole('textbox', { name: 'Share image URL' }), 'drop', {
    file: { name: 'share.png', bytes: PNG_FILE },
  })
  await expect(page.getByRole('img', { name: 'Share image' })).toBeVisible()
  await dropOrPaste(page.getByRole('textbox', { name: 'Original image URL' }), 'drop', {
    file: { name: 'drawing.svg', bytes: SVG_FILE },
  })
  await expect(page.getByRole('alert')).toContainText('SVG is a drawing in code')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('share.png')).toBeVisible()
})

test(
  'an address is on the card although Save is pressed before its picture has come',
  { tag: '@full' },
  async ({ sharedPage: page }) => {
    const address = `http://${site}/open.png`
    const held = await holdRequests(page, address)
    await openEditor(page)
    await openTab(page, 'Content')
    await button(page, 'Edit Content').click()
    await openTab(page, 'Media')
    const field = page.getByRole('textbox', { name: 'Share image URL' })
    await field.fill(address)
    await page.getByRole('button', { name: 'Save' }).click()
    await held.expectRequested()
    held.release()
    await expect(field).toHaveValue(address)
    await expect(page.getByRole('img', { name: 'Share image' })).toBeVisible()
  },
)

test('a picture stays although its file is deleted', { tag: '@full' }, async ({ sharedPage: page }) => {
  await openBackground(page)
  const file = test.info().outputPath('own.png')
  writeFileSync(file, PNG_FILE)
  await chooseFile(page, file)
  await expect(preview(page)).toBeVisible()
  rmSync(file)
  await openTab(page, 'Frame')
  await expect(preview(page)).toBeHidden()
  await openTab(page, 'Background')
  await expect(preview(page)).toHaveAttribute('src', /^blob:/)
  const widthPx = () => preview(page).evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(widthPx).toBeGreaterThan(0)
})

test('a picture survives a reload @full', async ({ sharedPage: page }) => {
  await openBackground(page)
  await choose(page, 'kept.png', PNG_FILE)
  await expect(page.getByText('kept.png')).toBeVisible()
  await page.waitForFunction(() => localStorage.getItem('quotidian-card')?.includes('own:'))
  await page.reload()
  await expect(card(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Background', exact: true }).click()
  await expect(page.getByText('kept.png')).toBeVisible()
  await expect(preview(page)).toBeVisible()
})

test(
  'without IndexedDB pictures last as long as the page, which is reported once',
  { tag: '@full' },
  async ({ sharedPage: page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
    })
    await openBackground(page)
    await choose(page, 'one.png', PNG_FILE)
    await expect(page.getByText('one.png')).toBeVisible()
    await expect(page.getByText(/^This browser is not saving pictures for this site\./)).toHaveCount(1)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await choose(page, 'two.png', picture([200, 30, 30]))
    await expect(page.getByText('two.png')).toBeVisible()
    await expect(page.getByText(/^This browser is not saving pictures for this site\./)).toHaveCount(0)
  },
)

test(
  'a missing picture leaves a blank, the export names it, and it is back once it is chosen again',
  { tag: '@full' },
  async ({ page }) => {
    await openBackground(page)
    const before = await groundOf(card(page))
    await choose(page, 'lost.png', PNG_FILE)
    await expect(page.getByText('lost.png')).toBeVisible()
    await page.waitForFunction(() => localStorage.getItem('quotidian-card')?.includes('own:'))
    await expect.poll(() => groundOf(card(page))).not.toEqual(before)
    const shown = await groundOf(card(page))
    await page.goto('/en/about')
    await page.evaluate(
      () => new Promise((done) => (indexedDB.deleteDatabase('quotidian-pictures').onsuccess = done)),
    )
    await openBackground(page)
    await expect(page.getByText(/^This picture is no longer in this browser\./).first()).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export Image' }).click()
    await download
    await expect(page.getByText(/Not loaded: your picture\./)).toBeVisible()
    expect(await groundOf(card(page))).not.toEqual(shown)
    await choose(page, 'lost.png', PNG_FILE)
    await expect.poll(() => groundOf(card(page))).toEqual(shown)
  },
)

async function groundOf(drawn: Locator): Promise<number[]> {
  const { data, width, height } = PNG.sync.read(await drawn.screenshot())
  const at = (Math.floor(height / 2) * width + Math.floor(width / 10)) * 4
  return [...data.subarray(at, at + 3)]
}

function picture([r, g, b]: readonly [number, number, number]): Buffer {
  const png = new PNG({ width: 300, height: 200 })
  for (let at = 0; at < png.data.length; at += 4) png.data.set([r, g, b, 255], at)
  return PNG.sync.write(png)
}

/** A face on a wall. */
function photograph(): Buffer {
  const png = new PNG({ width: 300, height: 300 })
  for (let at = 0; at < png.data.length; at += 4) {
    const [x, y] = [(at / 4) % 300, Math.floor(at / 1_200)]
    const isFace = ((x - 90) / 36) ** 2 + ((y - 80) / 48) ** 2 < 1
    png.data.set(isFace ? [213, 154, 123, 255] : [128, 140, 150, 255], at)
  }
  return PNG.sync.write(png)
}

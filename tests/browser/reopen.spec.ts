import { readFile } from 'node:fs/promises'
import { button, card, getQuoteOf, openEditor, openTab, radio, textbox, undo } from './editorPage'
import { expect, test, type Locator, type Page } from './fixtures'
import { watchConsole } from './watch'

/** When dropped on the editor, files with an embedded card ask whether to open it. */

const QUESTION = 'This picture contains its card. Open the card, or use it as a picture?'
const FORMATS = [
  ['PNG', []],
  ['JPG', ['@full']],
  ['WebP', ['@full']],
] as const

async function openSettings(page: Page): Promise<void> {
  await button(page, 'Export Settings').click()
}

async function exported(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export Image').click()])
  return readFile(await download.path())
}

async function give(target: Locator, how: 'drop' | 'paste', file: Buffer): Promise<void> {
  await target.evaluate(
    (element, [kind, base64]) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      data.items.add(new File([bytes], 'card.png', { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      if (kind === 'paste')
        element.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }))
      else
        for (const type of ['dragover', 'drop'])
          element.dispatchEvent(new DragEvent(type, { ...init, dataTransfer: data }))
    },
    [how, file.toString('base64')] as const,
  )
}

const nameOf = (page: Page) => card(page).getAttribute('aria-label')

for (const [format, tag] of FORMATS) {
  const title = `a ${format} that was exported opens its card again, one undo away from the work in hand`
  test(title, { tag: [...tag] }, async ({ sharedPage: page }) => {
    const expectQuiet = watchConsole(page)
    await openEditor(page)
    await getQuoteOf(page, '2026-03-07')
    await expect(card(page)).toHaveAccessibleName(/7 March 2026/)
    await openTab(page, 'Display')
    await textbox(page, 'Watermark text').fill('Mine')
    await openSettings(page)
    await radio(page, 'Format', format).check()
    const file = await exported(page)
    const kept = await nameOf(page)
    await openTab(page, 'Content')
    await getQuoteOf(page, '2026-07-01')
    await expect(card(page)).toHaveAccessibleName(/1 July 2026/)
    const inHand = await nameOf(page)

    await give(card(page), 'drop', file)
    await expect(page.getByText(QUESTION)).toBeVisible()
    await expect(card(page)).toHaveAttribute('aria-label', inHand!)
    await button(page, 'Open Card').click()
    await expect(page.getByText(QUESTION)).toBeHidden()
    await expect(card(page)).toHaveAttribute('aria-label', kept!)
    await undo(page)
    await expect(card(page)).toHaveAttribute('aria-label', inHand!)
    expectQuiet()
  })
}

test(
  'such a file can be used as a picture, or be left; pasted and chosen ones ask too',
  { tag: '@full' },
  async ({ page }) => {
    await openEditor(page)
    const file = await exported(page)
    const kept = await nameOf(page)
    await openTab(page, 'Background')
    await radio(page, 'Background type', 'Image').check()
    const preview = page.getByRole('img', { name: 'Background picture' })

    await give(page.locator('body'), 'paste', file)
    await expect(page.getByText(QUESTION)).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText(QUESTION)).toBeHidden()
    await expect(preview).toBeHidden()

    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles({ name: 'chosen.png', mimeType: 'image/png', buffer: file })
    await button(page, 'Use as Picture').click()
    await expect(preview).toBeVisible()
    await expect(page.getByText('chosen.png')).toBeVisible()
    await expect(card(page)).toHaveAttribute('aria-label', kept!)
  },
)

test(
  'a file without its card, or with a damaged one, is a picture like any other',
  { tag: '@full' },
  async ({ page }) => {
    await openEditor(page)
    const damaged = await exported(page)
    damaged[damaged.indexOf('Quotidian') + 40]! ^= 1
    await openSettings(page)
    await page.getByRole('group', { name: 'Export Settings' }).getByText('More', { exact: true }).click()
    await page.getByRole('switch', { name: 'Reopenable file' }).uncheck()
    const plain = await exported(page)
    expect(plain.includes('iTXt')).toBe(false)
    await openTab(page, 'Background')
    const image = radio(page, 'Background type', 'Image')
    for (const file of [damaged, plain]) {
      await radio(page, 'Background type', 'Solid').check()
      await give(card(page), 'drop', file)
      await expect(image).toBeChecked()
      await expect(page.getByText(QUESTION)).toBeHidden()
    }
  },
)

import { readFile } from 'node:fs/promises'
import { PNG } from 'pngjs'
import { combinations } from '../fixtures/combinations'
import { pictureFile } from '../fixtures/pictureFile'
import { card, getQuoteOf, openEditor, openTab as tab, radio } from './editorPage'
import { expect, test, type Locator, type Page } from './fixtures'

const CARD_OF_LEAP_DAY = /Henry David Thoreau.*29 February 2024/

async function openExportSettings(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Export Settings' })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

async function exported(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Image' }).click(),
  ])
  const bytes = new Uint8Array(await readFile(await download.path()))
  return { name: download.suggestedFilename(), ...pictureFile(bytes) }
}

/** Returns the page's text exactly one frame after a press, however slow the machine is. */
function shownOneFrameAfter(control: Locator): Promise<string> {
  return control.evaluate(async (element) => {
    ;(element as HTMLElement).click()
    await new Promise(requestAnimationFrame)
    return document.body.innerText
  })
}

test.describe('words', () => {
  test('shows typed words on the card at once; Cancel restores the old ones, Save and Ctrl+Enter keep the new', async ({
    editor: page,
  }) => {
    await expect(page.getByText('From the almanac, for 21 November 2026')).toBeVisible()
    const before = await card(page).getAttribute('aria-label')
    await page.getByRole('button', { name: 'Edit Content' }).click()
    const quote = page.getByRole('textbox', { name: 'Quote', exact: true })
    await expect(quote).toBeFocused()
    await quote.fill('Words of my own')
    await expect(card(page)).toHaveAccessibleName(/^Words of my own; /)

    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(card(page)).toHaveAccessibleName(before!)
    await expect(page.getByRole('button', { name: 'Edit Content' })).toBeFocused()

    await page.getByRole('button', { name: 'Edit Content' }).click()
    await quote.fill('Words of my own')
    await page.getByRole('textbox', { name: 'Author', exact: true }).fill('Me')
    await tab(page, 'Translation')
    await page.getByRole('textbox', { name: 'Translation text' }).fill('自己写的一句')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(card(page)).toHaveAccessibleName(/^Words of my own; 自己写的一句; Me; /)
    await expect(page.getByText('Your own words')).toBeVisible()

    await page.getByRole('button', { name: 'Edit Content' }).click()
    await expect(page.getByRole('button', { name: 'Get Quote' })).toBeDisabled()
    await expect(page.getByText(/^Save or cancel your edit first/)).toBeVisible()
    await tab(page, 'Quote Content')
    await quote.fill('Kept')
    await quote.press('Escape')
    await expect(card(page)).toHaveAccessibleName(/^Kept; /)
    await quote.press('Control+Enter')
    await expect(page.getByRole('button', { name: 'Edit Content' })).toBeVisible()
    await expect(card(page)).toHaveAccessibleName(/^Kept; /)
  })

  test('a tap or a key in any field starts editing there', async ({ editor: page }) => {
    const quote = page.getByRole('textbox', { name: 'Quote', exact: true })
    const author = page.getByRole('textbox', { name: 'Author', exact: true })
    const before = await card(page).getAttribute('aria-label')
    await author.click()
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
    await expect(author).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Somebody')
    await expect(card(page)).toHaveAccessibleName(/; Somebody; /)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(card(page)).toHaveAccessibleName(before!)

    await quote.focus()
    await page.keyboard.press('Shift')
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Now')
    await expect(card(page)).toHaveAccessibleName(/^Now; /)
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(card(page)).toHaveAccessibleName(before!)
  })

  test('text pasted on the desk becomes the quote, with undo', async ({ editor: page }) => {
    const before = await card(page).getAttribute('aria-label')
    const paste = (text: string) =>
      page.evaluate((pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', pasted)
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      }, text)
    await paste('…!')
    await expect(page.getByText('Only punctuation here, no words.')).toBeVisible()
    await paste('千里之行，始于足下。\n——老子')
    await expect(card(page)).toHaveAccessibleName(/^千里之行，始于足下。; 老子; /)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(card(page)).toHaveAccessibleName(before!)
  })

  test(
    'gets the quote of a day, and undo restores the previous one',
    { tag: '@full' },
    async ({ editor: page }) => {
      const before = await card(page).getAttribute('aria-label')
      await getQuoteOf(page, '2024-02-29')
      await expect(card(page)).toHaveAccessibleName(CARD_OF_LEAP_DAY)
      await expect(page.getByText('From the almanac, for 29 February 2024')).toBeVisible()

      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(card(page)).toHaveAccessibleName(before!)
      await page.getByRole('button', { name: 'Redo' }).click()
      await expect(card(page)).toHaveAccessibleName(CARD_OF_LEAP_DAY)
    },
  )
})

test.describe('looks', () => {
  test(
    'shows and hides the parts of the card, and says the date in the parts that are chosen',
    { tag: '@full' },
    async ({ editor: page }) => {
      await getQuoteOf(page, '2024-02-29')
      await tab(page, 'Display')
      const part = (name: string) => page.getByRole('checkbox', { name, exact: true })
      await expect(part('Numbers')).toBeChecked()
      await expect(part('Numbers')).toBeDisabled() // At least one part must stay on.
      await expect(part('Solar term')).toHaveAccessibleDescription('none today')
      await part('Chinese calendar').press('Space')
      await expect(part('Chinese calendar')).toHaveAccessibleDescription('农历正月二十 number 2 in the line')
      await expect(card(page)).toHaveAccessibleName(/; 29 February 2024, 农历正月二十$/)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(card(page)).toHaveAccessibleName(CARD_OF_LEAP_DAY)
      await part('Chinese calendar').click()
      await part('Numbers').click()
      await expect(card(page)).toHaveAccessibleName(/; 农历正月二十$/)
      await page.getByRole('switch', { name: 'Show Date' }).click()
      await expect(part('Numbers')).toHaveCount(0)
      await page.getByRole('switch', { name: 'Show Date' }).click()
      await expect(card(page)).toHaveAccessibleName(/Thoreau/)
      await page.getByRole('switch', { name: 'Show Author' }).click()
      await page.getByRole('switch', { name: 'Show Date' }).click()
      await expect(card(page)).not.toHaveAccessibleName(/Thoreau|2024|农历/)
      await page.getByRole('switch', { name: 'Show Translation' }).click()
      await expect(card(page)).not.toHaveAccessibleName(/\p{Script=Han}/u)

      await expect(page.getByRole('textbox', { name: 'Watermark text' })).toHaveValue('日签')
      await page.getByRole('switch', { name: 'Show Watermark' }).click()
      await expect(page.getByRole('textbox', { name: 'Watermark text' })).toBeHidden()
    },
  )

  test('sets the font, its size and its colors', { tag: '@full' }, async ({ editor: page }) => {
    await tab(page, 'Text')
    await radio(page, 'Font family', 'Serif').check()
    await page.getByRole('switch', { name: 'Bold' }).click()
    await page.getByRole('switch', { name: 'Italic' }).click()
    await radio(page, 'Alignment', 'Left').check()
    await tab(page, 'Size')
    await radio(page, 'Quote size', 'Large').check()
    const spacing = page.getByRole('slider', { name: 'Letter spacing' })
    await expect(spacing).toHaveValue('2')
    await spacing.focus()
    await spacing.press('Home')
    await expect(spacing).toHaveValue('0')
    await expect(spacing).toHaveAttribute('aria-valuetext', 'Tighter')
    await tab(page, 'Font')
    await tab(page, 'Size')
    await expect(spacing).toHaveValue('0')

    await tab(page, 'Color')
    await expect(radio(page, 'Quote color', 'Automatic')).toBeChecked()
    await radio(page, 'Quote color', 'Blue').check()
    const own = page.getByRole('textbox', { name: 'Custom quote color' })
    await own.fill('#123456')
    await expect(radio(page, 'Quote color', 'Blue')).not.toBeChecked()
    await expect(radio(page, 'Quote color', 'Automatic')).not.toBeChecked()
    await radio(page, 'Quote color', 'Red').check()
    await expect(own).toHaveValue('')
    await radio(page, 'Quote color', 'White').check()
    await expect(page.getByText('Hard to read.')).toBeVisible()
    await page.getByRole('button', { name: 'Choose automatically' }).press('Enter')
    await expect(page.getByText('Hard to read.')).toBeHidden()
    await expect(page.locator(':focus')).toHaveCount(1)
    await expect(radio(page, 'Quote color', 'Automatic')).toBeChecked()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(radio(page, 'Quote color', 'White')).toBeChecked()
    await expect(page.getByText('Hard to read.')).toBeVisible()
  })

  test('sets ground and frame, and applies a template that keeps the choice of quotation marks', async ({
    editor: page,
  }) => {
    await tab(page, 'Background')
    await radio(page, 'Background color', 'Mint').check()
    await expect(page.getByRole('textbox', { name: 'Custom background color' })).toHaveValue('#BDF2D5')
    await radio(page, 'Background type', 'Gradient').check()
    await radio(page, 'Gradient', 'Dusk haze').check()
    await radio(page, 'Background type', 'Striped').check()
    await expect(page.getByRole('radiogroup', { name: 'Pattern color' })).toBeVisible()
    await radio(page, 'Background type', 'Image').check()
    await expect(page.getByRole('textbox', { name: 'Image URL' })).toBeVisible()
    await tab(page, 'Frame')
    await expect(radio(page, 'Margin', 'Transparent')).toBeEnabled()
    await radio(page, 'Shadow', 'Inner').check()
    await expect(radio(page, 'Margin', 'Transparent')).toBeDisabled()
    await expect(page.getByText('Only a small, medium or large shadow has a margin.')).toBeVisible()
    await radio(page, 'Frame style', 'Minimal').check()
    await expect(radio(page, 'Frame style', 'Minimal')).toBeChecked()
    await tab(page, 'Display')
    await page.getByRole('switch', { name: 'Show Quotation Marks' }).click()
    await tab(page, 'Templates')
    const list = page.getByRole('listbox', { name: 'Basic templates' })
    await list.getByRole('option', { name: 'Professional' }).click()
    await expect(list.getByRole('option', { name: 'Professional' })).toHaveAttribute('aria-selected', 'true')
    await tab(page, 'Frame')
    await expect(radio(page, 'Frame style', 'Window')).toBeChecked()
    await tab(page, 'Display')
    await expect(page.getByRole('switch', { name: 'Show Quotation Marks' })).not.toBeChecked()
  })

  test(
    'updates the shown pixel size in the same frame as ratio and resolution',
    { tag: '@full' },
    async ({ editor: page }) => {
      await expect(page.getByText('1920 × 1080', { exact: true })).toBeVisible()
      await tab(page, 'Frame')
      expect(await shownOneFrameAfter(radio(page, 'Aspect ratio', '9:16'))).toContain('1080 × 1920')
      await openExportSettings(page)
      expect(await shownOneFrameAfter(page.getByRole('radio', { name: '4x 4K' }))).toContain('2160 × 3840')
    },
  )

  test('takes a picture from a file', { tag: '@full' }, async ({ editor: page }) => {
    await tab(page, 'Background')
    await radio(page, 'Background type', 'Image').check()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    const picture = new PNG({ width: 3_000, height: 1_000, fill: true })
    const buffer = PNG.sync.write(picture)
    await (await chooser).setFiles({ name: 'sea.png', mimeType: 'image/png', buffer })
    await expect(page.getByText('sea.png')).toBeVisible()
    expect((await exported(page)).type).toBe('image/png')
    await expect(page.getByText(/^Downloading\. \d+ × \d+, PNG, [\d.]+ [KM]B\.$/)).toBeVisible()

    const again = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (await again).setFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByText(/^This is not a picture\./)).toBeVisible()
  })

  test(
    'shows 4:5 on a phone until the actual ratio is switched on',
    { tag: ['@phone', '@touch'] },
    async ({ editor: page }) => {
      await expect(page.getByText('1080 × 1350', { exact: true })).toBeVisible()
      await tab(page, 'Frame')
      await page.getByRole('switch', { name: 'Actual ratio' }).click()
      await expect(page.getByText('1920 × 1080', { exact: true })).toBeVisible()
    },
  )
})

test.describe('export', () => {
  const TYPES = { PNG: 'image/png', JPG: 'image/jpeg', WebP: 'image/webp' } as const
  const SCALES = { 2: '2x HD', 4: '4x 4K' } as const
  const FILES = combinations({ format: ['PNG', 'JPG', 'WebP'], scale: [2, 4] }, { strength: 1 })

  test('saves each format at the exact size, 2x and 4x', async ({ editor: page }) => {
    await getQuoteOf(page, '2024-02-29')
    await expect(card(page)).toHaveAccessibleName(CARD_OF_LEAP_DAY)
    await openExportSettings(page)
    for (const { format, scale } of FILES) {
      await page.getByRole('radio', { name: format, exact: true }).check()
      await page.getByRole('radio', { name: SCALES[scale] }).check()
      const [widthPx, heightPx] = [960 * scale, 540 * scale]
      const file = {
        name: `quote-2024-02-29.${format.toLowerCase()}`,
        type: TYPES[format],
        widthPx,
        heightPx,
      }
      expect(await exported(page)).toEqual(file)
      const told = new RegExp(`^Downloading\\. ${widthPx} × ${heightPx}, ${format}, [\\d.]+ [KM]B\\.$`)
      await expect(page.getByText(told)).toBeVisible()
    }
  })

  test('saves a card whose picture is missing, and names the picture', { tag: '@full' }, async ({ page }) => {
    await openEditor(page)
    await tab(page, 'Background')
    await radio(page, 'Background type', 'Image').check()
    await page.getByRole('textbox', { name: 'Image URL' }).fill('/no/such-picture.png')
    await page.getByRole('textbox', { name: 'Image URL' }).press('Enter')
    await expect(
      page.getByText(/has no picture at this web address\..* A placeholder is shown instead\./),
    ).toBeVisible()
    expect((await exported(page)).type).toBe('image/png')
    await expect(page.getByText(/^Downloading\. .*Not loaded: such-picture\.png\./)).toBeVisible()
  })

  test(
    'has a quality only for lossy formats, and Esc closes the settings',
    { tag: '@full' },
    async ({ editor: page }) => {
      await openExportSettings(page)
      const quality = page.getByRole('slider', { name: 'Quality' })
      await expect(quality).toBeDisabled()
      await expect(page.getByText('PNG is lossless')).toBeVisible()
      await page.getByRole('radio', { name: 'JPG' }).check()
      await expect(quality).toBeEnabled()
      await quality.focus()
      await quality.press('Home')
      await expect(quality).toHaveValue('0.6')
      await expect(quality).toHaveAttribute('aria-valuetext', '60%')
      await page.keyboard.press('Escape')
      const button = page.getByRole('button', { name: 'Export Settings' })
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.click()
      await expect(quality).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    },
  )

  test('says what to do if the engine returns no picture, and Try Again works @full', async ({ page }) => {
    await openEditor(page)
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.evaluate(() => {
      const { prototype } = HTMLCanvasElement
      const real = prototype.toDataURL
      prototype.toDataURL = () => {
        prototype.toDataURL = real
        return 'data:,'
      }
    })
    await page.getByRole('button', { name: 'Export Image' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Not saved' })
    await expect(alert).toContainText('Choose a lower resolution.')
    expect(complaints).toEqual([expect.stringMatching(/^export failed/)])

    const download = page.waitForEvent('download')
    await alert.getByRole('button', { name: 'Try Again' }).click()
    expect((await download).suggestedFilename()).toBe('quote-2026-11-21.png')
    await expect(page.getByText(/^Downloading\. /)).toBeVisible()
    await expect(alert).toBeHidden()
  })
})

test('undoes and redoes by keyboard, except in text fields', async ({ editor: page }) => {
  await tab(page, 'Frame')
  await radio(page, 'Shadow', 'Large').check()
  await page.keyboard.press('Control+z')
  await expect(radio(page, 'Shadow', 'Medium')).toBeChecked()
  await page.keyboard.press('Control+Shift+z')
  await expect(radio(page, 'Shadow', 'Large')).toBeChecked()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await expect(radio(page, 'Shadow', 'Large')).toBeChecked()
  await tab(page, 'Display')
  await page.getByRole('textbox', { name: 'Watermark text' }).focus()
  await page.keyboard.press('Control+z')
  await tab(page, 'Frame')
  await expect(radio(page, 'Shadow', 'Large')).toBeChecked()
})

import { readFile } from 'node:fs/promises'
import { pictureFile } from '../fixtures/pictureFile'
import { button, openTab, radio, textbox } from './editorPage'
import { expect, test, type Page } from './fixtures'

async function exportedFile(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export Image').click()])
  const bytes = new Uint8Array(await readFile(await download.path()))
  return { ...pictureFile(bytes), bytes: bytes.length }
}

async function openTargets(page: Page): Promise<void> {
  await openTab(page, 'Frame')
  await button(page, 'Made for').click()
}

const target = (page: Page, name: string) => radio(page, 'Made for', name)

test(
  'made for a place, the card has its pixels, its format and its ratio; another ratio frees it',
  { tag: ['@full-tablet', '@full-phone'] },
  async ({ editor: page }) => {
    await openTargets(page)
    await expect(target(page, 'Anything')).toBeFocused()
    await target(page, 'Instagram Story').check({ force: true })
    await expect(target(page, 'Instagram Story')).toHaveAccessibleDescription(
      /1080 × 1920.*top 14% and bottom 20%/,
    )
    const clearZone = page.getByText(/^Reply field/)
    await expect(clearZone).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Made for')).toBeFocused()
    await expect(button(page, 'Made for')).toHaveAccessibleDescription('Instagram Story 1080 × 1920')
    await expect(radio(page, 'Aspect ratio', '9:16')).toBeChecked()
    expect(await exportedFile(page)).toMatchObject({ type: 'image/jpeg', widthPx: 1080, heightPx: 1920 })

    await button(page, 'Export Settings').click()
    await expect(page.getByText('Instagram Story is 1080 × 1920')).toBeVisible()
    await expect(radio(page, 'Resolution', '2x HD')).toBeDisabled()
    await button(page, 'Export Settings').click()

    await expect(clearZone).toBeVisible()
    await openTab(page, 'Templates')
    await expect(clearZone).toBeHidden()
    await openTab(page, 'Frame')
    await radio(page, 'Aspect ratio', '1:1').check({ force: true })
    await expect(button(page, 'Made for')).toHaveAccessibleDescription('Anything')
  },
)

test(
  'what a card is made for is kept with it',
  { tag: ['@full', '@full-tablet', '@full-phone'] },
  async ({ editor: page }) => {
    await openTargets(page)
    await target(page, 'E-ink').check({ force: true })
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('e-ink')
    await page.reload()
    await openTab(page, 'Frame')
    await expect(button(page, 'Made for')).toHaveAccessibleDescription('E-ink 800 × 480')
    const file = await exportedFile(page)
    expect(file).toMatchObject({ type: 'image/png', widthPx: 800, heightPx: 480 })
    expect(file.bytes).toBeLessThanOrEqual(90_000)
  },
)

test(
  'arrow keys go through the places, and undo takes the choice back',
  { tag: '@full' },
  async ({ editor: page }) => {
    await openTargets(page)
    await page.keyboard.press('ArrowDown')
    await expect(target(page, 'Instagram Story')).toBeChecked()
    await page.keyboard.press('Escape')
    await button(page, 'Undo').click()
    await expect(button(page, 'Made for')).toHaveAccessibleDescription('Anything')
    await expect(radio(page, 'Aspect ratio', '16:9')).toBeChecked()
  },
)

test(
  '8K comes out as large as this browser can draw, and is said to',
  { tag: '@full' },
  async ({ editor: page }) => {
    await openTargets(page)
    await target(page, 'Desktop wallpaper, 8K').check({ force: true })
    const promised = await page
      .getByText(/^\d{4} × \d{4}$/)
      .first()
      .textContent()
    const { widthPx, heightPx } = await exportedFile(page)
    expect(`${widthPx} × ${heightPx}`).toBe(promised)
  },
)

test(
  'an exact width is the file’s; one that cannot be is said and changes nothing',
  { tag: ['@full', '@full-phone'] },
  async ({ editor: page }) => {
    await openTab(page, 'Frame')
    await button(page, 'Export Settings').click()
    const width = textbox(page, 'Exact width')
    await width.fill('1001')
    await width.press('Enter')
    await expect(page.getByText(/^1001 × /).first()).toBeVisible()
    await width.fill('wide')
    await width.press('Enter')
    await expect(page.getByRole('alert')).toContainText('The picture keeps its size.')
    await expect(width).toHaveValue('wide')
    await expect(page.getByText(/^1001 × /).first()).toBeVisible()
    await width.fill('')
    await width.press('Enter')
    await expect(radio(page, 'Resolution', '2x HD')).toBeChecked()
  },
)

test(
  'a place that shows some pictures less says so while the card has what it dislikes',
  { tag: '@full' },
  async ({ editor: page }) => {
    await openTargets(page)
    await target(page, 'Xiaohongshu').check({ force: true })
    await button(page, 'Back to Frame').click()
    const note = page.getByText('Xiaohongshu may limit pictures with a watermark.')
    await expect(note).toBeVisible()
    await openTab(page, 'Display')
    await page.getByRole('switch', { name: 'Show Watermark' }).click()
    await expect(note).toHaveCount(0)
  },
)

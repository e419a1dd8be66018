import { readFile } from 'node:fs/promises'
import { PNG } from 'pngjs'
import { COUNTS } from '../../src/language/counts'
import { button, card, isPhone, openEditor, openTab, radio } from './editorPage'
import { expect, test, type Page } from './fixtures'
import { productModule } from './product'

async function openArt(page: Page): Promise<void> {
  await openEditor(page)
  await openTab(page, 'Background')
  await radio(page, 'Background type', 'Art').check()
  await expect(radio(page, 'Subject', 'Mountains')).toBeChecked()
  await expect(radio(page, 'Palette', 'Automatic (by date)')).toBeChecked()
}

async function exported(page: Page): Promise<{ bytes: Uint8Array; pixels: PNG }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export Image').click()])
  const bytes = new Uint8Array(await readFile(await download.path()))
  return { bytes, pixels: PNG.sync.read(Buffer.from(bytes)) }
}

test(
  'a painting is chosen by subject and palette, another one is one step, and the day’s own comes back',
  { tag: ['@full-tablet', '@full-phone'] },
  async ({ sharedPage: page }) => {
    await openArt(page)
    const painting = page.getByRole('group', { name: 'Painting' })
    await expect(painting).toContainText('original for 21 November 2026')
    await expect(button(page, 'Original for This Date')).toBeDisabled()

    await radio(page, 'Subject', 'Moon').check()
    await expect(radio(page, 'Palette', 'Midnight')).toBeAttached()
    await radio(page, 'Palette', 'Teal').check()
    await button(page, 'Shuffle').click()
    await button(page, 'Shuffle').click()
    await expect(painting).toContainText('no. 3 for this date')
    if (isPhone(page)) await page.keyboard.press('Control+z')
    else await button(page, 'Undo').click()
    await expect(painting).toContainText('no. 2 for this date')
    await button(page, 'Original for This Date').click()
    await expect(painting).toContainText('original for')
    await expect(radio(page, 'Palette', 'Teal')).toBeChecked()

    await radio(page, 'Background type', 'Solid').check()
    await expect(painting).toHaveCount(0)
  },
)

test('the subjects are shown, painted', { tag: '@full' }, async ({ sharedPage: page }) => {
  await openArt(page)
  const subjects = page.getByRole('radiogroup', { name: 'Subject' })
  await expect(subjects.getByRole('radio')).toHaveCount(COUNTS.art)
  await expect
    .poll(() =>
      subjects
        .locator('img')
        .evaluateAll(
          (images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth > 40).length,
        ),
    )
    .toBeGreaterThan(5)
})

test(
  'a painted card is exported as it is seen, and opens again from its file and from a link',
  { tag: '@full' },
  async ({ sharedPage: page }) => {
    await openArt(page)
    await radio(page, 'Subject', 'Sea').check()
    await radio(page, 'Palette', 'Prussian').check()
    await expect(card(page)).toBeVisible()
    const { bytes, pixels } = await exported(page)
    expect([pixels.width, pixels.height]).toEqual([1920, 1080])
    const colours = new Set<number>()
    for (let at = 0; at < pixels.data.length; at += 4 * 997) colours.add(pixels.data.readUInt32BE(at))
    expect(colours.size).toBeGreaterThan(100)
    const { cardInFile } = await productModule<typeof import('../../src/export/embedded/cardInFile')>(
      'export/embedded/cardInFile.ts',
    )
    const held = await cardInFile(bytes, '2026-11-21')
    expect(held?.settings).toMatchObject({
      backgroundType: 'art',
      art: { family: 'sea', palette: 'prussian', seed: 0 },
    })
    const { encodeShareCode } =
      await productModule<typeof import('../../src/card/shareCode')>('card/shareCode.ts')
    await page.goto(`/en/card?k=${await encodeShareCode(held!)}`)
    await expect(page.getByRole('img').first()).toBeVisible()
    await page.getByRole('link', { name: 'Make It Yours', exact: true }).click()
    await openTab(page, 'Background')
    await expect(radio(page, 'Subject', 'Sea')).toBeChecked()
    await expect(radio(page, 'Palette', 'Prussian')).toBeChecked()
  },
)

test('a painting that does not come is said, and the card stays', { tag: '@full' }, async ({ page }) => {
  await openEditor(page)
  await page.route(/\/assets\/(stars|artOnCard)-/, (route) => route.abort())
  await openTab(page, 'Background')
  await radio(page, 'Background type', 'Art').check()
  await radio(page, 'Subject', 'Stars').check()
  await expect(
    page.getByRole('alert').filter({ hasText: 'This painting could not be loaded.' }),
  ).toBeVisible()
  await expect(card(page)).toBeVisible()
  await radio(page, 'Background type', 'Solid').check()
  await expect(card(page)).toBeVisible()
})

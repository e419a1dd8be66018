import { readFile } from 'node:fs/promises'
import linked from '../../src/language/locales/en.linked.json' with { type: 'json' }
import { button, isPhone, openEditor, openTab, radio, textbox } from './editorPage'
import { expect, test, type Page } from './fixtures'
import { productModule } from './product'

const showSeal = (page: Page) => page.getByRole('switch', { name: 'Show Seal', exact: true })
const seal = (page: Page) =>
  page.getByRole('group', { name: 'Blocks on the card' }).getByRole('button', { name: /^Seal/ })
async function openSeal(page: Page): Promise<void> {
  await openTab(page, 'Display')
  await showSeal(page).check()
  await expect(radio(page, 'Seal style', 'Tall')).toBeChecked()
}

async function expectTilesDrawn(page: Page): Promise<void> {
  const tiles = page.getByRole('radiogroup', { name: 'Seal style' }).locator('img')
  const areDrawn = () =>
    tiles.evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth > 40))
  await expect.poll(areDrawn).toEqual([true, true, true, true, true])
}

test('names of seals stand in one line each, also where the panel is narrow @full', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await openEditor(page)
  await openSeal(page)
  const names = page.getByRole('radiogroup', { name: 'Seal style' }).locator('[data-text]')
  const heights = await names.evaluateAll((all) =>
    all.map((name) => name.clientHeight / parseFloat(getComputedStyle(name).lineHeight)),
  )
  expect(heights).toHaveLength(5)
  for (const lines of heights) expect(lines).toBeLessThan(1.5)
  const [settings, image] = await Promise.all(
    ['Export Settings', 'Export Image'].map((name) => button(page, name).boundingBox()),
  )
  expect(settings!.y, 'the dock is one row').toBe(image!.y)
})

test(
  'a seal is switched on, written, cut and placed in Display; undo takes it step by step',
  { tag: ['@full-tablet', '@full-phone'] },
  async ({ editor: page }) => {
    await openTab(page, 'Display')
    await expect(showSeal(page)).not.toBeChecked()
    await expect(textbox(page, 'Seal text')).toHaveCount(0)
    await showSeal(page).check()
    await expect(seal(page)).toHaveAccessibleName('Seal: 日签')
    await expect(textbox(page, 'Seal text')).toHaveValue('日签')
    if (!isPhone(page)) await expectTilesDrawn(page)

    await textbox(page, 'Seal text').fill('知足常乐也')
    await expect(page.getByRole('alert')).toHaveText('One to four characters.')
    await textbox(page, 'Seal text').blur()
    await expect(textbox(page, 'Seal text')).toHaveValue('知足常乐也')
    await expect(seal(page)).toHaveAccessibleName('Seal: 知足常乐')
    await textbox(page, 'Seal text').fill('知足')
    await textbox(page, 'Seal text').press('Enter')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(seal(page)).toHaveAccessibleName('Seal: 知足')

    await radio(page, 'Seal style', 'Gourd').check()
    await radio(page, 'Seal place', 'Left').check()
    await expect(radio(page, 'Seal style', 'Gourd')).toBeChecked()
    if (isPhone(page)) await page.keyboard.press('Control+z')
    else await button(page, 'Undo').click()
    await expect(radio(page, 'Seal place', 'Right')).toBeChecked()
    await expect(radio(page, 'Seal style', 'Gourd')).toBeChecked()

    await showSeal(page).uncheck()
    await expect(seal(page)).toHaveCount(0)
  },
)

test(
  'a composition with a place for a seal has the switch on, and the place rests',
  { tag: '@full' },
  async ({ editor: page }) => {
    await openTab(page, 'Text')
    await page.getByRole('tab', { name: 'Composition', exact: true }).click()
    await radio(page, 'Composition', 'Vertical').check()
    await openTab(page, 'Display')
    await expect(showSeal(page)).toBeChecked()
    await expect(radio(page, 'Seal place', 'Left')).toBeDisabled()
    await radio(page, 'Seal style', 'Round').check()
    await expect(seal(page)).toHaveAccessibleName('Seal: 日签')
    await showSeal(page).uncheck()
    await expect(seal(page)).toHaveCount(0)
  },
)

test('a picture and a link hold the seal', { tag: '@full' }, async ({ editor: page }) => {
  await openSeal(page)
  await textbox(page, 'Seal text').fill('平安喜乐')
  await textbox(page, 'Seal text').press('Enter')
  await radio(page, 'Seal style', 'Round').check()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export Image').click()])
  const { cardInFile } = await productModule<typeof import('../../src/export/embedded/cardInFile')>(
    'export/embedded/cardInFile.ts',
  )
  const held = await cardInFile(new Uint8Array(await readFile(await download.path())), '2026-11-21')
  expect(held?.settings).toMatchObject({ showSeal: true, sealText: '平安喜乐', sealStyle: 'round' })

  const { encodeShareCode } =
    await productModule<typeof import('../../src/card/shareCode')>('card/shareCode.ts')
  await page.goto(`/en/card?k=${await encodeShareCode(held!)}`)
  await page.getByRole('link', { name: linked.linked.makeYours, exact: true }).click()
  await openTab(page, 'Display')
  await expect(textbox(page, 'Seal text')).toHaveValue('平安喜乐')
  await expect(radio(page, 'Seal style', 'Round')).toBeChecked()
  await expect(seal(page)).toHaveAccessibleName('Seal: 平安喜乐')
})

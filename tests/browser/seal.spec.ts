import { readFile } from 'node:fs/promises'
import { encodeCard } from '../../src/card/shareCode'
import { cardInFile } from '../../src/export/embedded/cardInFile'
import linked from '../../src/language/locales/en.linked.json' with { type: 'json' }
import { button, isPhone, openEditor, openTab, radio, textbox } from './editorPage'
import { fingersOn } from './fingers'
import { expect, test, type Page } from './fixtures'
import { expectAccessible, watchConsole } from './watch'

const showSeal = (page: Page) => page.getByRole('switch', { name: 'Show Seal', exact: true })
const seal = (page: Page) =>
  page.getByRole('group', { name: 'Blocks on the card' }).getByRole('button', { name: /^Seal/ })
/** The frame about the selected block. It has no accessible name. */
const frame = (page: Page) =>
  page.getByRole('region', { name: 'Preview' }).locator('[aria-hidden="true"] > div:has(> span)')

async function openSeal(page: Page): Promise<void> {
  await openEditor(page)
  await openTab(page, 'Display')
  await showSeal(page).check()
  await expect(radio(page, 'Seal style', 'Tall')).toBeChecked()
}

test(
  'a seal is switched on, written, cut and placed in Display; undo takes it step by step',
  { tag: ['@tablet', '@phone'] },
  async ({ page }) => {
    const expectQuiet = watchConsole(page)
    await openEditor(page)
    await openTab(page, 'Display')
    await expect(showSeal(page)).not.toBeChecked()
    await expect(textbox(page, 'Seal text')).toHaveCount(0)
    await showSeal(page).check()
    await expect(seal(page)).toHaveAccessibleName('Seal: 日签')
    await expect(textbox(page, 'Seal text')).toHaveValue('日签')
    await expectAccessible(page, '[role=tabpanel]')

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
    expectQuiet()
  },
)

test('the tiles show seals, drawn', async ({ page }) => {
  await openSeal(page)
  const group = page.getByRole('radiogroup', { name: 'Seal style' })
  await expect(group.getByRole('radio')).toHaveCount(5)
  await expect
    .poll(() =>
      group
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth > 40)),
    )
    .toEqual([true, true, true, true, true])
})

test('the seal is moved, sized and hidden by keyboard, and comes back', async ({ page }) => {
  await openSeal(page)
  await seal(page).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByRole('status').filter({ hasText: /^Seal moved\./ })).toBeAttached()
  await page.keyboard.press('+')
  await expect(page.getByRole('status').filter({ hasText: /^Seal: \d+ px\.$/ })).toBeAttached()
  await page.keyboard.press('Delete')
  await expect(seal(page)).toHaveCount(0)
  await expect(showSeal(page)).not.toBeChecked()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(seal(page)).toHaveCount(1)
})

test('the seal is moved by a finger', { tag: '@phone' }, async ({ page }) => {
  test.skip(!isPhone(page))
  await openSeal(page)
  await seal(page).focus()
  const box = (await frame(page).boundingBox())!
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 3 } // above the watermark
  await page.keyboard.press('Escape')
  await expect(seal(page)).toHaveAttribute('aria-pressed', 'false')
  const fingers = await fingersOn(page)
  await fingers.tap(at)
  await expect(seal(page)).toHaveAttribute('aria-pressed', 'true')
  await fingers.move([at], [{ x: at.x - 80, y: at.y }])
  await expect(page.getByRole('status').filter({ hasText: /^Seal moved\./ })).toBeAttached()
})

test('a composition with a place for a seal has the switch on, and the place rests', async ({ page }) => {
  await openEditor(page)
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
})

test('a picture and a link hold the seal', async ({ page }) => {
  await openSeal(page)
  await textbox(page, 'Seal text').fill('平安喜乐')
  await textbox(page, 'Seal text').press('Enter')
  await radio(page, 'Seal style', 'Round').check()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export Image').click()])
  const held = await cardInFile(new Uint8Array(await readFile(await download.path())), '2026-11-21')
  expect(held?.settings).toMatchObject({ showSeal: true, sealText: '平安喜乐', sealStyle: 'round' })

  await page.goto(`/en/card?k=${await encodeCard(held!)}`)
  await page.getByRole('link', { name: linked.linked.makeYours, exact: true }).click()
  await openTab(page, 'Display')
  await expect(textbox(page, 'Seal text')).toHaveValue('平安喜乐')
  await expect(radio(page, 'Seal style', 'Round')).toBeChecked()
  await expect(seal(page)).toHaveAccessibleName('Seal: 平安喜乐')
})

import { readFile } from 'node:fs/promises'
import { PNG } from 'pngjs'
import { button, card, isPhone, openTab } from './editorPage'
import { fingersOn, type At } from './fingers'
import { expect, QUOTE, test, type Page } from './fixtures'
import { twoFrames } from './frames'

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const tools = (page: Page, block: string) => page.getByRole('toolbar', { name: `${block} tools` })
const blocks = (page: Page) => page.getByRole('group', { name: 'Blocks on the card' }).getByRole('button')
const block = (page: Page, name: string) => blocks(page).filter({ hasText: new RegExp(`^${name}`) })
const announcement = (page: Page) =>
  preview(page)
    .getByRole('status')
    .filter({ hasText: /\d px|centered|place|%/ })
/** The handles have no accessible names, so structure finds them. */
const handles = (page: Page) => preview(page).locator('[aria-hidden="true"] > div > span')
const hint = (page: Page) =>
  preview(page)
    .getByRole('status')
    .filter({ hasText: /^(Click|Tap) text to select, / })
const frame = (page: Page) => preview(page).locator('[aria-hidden="true"] > div:has(> span)')

/** Converts fractions of the card's sides to a point on the page. */
async function on(page: Page, x: number, y: number): Promise<At> {
  const box = (await card(page).boundingBox())!
  return { x: box.x + box.width * x, y: box.y + box.height * y }
}

const quoteAt = (page: Page) => on(page, 0.5, isPhone(page) ? 0.36 : 0.42)
const authorAt = (page: Page) => on(page, 0.5, 0.765)
const emptyAt = (page: Page) => on(page, 0.5, 0.965)

async function expectPageUnmoved(page: Page): Promise<void> {
  const still = await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale, visualViewport?.pageTop])
  expect(still).toEqual([0, 0, 1, 0])
}

async function exportedPixels(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export Image').click()])
  return PNG.sync.read(await readFile(await download.path())).data
}

test.describe('by touch', { tag: ['@touch'] }, () => {
  for (const [orientation, tag] of [
    ['upright', ['@tablet', '@full-phone']],
    ['across', ['@full-tablet']], // Phones are tested only upright.
  ] as const) {
    const title = `a tap selects, a drag moves, two fingers size the block or zoom the card; held ${orientation}`
    test(title, { tag: [...tag] }, async ({ editor: page }) => {
      const { width, height } = page.viewportSize()!
      if (orientation === 'across') {
        await page.setViewportSize({ width: height, height: width })
        await expect(page.getByRole('complementary', { name: 'Card style' })).toBeVisible()
        await twoFrames(page)
      }
      const fingers = await fingersOn(page)
      const at = await quoteAt(page)
      const apart = (px: number, y = at.y) => [
        { x: at.x - px, y },
        { x: at.x + px, y },
      ]
      await expect(hint(page)).toHaveText('Tap text to select, drag to move, double-tap to edit.')
      await fingers.tap(at)
      await expect(hint(page)).toHaveCount(0)
      await expect(tools(page, 'Quote')).toBeVisible()
      await expect(frame(page)).toHaveCSS('outline-style', 'none')
      for (const tab of ['Text', 'Size'])
        await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute(
          'aria-selected',
          'true',
        )
      await expect(button(page, 'Reset placement')).toBeDisabled()

      await test.step('a drag moves it and is one undo step', async () => {
        await fingers.move([at], [{ x: at.x + 40, y: at.y - 22 }], { stays: true })
        await expect(tools(page, 'Quote')).toBeHidden()
        await fingers.send('touchMove', [{ x: at.x + 30, y: at.y + 34 }])
        await fingers.send('touchEnd', [])
        await expect(tools(page, 'Quote')).toBeVisible()
        await expect(announcement(page)).toHaveText(
          /^Quote moved\. Horizontal: \d+ px right of center\. Vertical: /,
        )
        await expect(button(page, 'Reset placement')).toBeEnabled()
        await expectPageUnmoved(page)
        await button(page, 'Undo').click()
        await expect(button(page, 'Reset placement')).toBeDisabled()
        await expect(button(page, 'Undo')).toBeDisabled()
      })
      await test.step('a touch that the system cancels moves nothing', async () => {
        await fingers.move([at], [{ x: at.x - 60, y: at.y - 8 }], { stays: true })
        await fingers.send('touchCancel', [])
        await expect(tools(page, 'Quote')).toBeVisible()
        await expect(button(page, 'Undo')).toBeDisabled()
      })
      await test.step('two fingers size it', async () => {
        const sizeNow = async () => Number(await tools(page, 'Quote').getByText(/^\d+$/).textContent())
        const before = await sizeNow()
        await fingers.move(apart(60), apart(40))
        await expect(announcement(page)).toHaveText(/^Quote: \d+ px\.$/)
        expect((await sizeNow()) / before).toBeCloseTo(40 / 60, 1)
        await button(page, 'Undo').click()
      })
      await test.step('anywhere else they zoom the card, which stays on its desk', async () => {
        const full = (await card(page).boundingBox())!
        await fingers.tap(await emptyAt(page))
        await expect(tools(page, 'Quote')).toBeHidden()
        await fingers.move(apart(40, at.y + 90), apart(100, at.y + 90))
        const widthTimes = async () => (await card(page).boundingBox())!.width / full.width
        await expect.poll(widthTimes).toBeCloseTo(2.5, 1)
        await expect(preview(page).getByText(/^Shown at \d+%/)).toBeVisible()
        await expectPageUnmoved(page)
        await button(page, 'Zoom out').click()
        await expect.poll(widthTimes).toBeCloseTo(2.5 / 1.5, 1)
        const desk = (await preview(page).boundingBox())!
        const { y: top } = (await card(page).boundingBox())!
        // Across, the words are as wide as the desk.
        const y = orientation === 'across' ? top + 8 : desk.y + desk.height / 2
        await fingers.doubleTap({ x: desk.x + 3, y })
        await expect.poll(widthTimes).toBeCloseTo(1, 2)
      })
    })
  }

  test('a picture is moved as its own block', { tag: ['@full-tablet'] }, async ({ editor: page }) => {
    const fingers = await fingersOn(page)
    await openTab(page, 'Background')
    await page.getByRole('radio', { name: 'Image', exact: true }).click()
    await page.locator('input[type=file]').first().setInputFiles({
      name: 'stripes.png',
      mimeType: 'image/png',
      buffer: stripes(),
    })
    await expect(block(page, 'Picture')).toBeAttached()
    const at = await on(page, 0.12, 0.25)
    await fingers.tap(at)
    await expect(tools(page, 'Picture').getByText('100%')).toBeVisible()
    await fingers.move([at], [{ x: at.x, y: at.y + 40 }])
    await expect(button(page, 'Reset placement')).toBeEnabled()
    await fingers.move(
      [
        { x: at.x + 200, y: at.y },
        { x: at.x + 260, y: at.y },
      ],
      [
        { x: at.x + 170, y: at.y },
        { x: at.x + 290, y: at.y },
      ],
    )
    await expect(tools(page, 'Picture').getByText('200%')).toBeVisible()
    await expectPageUnmoved(page)
  })
})

test.describe('by mouse', () => {
  test('a drag snaps to the middle and shows the line; Alt disables snapping; Esc reverts; a corner resizes @full', async ({
    editor: page,
  }) => {
    const at = await quoteAt(page)
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x + 30, at.y - 30, { steps: 3 })
    await page.mouse.move(at.x + 3, at.y - 29, { steps: 3 })
    await expect(preview(page).getByText('Center', { exact: true })).toBeVisible()
    await page.keyboard.down('Alt')
    await page.mouse.move(at.x + 4, at.y - 29)
    await expect(preview(page).getByText('Center', { exact: true })).toBeHidden()
    await page.keyboard.up('Alt')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(button(page, 'Undo')).toBeDisabled()
    await expect(button(page, 'Reset placement')).toBeDisabled()

    await expect(handles(page)).toHaveCount(6)
    const box = (await handles(page).nth(2).boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x - 60, box.y - 22, { steps: 5 })
    await page.mouse.up()
    await expect(announcement(page)).toHaveText(/^Quote: \d+ px\.$/)
    expect((await handles(page).nth(2).boundingBox())!.x).toBeLessThan(box.x - 40)
  })

  test('the tools align, resize, colour, hide and reset', { tag: '@days' }, async ({ editor: page }) => {
    const at = await authorAt(page)
    await page.mouse.click(at.x, at.y)
    const author = tools(page, 'Author')
    const sizePx = author.getByText(/^\d+$/)
    const before = Number(await sizePx.textContent())
    await author.getByRole('button', { name: 'Larger' }).click()
    await expect(sizePx).toHaveText(String(before + 1))
    await author.getByRole('button', { name: 'Align left' }).click()
    await expect(author.getByRole('button', { name: 'Align left' })).toHaveAttribute('aria-pressed', 'true')
    await author.getByRole('button', { name: 'Color' }).click()
    await page
      .getByRole('radiogroup', { name: 'Color', exact: true })
      .getByRole('radio', { name: 'Blue' })
      .check()
    await page.keyboard.press('Escape')
    await expect(author.getByRole('button', { name: 'Color' })).toBeFocused()
    await author.getByRole('button', { name: 'Reset placement' }).click()
    await expect(sizePx).toHaveText(String(before))
    await author.getByRole('button', { name: 'Hide' }).click()
    await expect(block(page, 'Author')).toHaveCount(0)
    await expect(card(page)).not.toHaveAccessibleName(new RegExp(QUOTE.author))
    await page
      .getByRole('status')
      .filter({ hasText: 'Author is hidden.' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect(block(page, 'Author')).toHaveCount(1)
  })

  test(
    'Larger goes on while there is room, then says why not',
    { tag: '@full' },
    async ({ editor: page }) => {
      const at = await authorAt(page)
      await page.mouse.click(at.x, at.y)
      const sizePx = tools(page, 'Author').getByText(/^\d+$/)
      const larger = tools(page, 'Author').getByRole('button', { name: 'Larger' })
      for (let presses = 0; presses < 40 && !(await larger.isDisabled()); presses++)
        await larger.press('Enter')
      await expect(larger).toBeFocused()
      await expect(larger).toHaveAccessibleDescription(/^(There is no more room|This is the largest)/)
      const largest = await sizePx.textContent()
      await larger.press('Enter')
      await expect(
        page.getByRole('status').getByText(/^(There is no more room|This is the largest)/),
      ).toBeVisible()
      await expect(sizePx).toHaveText(largest!)
      await tools(page, 'Author').getByRole('button', { name: 'Reset placement' }).click()
      await expect(larger).toBeEnabled()
    },
  )

  test(
    'Ctrl and the wheel zoom about the pointer; keys zoom too, and fit',
    { tag: '@full' },
    async ({ editor: page }) => {
      const at = await quoteAt(page)
      const full = (await card(page).boundingBox())!
      await page.mouse.move(at.x, at.y)
      await page.keyboard.down('Control')
      for (let notch = 0; notch < 4; notch++) {
        await page.mouse.wheel(0, -120)
        await page.evaluate(() => new Promise(requestAnimationFrame)) // Otherwise the browser merges the events.
      }
      await page.keyboard.up('Control')
      const zoomed = async () => (await card(page).boundingBox())!
      await expect.poll(async () => (await zoomed()).width / full.width).toBeCloseTo(1.15 ** 4, 1)
      await page.mouse.click(at.x, at.y)
      await page.keyboard.press('Control+=')
      await expect.poll(async () => (await zoomed()).width / full.width).toBeCloseTo(1.5 * 1.15 ** 4, 1)

      await test.step('Space and a drag pan, from a block too', async () => {
        await expect.poll(async () => Math.abs((await zoomed()).y % 0.5)).toBe(0)
        const was = await zoomed()
        await page.keyboard.down('Space')
        await page.mouse.down()
        await page.mouse.move(at.x + 30, at.y + 20, { steps: 3 })
        await page.mouse.up()
        await page.keyboard.up('Space')
        await expect.poll(async () => (await zoomed()).x - was.x).toBeCloseTo(30, 0)
        await expect(button(page, 'Undo')).toBeDisabled()
      })
      await test.step('a block reached by keyboard scrolls into view', async () => {
        await page.keyboard.press('End')
        await expect(block(page, 'Watermark')).toBeFocused()
        const desk = (await preview(page).boundingBox())!
        await expect
          .poll(async () => {
            const handle = (await handles(page).nth(2).boundingBox())!
            return handle.x > desk.x && handle.x < desk.x + desk.width && handle.y < desk.y + desk.height
          })
          .toBe(true)
      })
      await page.keyboard.press('Control+0')
      await expect.poll(async () => (await zoomed()).width).toBeCloseTo(full.width, 0)
    },
  )
})

test(
  'a hint says once that the card can be edited, and moves nothing',
  { tag: '@full' },
  async ({ editor: page }) => {
    await expect(hint(page)).toHaveText('Click text to select, drag to move, double-click to edit.')
    await page.reload()
    await expect(hint(page)).toBeVisible()
    const before = await card(page).boundingBox()
    await button(page, 'Hide this hint').click()
    await expect(hint(page)).toHaveCount(0)
    expect(await card(page).boundingBox()).toEqual(before)
    await page.reload()
    await expect(card(page)).toBeVisible()
    await expect(block(page, 'Quote')).toBeAttached()
    await expect(hint(page)).toHaveCount(0)
  },
)

test('by keyboard only: selected, moved, resized, edited, hidden, deselected', async ({ editor: page }) => {
  await block(page, 'Quote').focus()
  await expect(tools(page, 'Quote')).toBeVisible()
  await expect(frame(page)).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(announcement(page)).toHaveText(/^Quote moved\. Horizontal: 9 px right of center\./)
  await page.keyboard.press('-')
  await expect(announcement(page)).toHaveText(/^Quote: \d+ px\.$/)
  await page.keyboard.press('PageDown')
  await expect(block(page, 'Translation')).toBeFocused()
  await page.keyboard.press('End')
  await expect(block(page, 'Watermark')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(block(page, 'Watermark')).toHaveCount(0)
  await page.keyboard.press('Delete')
  await expect(block(page, 'Date')).toHaveCount(1)
  await block(page, 'Quote').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Write the quote' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(block(page, 'Quote')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tools(page, 'Quote').getByRole('button', { name: 'Edit text' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Write the quote' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(block(page, 'Quote')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tools(page, 'Quote').getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tools(page, 'Quote')).toBeHidden()
  await expect(blocks(page).and(page.locator('[aria-pressed=true]'))).toHaveCount(0)
})

test('words moved onto others are said, and put back', { tag: '@phone' }, async ({ editor: page }) => {
  const warning = preview(page).getByRole('status').filter({ hasText: 'Some words lie on others.' })
  await block(page, 'Quote').focus()
  for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('Shift+ArrowDown')
  await expect(warning).toBeVisible()
  await button(page, 'Put Back').click()
  await expect(warning).toHaveCount(0)
  await expect(preview(page).locator('[role=status]:focus')).toHaveCount(1)
})

test('overlays on the card are never in the exported picture', async ({ editor: page }) => {
  const plain = await exportedPixels(page)
  await block(page, 'Quote').focus()
  await expect(tools(page, 'Quote')).toBeVisible()
  await page.keyboard.press('Control+=')
  await expect(preview(page).getByText(/^Shown at/)).toBeVisible()
  const chosen = await exportedPixels(page)
  expect(chosen.equals(plain)).toBe(true)
})

function stripes(): Buffer {
  const png = new PNG({ width: 400, height: 400 })
  for (let at = 0; at < png.data.length; at += 4) {
    const band = Math.floor(at / 4 / 400 / 25) * 15
    png.data.set([band, 120, 255 - band, 255], at)
  }
  return PNG.sync.write(png)
}

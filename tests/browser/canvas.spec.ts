import { readFile } from 'node:fs/promises'
import { PNG } from 'pngjs'
import { button, card, isPhone, openEditor, openTab } from './editorPage'
import { fingersOn, type At } from './fingers'
import { expect, QUOTE, test, type Page } from './fixtures'
import { twoFrames } from './frames'
import { expectAccessible, watchConsole } from './watch'

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const tools = (page: Page, block: string) => page.getByRole('toolbar', { name: `${block} tools` })
const blocks = (page: Page) => page.getByRole('group', { name: 'Blocks on the card' }).getByRole('button')
const block = (page: Page, name: string) => blocks(page).filter({ hasText: new RegExp(`^${name}`) })
const announcement = (page: Page) =>
  preview(page)
    .getByRole('status')
    .filter({ hasText: /\d px|centered|place|%/ })
/** The handles over the card. They have no accessible names, so they are found by structure. */
const handles = (page: Page) => preview(page).locator('[aria-hidden="true"] > div > span')
const hint = (page: Page) =>
  preview(page)
    .getByRole('status')
    .filter({ hasText: /^On the card: / })
const frame = (page: Page) => preview(page).locator('[aria-hidden="true"] > div:has(> span)')

test.beforeEach(({ page }) => openEditor(page))

/** A point of the card by shares of its sides. */
async function on(page: Page, x: number, y: number): Promise<At> {
  const box = (await card(page).boundingBox())!
  return { x: box.x + box.width * x, y: box.y + box.height * y }
}

const quoteAt = (page: Page) => on(page, 0.5, isPhone(page) ? 0.36 : 0.42)
const authorAt = (page: Page) => on(page, 0.5, isPhone(page) ? 0.845 : 0.765)
const emptyAt = (page: Page) => on(page, 0.5, 0.965)

async function expectPageUnmoved(page: Page): Promise<void> {
  const still = await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale, visualViewport?.pageTop])
  expect(still).toEqual([0, 0, 1, 0])
}

async function exportedPixels(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export Image').click()])
  return PNG.sync.read(await readFile(await download.path())).data
}

test.describe('by touch', { tag: ['@tablet', '@touch'] }, () => {
  for (const [orientation, tag] of [
    ['upright', ['@phone']],
    ['across', []], // phones only upright
  ] as const) {
    const title = `a tap selects, a drag moves, Undo reverts it in one step; held ${orientation}`
    test(title, { tag: [...tag] }, async ({ page }) => {
      const complaints = watchConsole(page)
      const { width, height } = page.viewportSize()!
      if (orientation === 'across') await page.setViewportSize({ width: height, height: width })
      if (orientation === 'across') {
        await expect(page.getByRole('complementary', { name: 'Card style' })).toBeVisible()
        await twoFrames(page) // the card is where that layout has it
      }
      const fingers = await fingersOn(page)
      const at = await quoteAt(page)
      await expect(hint(page)).toHaveText(
        'On the card: tap words to select, drag to move, double-tap to write.',
      )
      await fingers.tap(at)
      await expect(hint(page)).toHaveCount(0)
      await expect(tools(page, 'Quote')).toBeVisible()
      await expect(frame(page)).toHaveCSS('outline-style', 'none') // no focus ring around the frame
      await expect(page.getByRole('tab', { name: 'Text', exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await expect(page.getByRole('tab', { name: 'Size', exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await expect(button(page, 'Reset placement')).toBeDisabled()

      await fingers.move([at], [{ x: at.x + 40, y: at.y - 22 }], { stays: true })
      await expect(tools(page, 'Quote')).toBeHidden()
      await page.waitForTimeout(1_000) // longer than the time within which changes merge into one undo step
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
      await fingers.tap(await emptyAt(page))
      await expect(tools(page, 'Quote')).toBeHidden()
      complaints()
    })
  }

  test('dragging an unselected block selects it; a cancelled touch reverts the drag', async ({ page }) => {
    const fingers = await fingersOn(page)
    const at = await authorAt(page)
    await fingers.move([at], [{ x: at.x - 60, y: at.y - 8 }], { stays: true })
    await fingers.send('touchCancel', [])
    await expect(tools(page, 'Author')).toBeVisible()
    await expect(button(page, 'Reset placement')).toBeDisabled()
    await expect(button(page, 'Undo')).toBeDisabled()
    await fingers.move([at], [{ x: at.x - 60, y: at.y - 8 }])
    await expect(announcement(page)).toHaveText(/^Author moved\. Horizontal: \d+ px left of center/)
    await expect(button(page, 'Undo')).toBeEnabled()
  })

  test(
    'two fingers on the selected block resize it, anywhere else they zoom the view',
    { tag: '@phone' },
    async ({ page }) => {
      const fingers = await fingersOn(page)
      const at = await quoteAt(page)
      const apart = (px: number, y = at.y) => [
        { x: at.x - px, y },
        { x: at.x + px, y },
      ]
      await fingers.tap(at)
      await expect(tools(page, 'Quote')).toBeVisible()
      const sizeNow = async () => Number(await tools(page, 'Quote').getByText(/^\d+$/).textContent())
      const before = await sizeNow()
      await fingers.move(apart(60), apart(40))
      await expect(announcement(page)).toHaveText(/^Quote: \d+ px\.$/)
      expect((await sizeNow()) / before).toBeCloseTo(40 / 60, 1)
      await expect(page.getByText(/^Shown at/)).toHaveCount(isPhone(page) ? 0 : 1)

      const full = (await card(page).boundingBox())!
      await fingers.tap(await emptyAt(page))
      await fingers.move(apart(40, at.y + 90), apart(100, at.y + 90))
      await expect.poll(async () => (await card(page).boundingBox())!.width / full.width).toBeCloseTo(2.5, 1)
      await expect(preview(page).getByText(/^Shown at \d+%/)).toBeVisible()
      await expectPageUnmoved(page)

      await test.step('the zoomed card stays on its desk, and the bars can be used', async () => {
        await button(page, 'Undo').click()
        await expect(button(page, 'Undo')).toBeDisabled()
      })
      await test.step('two fingers pan it', async () => {
        const was = (await card(page).boundingBox())!
        await fingers.move(apart(40, at.y + 60), [
          { x: at.x - 80, y: at.y + 40 },
          { x: at.x, y: at.y + 40 },
        ])
        await expect.poll(async () => (await card(page).boundingBox())!.x - was.x).toBeCloseTo(-40, 0)
      })
      await test.step('a double tap beside the words fits it', async () => {
        await button(page, 'Zoom out').click()
        await expect
          .poll(async () => (await card(page).boundingBox())!.width / full.width)
          .toBeCloseTo(2.5 / 1.5, 1)
        const edge = (await preview(page).boundingBox())!
        await fingers.doubleTap({ x: edge.x + 3, y: edge.y + edge.height / 2 })
        await expect.poll(async () => (await card(page).boundingBox())!.width).toBeCloseTo(full.width, 0)
      })
    },
  )

  test('a double tap edits words on the card', async ({ page }) => {
    const fingers = await fingersOn(page)
    await fingers.doubleTap(await quoteAt(page))
    const field = page.getByRole('textbox', { name: 'Write the quote' })
    await expect(field).toBeFocused()
    await expect(tools(page, 'Quote')).toBeHidden()
    await field.press('Escape')
    await expect(block(page, 'Quote')).toBeFocused()
    await expect(tools(page, 'Quote')).toBeVisible()
    await fingers.tap(await quoteAt(page))
    await tools(page, 'Quote').getByRole('button', { name: 'Edit text' }).tap()
    await expect(field).toBeFocused()
    await field.press('End')
    await page.keyboard.type(' Yes')
    await expect(card(page)).toHaveAccessibleName(/ Yes;/)
  })

  test('a picture is moved and zoomed as its own block', async ({ page }) => {
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
    await expect(tools(page, 'Picture')).toBeVisible()
    await expect(button(page, 'Reset placement')).toBeDisabled()
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
    await button(page, 'Reset placement').click()
    await expect(tools(page, 'Picture').getByText('100%')).toBeVisible()
    await expectPageUnmoved(page)
  })
})

test.describe('by mouse', () => {
  test('a drag snaps to the middle and shows the line; Alt disables snapping; Esc reverts', async ({
    page,
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
  })

  test('a corner resizes, a side sets the line width, each in one undo step', async ({ page }) => {
    const at = await quoteAt(page)
    await page.mouse.click(at.x, at.y)
    await expect(handles(page)).toHaveCount(6)
    const pull = async (which: number, by: At) => {
      const box = (await handles(page).nth(which).boundingBox())!
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 5 })
      await page.mouse.up()
      const now = (await handles(page).nth(which).boundingBox())!
      return { x: now.x - box.x, y: now.y - box.y }
    }
    const cornerMoved = await pull(2, { x: -60, y: -22 })
    await expect(announcement(page)).toHaveText(/^Quote: \d+ px\.$/)
    expect(cornerMoved.x).toBeLessThan(-40)
    const wide = (await handles(page).nth(5).boundingBox())!
    await pull(5, { x: -70, y: 0 })
    await expect(announcement(page)).toHaveText(/^Quote: \d+ px wide\.$/)
    expect((await handles(page).nth(5).boundingBox())!.x).toBeLessThan(wide.x - 40)
    await button(page, 'Undo').click()
    await button(page, 'Undo').click()
    await expect(button(page, 'Undo')).toBeDisabled()
  })

  test('the tools align, resize, colour, hide and reset', { tag: '@days' }, async ({ page }) => {
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
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(author.getByRole('button', { name: 'Color' })).toBeFocused()
    await author.getByRole('button', { name: 'Reset placement' }).click()
    await expect(sizePx).toHaveText(String(before))
    await test.step('Larger goes on while there is room, then says why not', async () => {
      const larger = author.getByRole('button', { name: 'Larger' })
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
      await author.getByRole('button', { name: 'Reset placement' }).click()
      await expect(larger).toBeEnabled()
    })
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

  test('Ctrl and the wheel zoom about the pointer; keys zoom too, and fit', async ({ page }) => {
    const at = await quoteAt(page)
    const full = (await card(page).boundingBox())!
    await page.mouse.move(at.x, at.y)
    await page.keyboard.down('Control')
    for (let notch = 0; notch < 4; notch++) {
      await page.mouse.wheel(0, -120)
      await page.evaluate(() => new Promise(requestAnimationFrame)) // or the browser adds them up
    }
    await page.keyboard.up('Control')
    const zoomed = async () => (await card(page).boundingBox())!
    await expect.poll(async () => (await zoomed()).width / full.width).toBeCloseTo(1.15 ** 4, 1)
    await page.mouse.click(at.x, at.y)
    await page.keyboard.press('Control+=')
    await expect.poll(async () => (await zoomed()).width / full.width).toBeCloseTo(1.5 * 1.15 ** 4, 1)

    await test.step('Space and a drag pan, from a block too', async () => {
      await expect.poll(async () => Math.abs((await zoomed()).y % 0.5)).toBe(0) // it has settled
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
  })
})

test('a hint says once that the card can be edited, and moves nothing', async ({ page }) => {
  await expect(hint(page)).toHaveText(
    'On the card: click words to select, drag to move, double-click to write.',
  )
  await page.reload()
  await expect(hint(page)).toBeVisible() // not yet closed or used
  const before = await card(page).boundingBox()
  await button(page, 'Hide this hint').click()
  await expect(hint(page)).toHaveCount(0)
  expect(await card(page).boundingBox()).toEqual(before)
  await page.reload()
  await expect(card(page)).toBeVisible()
  await expect(block(page, 'Quote')).toBeAttached()
  await expect(hint(page)).toHaveCount(0)
})

test('by keyboard only: selected, moved, resized, edited, hidden, deselected', async ({ page }) => {
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
  await expect(block(page, 'Date')).toBeFocused()
  await page.keyboard.press('Home')
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

test('overlays on the card are never in the exported picture', async ({ page }) => {
  const plain = await exportedPixels(page)
  await block(page, 'Quote').focus()
  await expect(tools(page, 'Quote')).toBeVisible()
  await page.keyboard.press('Control+=')
  await expect(preview(page).getByText(/^Shown at/)).toBeVisible()
  const chosen = await exportedPixels(page)
  expect(chosen.equals(plain)).toBe(true)
})

/** A picture of horizontal stripes, 400 × 400. */
function stripes(): Buffer {
  const png = new PNG({ width: 400, height: 400 })
  for (let at = 0; at < png.data.length; at += 4) {
    const band = Math.floor(at / 4 / 400 / 25) * 15
    png.data.set([band, 120, 255 - band, 255], at)
  }
  return PNG.sync.write(png)
}

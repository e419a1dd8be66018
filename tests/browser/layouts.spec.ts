import { button, card, openEditor, openTab, textbox } from './editorPage'
import { fingersOn } from './fingers'
import { expect, test, type Locator, type Page } from './fixtures'

const sheet = (page: Page) => page.getByRole('region', { name: 'Card settings', exact: true })
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Quote tools' })

async function edges(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox())!
  return { left: x, top: y, right: x + width, bottom: y + height, width }
}

/** Imitates iOS's keyboard, which shrinks only the visual viewport. */
async function showKeyboard(page: Page, leftPx: number): Promise<void> {
  await page.evaluate((height) => {
    Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: height })
    window.visualViewport!.dispatchEvent(new Event('resize'))
  }, leftPx)
}

async function holdGlide(page: Page, count: number, ms: number): Promise<void> {
  await page.evaluate(
    ([atLeast, time]) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const look = () => {
        const glides = document.getAnimations().filter((each) => each.constructor === Animation)
        if (glides.length < atLeast) return requestAnimationFrame(look)
        glides.at(-1)!.pause()
        glides.at(-1)!.currentTime = time
        return resolve()
      }
      look()
      return promise
    },
    [count, ms] as const,
  )
}

/** Painted widths in px, frame after frame. */
async function widthsOfCard(page: Page): Promise<() => Promise<number[]>> {
  const widths = await (await card(page).elementHandle())!.evaluateHandle((shown) => {
    const seen: number[] = []
    const look = () => {
      seen.push(shown.getBoundingClientRect().width)
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  return () => widths.jsonValue()
}

/** Zooms until the quote exceeds the desk, which leaves no room for tools beside it. */
async function fillDeskWithQuote(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Quote: / }).focus()
  const before = (await edges(card(page))).width
  const zoomIn = async () => {
    await page.keyboard.press('Control+=')
    return (await edges(card(page))).width
  }
  await expect.poll(zoomIn).toBeGreaterThan(before * 6)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageUp')
}

test.describe('on a phone', { tag: ['@phone', '@touch'] }, () => {
  const WINDOW_PX = 844
  const ABOVE_KEYBOARD_PX = 508

  test('the sheet makes room for the card while words are written on it', async ({ editor: page }) => {
    const bar = await edges(button(page, 'Export Image'))
    const rest = await edges(card(page))
    expect(rest.top).toBeGreaterThan(bar.bottom + 8)
    expect(rest.bottom).toBeLessThan((await edges(sheet(page))).top - 8)

    await (await fingersOn(page)).doubleTap({ x: (rest.left + rest.right) / 2, y: rest.top + 130 })
    await expect(textbox(page, 'Write the quote')).toBeFocused()
    await expect(page.getByRole('tab', { name: 'Content' })).toBeHidden()
    await showKeyboard(page, ABOVE_KEYBOARD_PX)
    await expect.poll(async () => (await edges(card(page))).width).toBeGreaterThan(rest.width * 1.25)
    const written = await edges(card(page))
    expect(written.top).toBeGreaterThan(bar.bottom + 8)
    expect(written.bottom).toBeLessThan(ABOVE_KEYBOARD_PX - 8)

    await page.keyboard.press('Escape')
    await showKeyboard(page, WINDOW_PX)
    await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible()
    await expect.poll(() => edges(card(page))).toEqual(rest)
  })

  test(
    'a keyboard leaves room for the card and the field in the sheet',
    { tag: '@full' },
    async ({ editor: page }) => {
      await button(page, 'Edit Content').click()
      await expect(textbox(page, 'Quote')).toBeFocused()
      await showKeyboard(page, ABOVE_KEYBOARD_PX)
      await expect
        .poll(async () => (await edges(textbox(page, 'Quote'))).bottom)
        .toBeLessThan(ABOVE_KEYBOARD_PX)
      await expect.poll(async () => (await edges(card(page))).width).toBeGreaterThan(180)
      const top = (await edges(sheet(page))).top
      await expect.poll(async () => (await edges(card(page))).bottom).toBeLessThan(top)
      expect((await edges(textbox(page, 'Quote'))).top).toBeGreaterThan(top)
      await textbox(page, 'Quote').fill('Saved above the keyboard')
      const save = button(page, 'Save').first()
      expect((await edges(save)).bottom).toBeLessThan(top)
      await save.tap()
      await expect(card(page)).toHaveAccessibleName(/^Saved above the keyboard; /)
    },
  )

  test('all tabs of longer names are in sight, each large enough to press', async ({ editor: page }) => {
    for (const name of ['Content', 'Display', 'Text', 'Templates', 'Background', 'Frame']) {
      const tab = page.getByRole('tab', { name, exact: true })
      await expect(tab).toBeInViewport({ ratio: 1 })
      expect((await tab.boundingBox())!.width, name).toBeGreaterThanOrEqual(44)
    }
  })

  test('a small phone keeps Save in reach of a field, and all tabs of short names in sight', async ({
    sharedPage: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openEditor(page, 'zh')
    for (const tab of await page.getByRole('tab', { name: /^..$/ }).all())
      if (await tab.evaluate((each) => each.closest('[role=tabpanel]') === null))
        await expect(tab).toBeInViewport({ ratio: 1 })
    expect((await edges(card(page))).width).toBeGreaterThan(210)

    await button(page, '编辑内容').tap()
    const field = textbox(page, '句子')
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(button(page, '保存')).toBeInViewport({ ratio: 1 })
    await textbox(page, '作者').focus()
    await expect(button(page, '保存')).toBeInViewport({ ratio: 1 })
    await expect(button(page, '取消')).toBeInViewport({ ratio: 1 })
    await showKeyboard(page, 380)
    await expect(page.getByRole('tab', { name: '内容' })).toBeHidden()
    await expect(page.getByRole('tabpanel').first()).toHaveCSS('mask-image', 'none')
  })

  test('a closed sheet leaves its room to the card, and opens for what it must show', async ({
    editor: page,
  }) => {
    await button(page, 'Open or close the settings').press('ArrowDown')
    await expect.poll(async () => (await edges(card(page))).width).toBe(390 - 2 * 16)
    expect((await edges(card(page))).bottom).toBeLessThan((await edges(sheet(page))).top)
    await page.getByRole('tab', { name: 'Content' }).tap()
    await expect(button(page, 'Edit Content')).toBeInViewport()
    await button(page, 'Open or close the settings').press('ArrowDown')
    await expect(button(page, 'Edit Content')).not.toBeInViewport()
    await page.getByRole('button', { name: /^Date/ }).press('Enter')
    await expect(textbox(page, 'Quote')).toBeFocused()
  })

  test('on its side it has the sheet beside the card, and one bar above it', async ({ editor: page }) => {
    await button(page, 'Open or close the settings').press('ArrowDown') // Opens the closed sheet, which is also open in the other layouts.
    const { top: from, bottom: to, width: upright } = await edges(card(page))
    for (const [width, height, least] of [
      [640, 360, 0.65],
      [667, 375, 0.65],
      [844, 390, 0.65],
      [932, 430, 0.7],
      [720, 450, 0.7],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(button(page, 'Edit Content')).toBeInViewport()
      const shown = async () => {
        const { top, bottom, right } = await edges(card(page))
        const bar = await edges(button(page, 'Export Image'))
        const fits = top > bar.bottom && bottom < height && right < (await edges(sheet(page))).left
        return fits ? (bottom - top) / height : 0
      }
      await expect.poll(shown, `${width} × ${height}`).toBeGreaterThan(least)
    }
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(page.getByText('1080 × 1350', { exact: true }).first()).toBeVisible() // as upright
    const { left, right, top, bottom } = await edges(card(page))
    expect((right - left) / (bottom - top)).toBeCloseTo(upright / (to - from), 1)
    await (await fingersOn(page)).doubleTap({ x: (left + right) / 2, y: top + 105 })
    await expect(page.locator('[data-caret]')).toBeVisible()
    const widths = await widthsOfCard(page)
    await showKeyboard(page, 190)
    await expect(button(page, 'Export Image')).toBeHidden()
    await expect(textbox(page, 'Write the quote')).toBeFocused()
    await expect.poll(async () => (await edges(card(page))).bottom).toBeLessThan(180)
    expect(Math.min(...(await widths())), 'it shrinks to its place, and never below').toBeGreaterThan(120)
  })

  test(
    'a keyboard that goes while the card glides is followed from where the card is seen',
    { tag: '@full' },
    async ({ sharedPage: page }) => {
      await page.setViewportSize({ width: 844, height: 390 })
      await openEditor(page)
      const { left, right, top } = await edges(card(page))
      await (await fingersOn(page)).doubleTap({ x: (left + right) / 2, y: top + 105 })
      await expect(textbox(page, 'Write the quote')).toBeFocused()
      // Waits in parallel, since the glide is over soon.
      await Promise.all([holdGlide(page, 1, 50), showKeyboard(page, 190)])
      const midway = await edges(card(page))
      await Promise.all([holdGlide(page, 2, 0), showKeyboard(page, 390)])
      expect((await edges(card(page))).width).toBeCloseTo(midway.width, 0)
    },
  )

  test(
    'an upright tablet keeps its drawer when a keyboard makes the window low',
    { tag: '@full' },
    async ({ sharedPage: page }) => {
      await page.setViewportSize({ width: 820, height: 1180 })
      await openEditor(page)
      await openTab(page, 'Content')
      await button(page, 'Edit Content').click()
      await textbox(page, 'Quote').fill('Half a sen')
      await page.setViewportSize({ width: 820, height: 780 })
      await expect(textbox(page, 'Quote')).toBeFocused()
      await page.keyboard.type('tence')
      await expect(card(page)).toHaveAccessibleName(/^Half a sentence;/)
    },
  )
})

test(
  'tools without a place beside their words are docked below the card',
  { tag: ['@phone', '@full-tablet', '@touch'] },
  async ({ editor: page }) => {
    await fillDeskWithQuote(page)
    const desk = await edges(page.getByRole('region', { name: 'Preview' }))
    await expect.poll(async () => (await edges(tools(page))).bottom).toBeGreaterThan(desk.bottom - 12)
    expect((await edges(tools(page))).bottom).toBeLessThanOrEqual(desk.bottom)
  },
)

test(
  'an upright tablet has no empty bands, and two columns in its drawer',
  { tag: ['@tablet', '@touch'] },
  async ({ editor: page }) => {
    for (const [width, height] of [
      [820, 1180],
      [768, 1024],
      [1024, 1366],
    ] as const) {
      await page.setViewportSize({ width, height })
      const home = page.getByRole('link', { name: 'Back to Home' })
      const bands = async () => {
        const { top, bottom, left } = await edges(card(page))
        return [top - (await edges(home)).bottom, (await edges(sheet(page))).top - bottom, left]
      }
      await expect.poll(async () => Math.max(...(await bands())), `${width} × ${height}`).toBeLessThan(100)
      expect((await edges(card(page))).width).toBeGreaterThan(0.9 * width)
    }
    await openTab(page, 'Display')
    const first = await edges(page.getByRole('switch', { name: 'Show Author' }))
    const last = await edges(page.getByRole('switch', { name: 'Show Watermark' }))
    expect(last.left).toBeGreaterThan(first.right)
  },
)

test('what is typed into a panel goes on in the same field of another layout @full', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 900, height: 1100 })
  await openEditor(page)
  await openTab(page, 'Background')
  await button(page, 'Open or close the settings').press('ArrowDown')
  await page.setViewportSize({ width: 1440, height: 900 })
  await button(page, 'Edit Content').click()
  await textbox(page, 'Quote').fill('Half a .')
  await page.keyboard.press('ArrowLeft')
  for (const [width, height, typed] of [
    [900, 1100, 'sen'],
    [1180, 820, 'ten'],
    [700, 900, 'ce'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(textbox(page, 'Quote')).toBeFocused()
    await expect(textbox(page, 'Quote')).toBeInViewport()
    await page.keyboard.type(typed)
  }
  await expect(textbox(page, 'Quote')).toHaveValue('Half a sentence.')
  await button(page, 'Save').focus()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(button(page, 'Save')).toBeFocused()
})

test(
  'what is typed in a panel and not yet taken is kept in another layout',
  { tag: '@full' },
  async ({ editor: page }) => {
    await openTab(page, 'Display')
    await page.getByRole('switch', { name: 'Show Seal', exact: true }).check()
    await textbox(page, 'Seal text').fill('知足')
    await page.setViewportSize({ width: 900, height: 1100 })
    await expect(textbox(page, 'Seal text')).toHaveValue('知足')
    const blocks = page.getByRole('group', { name: 'Blocks on the card' })
    await expect(blocks.getByRole('button', { name: /^Seal/ })).toHaveAccessibleName('Seal: 知足')
  },
)

test(
  'export settings stay open in another layout, with what is typed, until the editor is left',
  { tag: '@full' },
  async ({ editor: page }) => {
    await button(page, 'Export Settings').click()
    const width = textbox(page, 'Exact width')
    await width.fill('1234')
    for (const [wide, high] of [
      [900, 1100],
      [1180, 820],
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width: wide, height: high })
      await expect(width).toHaveValue('1234')
      await expect(width).toBeFocused()
      await expect(button(page, 'Export Settings')).toHaveAttribute('aria-expanded', 'true')
    }
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await expect(card(page)).toHaveCount(0)
    await page.goBack()
    await expect(button(page, 'Export Settings')).toHaveAttribute('aria-expanded', 'false')
  },
)

test(
  'the panels’ tabs stand apart by one gap where the panels are narrow',
  { tag: '@full' },
  async ({ sharedPage: page }) => {
    for (const language of ['en', 'zh'])
      for (const width of [1024, 1199]) {
        await page.setViewportSize({ width, height: 768 })
        await page.goto(`/${language}/editor`)
        const lists = page.getByRole('tablist').filter({ hasText: /Frame|Display|边框|显示/ })
        await expect(lists).toHaveCount(2)
        for (const list of await lists.all()) {
          const gaps = await list.getByRole('tab').evaluateAll((tabs) => {
            const words = document.createRange()
            const ends = tabs.map((tab) => {
              words.selectNodeContents(tab)
              const { left, right } = words.getBoundingClientRect()
              return { left, right }
            })
            return ends.slice(1).map(({ left }, at) => left - ends[at]!.right)
          })
          expect(Math.min(...gaps), `${language}, ${width}`).toBeGreaterThan(18)
          expect(Math.max(...gaps) - Math.min(...gaps), `${language}, ${width}`).toBeLessThan(8)
        }
      }
  },
)

import { PNG } from 'pngjs'
import { card, isDesktop, openEditor, openTab } from './editorPage'
import { fingersOn } from './fingers'
import { CARD_OF_TODAY, expect, QUOTE, test, type Page } from './fixtures'
import { combinations } from '../fixtures/combinations'
import { watchConsole } from './watch'

type Rect = { x: number; y: number; width: number; height: number }

const TOUCHED = { tag: ['@full-tablet', '@full-phone'] }

const field = (page: Page, of = 'quote') =>
  page.getByRole('textbox', { name: `Write the ${of}`, exact: true })

async function openWords(page: Page, x = 0.5, y = 0.45): Promise<void> {
  const box = (await card(page).boundingBox())!
  const [px, py] = [box.x + x * box.width, box.y + y * box.height]
  if (isDesktop(page)) return page.mouse.dblclick(px, py)
  await (await fingersOn(page)).doubleTap({ x: px, y: py })
}

async function write(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Zooms in by a fifth with Ctrl and the wheel, so that all text stays on the desk. */
async function zoomIn(page: Page): Promise<void> {
  const { x, y, width, height } = (await card(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -17)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await card(page).boundingBox())!.width / width).toBeGreaterThan(1.1)
  await expect(page.locator('[style*="scale("]').filter({ has: card(page) })).toHaveCount(0)
}

/** In screen px. */
async function inkOfFirstLine(page: Page, band: { y: number; height: number }) {
  const box = (await card(page).boundingBox())!
  const margin = 0.07 * box.width
  const clip = { x: box.x + margin, y: band.y, width: box.width - 2 * margin, height: band.height }
  const { data, width, height } = PNG.sync.read(await withoutMarks(page, clip))
  const isInk = (x: number) =>
    Array.from({ length: height }, (_, y) => data[(y * width + x) * 4]!).some((red) => red < 110)
  const columns = Array.from({ length: width }, (_, x) => x).filter(isInk)
  return { left: clip.x + columns[0]!, right: clip.x + columns.at(-1)! + 1 }
}

/**
 * Shrinks a box by its corners: CSS rounds them, and the browser re-blends them when the desk's layers
 * change.
 */
const within = ({ x, y, width, height }: Rect) => ({
  x: x + CORNER_PX,
  y: y + CORNER_PX,
  width: width - 2 * CORNER_PX,
  height: height - 2 * CORNER_PX,
})
const CORNER_PX = 4

/**
 * Screenshot without marks and caret. Scripts may add these rules; the site's CSP would block Playwright's
 * `style`.
 */
async function withoutMarks(page: Page, clip: Rect): Promise<Buffer> {
  await page.evaluate(() => {
    const rules = new CSSStyleSheet()
    rules.replaceSync('[data-marked], [data-caret], [class*="_overlay_"] { visibility: hidden !important }')
    document.adoptedStyleSheets = [rules]
  })
  const picture = await page.screenshot({ clip })
  await page.evaluate(() => void (document.adoptedStyleSheets = []))
  return picture
}

test.describe('writing on the card', () => {
  test(
    'cut and pasted, the words keep no line breaks of the card',
    { tag: '@full' },
    async ({ sharedPage: page }) => {
      await openEditor(page)
      await openWords(page)
      expect(await field(page).inputValue()).toContain('\n')
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('ControlOrMeta+x')
      await expect(field(page)).toHaveValue('')
      await page.keyboard.press('ControlOrMeta+v')
      await page.keyboard.press('Escape')
      await openTab(page, 'Content')
      await expect(page.getByRole('textbox', { name: 'Quote', exact: true })).toHaveValue(QUOTE.content)
    },
  )

  for (const [hand, tag] of [
    ['a finger', ['@touch', '@tablet', '@full-phone']],
    ['a mouse', ['@full']],
  ] as const)
    test(
      `starts at the place of ${hand}, keeps the card’s lines, and is one undo step`,
      { tag: [...tag] },
      async ({ sharedPage: page }) => {
        const expectQuiet = watchConsole(page)
        await openEditor(page)
        await openWords(page)
        await expect(field(page)).toBeFocused()
        expect((await field(page).inputValue()).replaceAll('\n', ' ')).toBe(QUOTE.content)
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.insertText('Less is more.') // Inserted at once: on a slow machine typed letters may form two bursts.
        await expect(card(page)).toHaveAccessibleName(/^Less is more\.; /)
        await page.keyboard.press('Escape')
        await expect(field(page)).toHaveCount(0)
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(card(page)).toHaveAccessibleName(new RegExp(`^${QUOTE.content}`))
        await page.getByRole('button', { name: 'Redo' }).click()
        await expect(card(page)).toHaveAccessibleName(/^Less is more\.; /)
        expectQuiet()
      },
    )

  test(
    'has the words’ font, size, colour and lines, and moves no glyph',
    { tag: '@full-tablet' },
    async ({ sharedPage: page }) => {
      await openEditor(page)
      const clip = within((await card(page).boundingBox())!)
      const before = await page.screenshot({ clip })
      await openWords(page)
      await expect(field(page)).toBeFocused()
      const style = await field(page).evaluate((element) => {
        const { fontFamily, fontWeight, color } = getComputedStyle(element)
        return {
          fontFamily,
          fontWeight,
          color,
          lines: (element as HTMLTextAreaElement).value.split('\n').length,
        }
      })
      expect(style).toMatchObject({ fontFamily: '"Inter Variable"', fontWeight: '680' })
      expect(style.color).toMatch(/^rgb\(\d+, \d+, \d+\)$/)
      expect(style.lines).toBeGreaterThan(1)
      const during = () => withoutMarks(page, clip)
      await expect.poll(async () => (await during()).equals(before)).toBe(true)
    },
  )

  test('marks words where their glyphs are, at three zooms', async ({ sharedPage: page }) => {
    await openEditor(page)
    const texts = ['Nothing will come of nothing', '世界永远不缺奇迹', 'HOME 世界永远 N']
    const cases = combinations({ zoom: [0, 1, 2], text: texts }, { strength: 1 })
    for (const zoom of [0, 1, 2]) {
      if (zoom > 0) await zoomIn(page)
      for (const { text } of cases.filter((row) => row.zoom === zoom)) {
        await openWords(page)
        await write(page, text)
        await page.keyboard.press('ControlOrMeta+a')
        // Marks appear at once, but text only when all its glyphs have loaded.
        const beyondBearing = async () => {
          const marked = (await page.locator('[data-marked]').first().boundingBox())!
          const ink = await inkOfFirstLine(page, marked)
          const bearingPx = 0.12 * marked.height // Side bearings of the first and last glyph.
          const off = [ink.left - marked.x, ink.right - marked.x - marked.width].map(Math.abs)
          return Math.max(...off) - bearingPx
        }
        await expect.poll(beyondBearing, `${text}, zoom ${zoom}`).toBeLessThanOrEqual(1)
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
      }
    }
  })

  test('does not disturb an input method: its keys end neither editing nor the composition', async ({
    sharedPage: page,
  }) => {
    await openEditor(page)
    await openWords(page)
    await page.keyboard.press('ControlOrMeta+a')
    const cdp = await page.context().newCDPSession(page)
    const compose = (text: string) =>
      cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    for (const text of ['n', 'ni', 'ni h', 'ni hao']) await compose(text)
    await expect(card(page)).toHaveAccessibleName(/^ni hao; /)
    await page.waitForTimeout(900) // longer than a burst of typing, whose end would be a step of its own
    const inkWidth = async () => {
      const ink = await inkOfFirstLine(page, (await field(page).boundingBox())!)
      return Math.round(ink.right - ink.left)
    }
    const composed = await inkWidth()
    await field(page).evaluate((element) => (element.style.opacity = '0'))
    expect(composed).toBe(await inkWidth())
    await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true })
    await field(page).dispatchEvent('keydown', { key: 'Escape', keyCode: 229, isComposing: true })
    await cdp.send('Input.insertText', { text: '你好，世界' })
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue(/^你好，\s?世界$/)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(card(page)).toHaveAccessibleName(CARD_OF_TODAY)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(field(page)).toHaveValue(/^你好，\s?世界$/)
    await page.keyboard.type('！')
    await expect(card(page)).toHaveAccessibleName(/^你好，世界！; /)
  })

  test(
    'Enter ends a single line and breaks a longer text; a tap elsewhere ends any',
    TOUCHED,
    async ({ sharedPage: page }) => {
      await openEditor(page)
      await openWords(page)
      await write(page, 'One')
      await page.keyboard.press('Enter')
      await page.keyboard.type('two')
      await expect(card(page)).toHaveAccessibleName(/^One\s+two; /)
      const box = (await card(page).boundingBox())!
      const elsewhere = { x: box.x + box.width / 2, y: box.y - 8 }
      if (isDesktop(page)) await page.mouse.click(elsewhere.x, elsewhere.y)
      else await page.touchscreen.tap(elsewhere.x, elsewhere.y)
      await expect(field(page)).toHaveCount(0)
      await expect(card(page)).toHaveAccessibleName(/^One\s+two; /)
    },
  )

  test(
    'ends where the panel’s field ends, so that all that is written is kept',
    { tag: '@full' },
    async ({ sharedPage: page }) => {
      const longest = '日'.repeat(2_000)
      await openEditor(page)
      await openWords(page)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(`${longest}月`)
      await expect(field(page)).toHaveValue(/\n/)
      await page.keyboard.insertText('月')
      await page.keyboard.press('Escape')
      await openTab(page, 'Content')
      await expect(page.getByRole('textbox', { name: 'Quote', exact: true })).toHaveValue(longest)
    },
  )

  test('can delete all words and start again', { tag: '@full' }, async ({ sharedPage: page }) => {
    await openEditor(page)
    await openWords(page)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('Anew')
    await expect(card(page)).toHaveAccessibleName(/^Anew; /)
  })

  test('is reached and left by keyboard; without words goes on to the next block by Esc, and stays where a press was', async ({
    sharedPage: page,
  }) => {
    await openEditor(page)
    await page.getByRole('button', { name: /^Author/ }).focus()
    await page.keyboard.press('Enter')
    await expect(field(page, 'author')).toBeFocused()
    await write(page, 'Gilbert Keith')
    await page.keyboard.press('Enter')
    await expect(field(page, 'author')).toHaveCount(0)
    await expect(card(page)).toHaveAccessibleName(/Gilbert Keith/)
    await expect(page.getByRole('button', { name: /^Author/ })).toBeFocused()

    const empty = async (name: RegExp, of: string) => {
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
      await expect(field(page, of)).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    }
    await empty(/^Quote: /, 'quote')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Translation: / })).toBeFocused()
    await empty(/^Author: /, 'author')
    await openTab(page, 'Display')
    await expect(page.getByRole('tab', { name: 'Display' })).toBeFocused()
  })

  test(
    'goes on at the caret, with what is selected, when the window takes another layout',
    { tag: '@full' },
    async ({ sharedPage: page }) => {
      await openEditor(page)
      await openWords(page, 0.3, 0.35)
      await write(page, 'One more ')
      for (const [width, height, word] of [
        [1100, 800, 'word'],
        [900, 1100, ' here'],
        [700, 900, ' and'],
        [1440, 900, ' there'],
      ] as const) {
        await page.setViewportSize({ width, height })
        await expect(field(page)).toBeFocused()
        await page.keyboard.type(word)
      }
      await expect(card(page)).toHaveAccessibleName(/^One more word here and there;/)
      for (let letter = 0; letter < 5; letter++) await page.keyboard.press('Shift+ArrowLeft')
      await page.setViewportSize({ width: 900, height: 1100 })
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Shift+ArrowLeft')
      await page.keyboard.type('.')
      await expect(card(page)).toHaveAccessibleName(/^One more word here and\.;/)
    },
  )

  test(
    'stays above the on-screen keyboard',
    { tag: ['@full-tablet', '@phone', '@touch'] },
    async ({ sharedPage: page }) => {
      await openEditor(page)
      await openWords(page)
      const caret = page.locator('[data-caret]')
      await page.evaluate(() => {
        const height = 360
        Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: height })
        window.visualViewport!.dispatchEvent(new Event('resize'))
      })
      const isInSight = async () => {
        const { y, height } = (await caret.boundingBox())!
        return y > 0 && y + height <= 360
      }
      await expect.poll(isInSight).toBe(true)
      await page.keyboard.press('Escape')
      const lift = () =>
        page.evaluate(() => document.documentElement.style.getPropertyValue('--keyboard-lift'))
      await expect.poll(lift).toBe('')
    },
  )
})

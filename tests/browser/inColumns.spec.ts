import { card, isDesktop, openTab, radio } from './editorPage'
import { fingersOn } from './fingers'
import { expect, QUOTE, test, type Page } from './fixtures'

const EVERYWHERE = { tag: ['@full-tablet', '@full-phone'] }

const field = (page: Page) => page.getByRole('textbox', { name: 'Write the translation', exact: true })
const caret = (page: Page) => page.locator('[data-caret]')
const marked = (page: Page) => page.locator('[data-marked]')
const composed = (page: Page) => page.locator('[data-composed]')

async function openColumns(page: Page): Promise<void> {
  await openTab(page, 'Text')
  await page.getByRole('tab', { name: 'Composition', exact: true }).click()
  await radio(page, 'Composition', 'Vertical').check()
  await expect(page.getByRole('button', { name: /二〇二六年/ })).toBeAttached()
}

/** A point inside the text, on landscape and portrait cards. */
async function placeInWords(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await card(page).boundingBox())!
  return { x: x + 0.8 * width, y: y + 0.3 * height }
}

const frame = (page: Page) => page.locator('[class*="_overlay_"] > div').last()

async function openWords(page: Page): Promise<void> {
  const at = await placeInWords(page)
  if (isDesktop(page)) await page.mouse.dblclick(at.x, at.y)
  else await (await fingersOn(page)).doubleTap(at)
  await expect(field(page)).toBeFocused()
}

async function write(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
  await expect(card(page)).toHaveAccessibleName(new RegExp(text.replaceAll('\n', '\\s*')))
}

const boxOf = (page: Page) =>
  caret(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  })
/** The browser reports a caret moved by its own keys only a moment later. */
async function goToStart(page: Page): Promise<void> {
  const before = await boxOf(page)
  await page.keyboard.press('ControlOrMeta+Home')
  await expect.poll(() => boxOf(page)).not.toEqual(before)
}

const selected = (page: Page) =>
  field(page).evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement
    return value.slice(selectionStart, selectionEnd).replaceAll('\n', '')
  })

async function doubleClickSlowly(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.click(x, y)
  await page.waitForTimeout(450)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

test.describe('writing in columns', () => {
  test(
    'starts at the pointed place and is one undo step',
    { tag: ['@full', ...EVERYWHERE.tag] },
    async ({ editor: page }) => {
      await openColumns(page)
      const at = await placeInWords(page)
      await openWords(page)
      const bar = await boxOf(page)
      expect(bar.width).toBeGreaterThan(5 * bar.height)
      expect(Math.abs(bar.x + bar.width / 2 - at.x)).toBeLessThan(bar.width)
      expect(Math.abs(bar.y - at.y)).toBeLessThan(bar.width)
      expect((await field(page).inputValue()).replaceAll('\n', '')).toBe(QUOTE.translation)
      await write(page, '少即是多。')
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Translation/ })).toBeFocused()
      await page.keyboard.press('ControlOrMeta+z')
      await expect(card(page)).toHaveAccessibleName(new RegExp(QUOTE.translation))
    },
  )

  test(
    'is reached and left by keyboard; arrows follow the columns',
    { tag: '@full' },
    async ({ editor: page }) => {
      await openColumns(page)
      await page.getByRole('button', { name: /^Translation/ }).focus()
      await page.keyboard.press('Enter')
      await expect(field(page)).toBeFocused()
      await write(page, '一二三\n四五六\n甲')
      await goToStart(page)
      const head = await boxOf(page)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      const second = await boxOf(page)
      expect(second.x).toBeCloseTo(head.x, 0)
      expect(second.y).toBeGreaterThan(head.y + head.width)
      await page.keyboard.press('ArrowLeft')
      const beside = await boxOf(page)
      expect(beside.x + beside.width).toBeLessThan(second.x)
      expect(beside.y).toBeCloseTo(second.y, 0)
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowRight')
      expect((await boxOf(page)).y).toBeCloseTo(second.y, 0)
      await page.keyboard.press('Shift+ArrowUp')
      expect(await selected(page)).toBe('五')
      await page.keyboard.press('Shift+ArrowRight')
      expect(await selected(page)).toBe('二三四五')
      await page.keyboard.press('ArrowUp')
      await expect(marked(page)).toHaveCount(0)
      await page.keyboard.press('End')
      await page.keyboard.press('Shift+Home')
      expect(await selected(page)).toBe('一二三')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: /^Translation/ })).toBeFocused()
    },
  )

  test('a drag selects by column, a double click a word', { tag: '@full' }, async ({ editor: page }) => {
    await openColumns(page)
    await openWords(page)
    await write(page, '世界大\n月亮小')
    await page.keyboard.press('ControlOrMeta+a')
    await expect(marked(page)).toHaveCount(2)
    const [first, second] = [
      (await marked(page).nth(0).boundingBox())!,
      (await marked(page).nth(1).boundingBox())!,
    ]
    expect(second.x + second.width).toBeLessThanOrEqual(first.x)
    expect(first.height).toBeGreaterThan(2 * first.width)
    const character = first.height / 3
    await page.mouse.move(first.x + first.width / 2, first.y + 2 * character)
    await page.mouse.down()
    await page.mouse.move(second.x + second.width / 2, second.y + 2 * character, { steps: 4 })
    await page.mouse.up()
    expect(await selected(page)).toBe('大月亮')
    await expect(marked(page)).toHaveCount(2)
    await doubleClickSlowly(page, first.x + first.width / 2, first.y + 0.6 * character)
    await expect.poll(() => selected(page)).toBe('世界')
    await page.mouse.click(first.x + first.width / 2, first.y + first.height - 2)
    const foot = await boxOf(page)
    expect(Math.abs(foot.y - first.y - first.height)).toBeLessThan(0.3 * character)
    await page.keyboard.insertText('。')
    await expect(card(page)).toHaveAccessibleName(/世界大。\s*月亮小/)
  })

  test(
    'takes Chinese from an input method, underlined where it will stand',
    EVERYWHERE,
    async ({ editor: page }) => {
      await openColumns(page)
      await openWords(page)
      const cdp = await page.context().newCDPSession(page)
      const compose = (text: string) =>
        cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await page.keyboard.press('ControlOrMeta+a')
      for (const text of ['s', 'sh', 'shan gao']) await compose(text)
      await expect(card(page)).toHaveAccessibleName(/shan gao;/)
      await expect(composed(page)).toHaveCount(1)
      await cdp.send('Input.insertText', { text: '山高月小' })
      await expect(card(page)).toHaveAccessibleName(/山高月小;/)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press('Delete')
      for (const text of ['s', 'shan gao yue xiao']) await compose(text)
      await expect(composed(page).first()).toBeVisible()
      await cdp.send('Input.insertText', { text: '山高月小' })
      for (const text of ['s', 'sh', 'shui']) await compose(text)
      await expect(card(page)).toHaveAccessibleName(/山高月小\s*shui/)
      await expect(composed(page)).toHaveCount(1)
      const line = (await composed(page).boundingBox())!
      const bar = await boxOf(page)
      expect(line.height).toBeGreaterThan(5 * line.width)
      expect(Math.abs(line.y + line.height - bar.y)).toBeLessThanOrEqual(2)
      expect(Math.abs(line.x - bar.x)).toBeLessThanOrEqual(2)
      await field(page).dispatchEvent('keydown', { key: 'ArrowDown', keyCode: 229, isComposing: true })
      await field(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true })
      await cdp.send('Input.insertText', { text: '水落石出' })
      await expect(composed(page)).toHaveCount(0)
      await expect(field(page)).toBeFocused()
      await page.keyboard.insertText('。')
      await expect(card(page)).toHaveAccessibleName(/山高月小水落石出。/)
    },
  )

  test('takes all that a text may have, cut and pasted', { tag: '@full' }, async ({ editor: page }) => {
    await openColumns(page)
    await openWords(page)
    const text = '他说：“读Walden吧”——1840年，第12章……好😀👨‍👩‍👧'
    await write(page, text)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+x')
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('ControlOrMeta+v')
    await expect(card(page)).toHaveAccessibleName(new RegExp(text))
    await page.keyboard.press('Backspace')
    await expect(card(page)).toHaveAccessibleName(/好😀;/)
    await goToStart(page)
    const ys = [(await boxOf(page)).y]
    for (let at = 0; at < 3; at += 1) {
      await page.keyboard.press('ArrowDown')
      ys.push((await boxOf(page)).y)
    }
    expect(ys.toSorted((one, other) => one - other)).toEqual(ys)
  })

  test(
    'a tap moves the caret; the keyboard does not cover it',
    { tag: ['@full', '@full-phone', '@full-tablet', '@touch'] },
    async ({ editor: page }) => {
      await openColumns(page)
      await openWords(page)
      await write(page, '一二三四五六\n七八九十')
      const first = await boxOf(page)
      const { x, y, width, height } = (await field(page).boundingBox())!
      await (await fingersOn(page)).tap({ x: x + 0.75 * width, y: y + 0.9 * height })
      await expect.poll(async () => (await boxOf(page)).x).toBeGreaterThan(first.x + first.width)
      await page.evaluate(() => {
        Object.defineProperty(window.visualViewport, 'height', { configurable: true, value: 300 })
        window.visualViewport!.dispatchEvent(new Event('resize'))
      })
      await expect
        .poll(async () => {
          const bar = await boxOf(page)
          return bar.y > 0 && bar.y + bar.height <= 300
        })
        .toBe(true)
    },
  )

  test(
    'the columns are moved and sized by hand, and written where they are',
    { tag: ['@full-tablet', '@full-phone', '@touch'] },
    async ({ editor: page }) => {
      await openColumns(page)
      const fingers = await fingersOn(page)
      await fingers.tap(await placeInWords(page))
      await expect(page.getByRole('button', { name: /^Translation/ })).toBeFocused()
      await expect(frame(page).locator('span')).toHaveCount(4) // Only corners: columns have no width of their own.
      const place = async () => (await frame(page).boundingBox())!
      const before = await place()
      await page.keyboard.press('Shift+ArrowLeft')
      await page.keyboard.press('Shift+ArrowDown')
      await expect.poll(async () => (await place()).x).toBeLessThan(before.x)
      const moved = await place()
      await page.keyboard.press('-')
      await expect.poll(async () => (await place()).height).toBeLessThan(moved.height)
      await page.keyboard.press('Enter')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await expect(marked(page).first()).toBeVisible()
      const areFramed = async () => {
        const framed = await place()
        const columns = await Promise.all((await marked(page).all()).map((column) => column.boundingBox()))
        return columns.every(
          (column) =>
            column !== null &&
            column.x >= framed.x &&
            column.y >= framed.y &&
            column.x + column.width <= framed.x + framed.width &&
            column.y + column.height <= framed.y + framed.height,
        )
      }
      await expect.poll(areFramed).toBe(true)
    },
  )
})

import { openEditor, openTab, radio } from './editorPage'
import { expect, QUOTE, test, type Page } from './fixtures'

/**
 * Every Tab stop must show its focus, and none may trap it; also with forced colours, which paint neither
 * shadows nor background tints.
 */
const LONGEST_WALK = 80

const FIRST_RADIO = { Background: ['Background type', 'Solid'], Frame: ['Frame style', 'Clean'] } as const

const MUST_MEET = [
  'a Skip to content',
  'button Language',
  'tab Content',
  'button Get Quote',
  'textarea',
  'a Back to Home',
  'button Keyboard shortcuts',
  `button Quote: ${QUOTE.content.slice(0, 9)}`,
  'button Edit text',
  'button Export Settings',
  'button Export Image',
  'tab Background',
  'input Solid',
  'tab Frame',
  'input Clean',
  'input 16:9',
]

interface Stop {
  name: string
  isShown: boolean // whether it looked different while focused
}

/**
 * Presses Tab until focus leaves the page or wraps around. Compares each stop with itself after it lost
 * focus.
 */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  await page.evaluate(() => {
    const looks = (element: Element) => {
      const near = element.closest('label') ?? element
      const styles = [near, ...near.querySelectorAll('*')].map((part) => {
        const { outline, boxShadow, opacity } = getComputedStyle(part)
        return opacity === '0' ? '' : `${outline} ${boxShadow}` // A native radio is invisible.
      })
      return `${styles.join()} ${document.querySelectorAll('[data-focus]').length}`
    }
    let first: Element | null = null
    let last: { element: Element; look: string } | null = null
    Object.assign(window, {
      nextStop() {
        const { activeElement, body } = document
        const element = activeElement === body || (last && activeElement === first) ? null : activeElement
        first ??= element
        if (element && element === last?.element) return { isSame: true }
        const wasShown = !last?.element.isConnected || looks(last.element) !== last.look
        last = element && { element, look: looks(element) }
        if (!element) return { wasShown }
        const words = element.getAttribute('aria-label') ?? element.textContent
        const field = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : ''
        return { wasShown, name: `${element.getAttribute('role') ?? element.localName} ${words || field}` }
      },
    })
  })
  for (let pressed = 0; pressed < LONGEST_WALK; pressed++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() =>
      (window as unknown as { nextStop(): { isSame?: true; wasShown: boolean; name?: string } }).nextStop(),
    )
    if (at.isSame) continue // A date input has four stops: three parts and a calendar button.
    const before = stops.at(-1)
    if (before) before.isShown = at.wasShown
    if (at.name === undefined) return stops
    stops.push({ name: at.name, isShown: true })
  }
  throw new Error(`still on the page after ${LONGEST_WALK} stops: ${stops.at(-1)?.name}`)
}

for (const [forcedColors, tag] of [
  ['none', []],
  ['active', ['@full']],
] as const) {
  const title = `Tab leads through the editor and out, the focus always visible; forced colours: ${forcedColors}`
  test(title, { tag: [...tag] }, async ({ page }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
    await openEditor(page)
    const open = async (name: keyof typeof FIRST_RADIO) => {
      await openTab(page, name)
      const [group, first] = FIRST_RADIO[name]
      await expect(radio(page, group, first)).toBeAttached()
      // Starts before the first element, whatever was pressed last.
      await page.getByRole('link', { name: 'Skip to content' }).focus()
      await page.keyboard.press('Shift+Tab')
    }
    const met = new Set<string>()
    for (const tab of ['Background', 'Frame'] as const) {
      await open(tab)
      const stops = await walk(page)
      expect(stops.filter(({ isShown }) => !isShown)).toEqual([])
      for (const { name } of stops) met.add(name)
    }
    const names = [...met]
    for (const name of MUST_MEET)
      expect(
        names.some((stop) => stop.startsWith(name)),
        name,
      ).toBe(true)
  })
}

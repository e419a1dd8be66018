import { facesLoaded } from './faces'
import { expect, test, type Locator, type Page } from './fixtures'
import { SITE } from '../../src/site'
import { combinations } from '../fixtures/combinations'
import { IS_FULL } from '../fixtures/tier'
import { watchConsole } from './watch'

const DELAY_MS = 2_000
const MIN_TARGET_PX = 44
const LABEL = 'A note from the developer'
const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1664, 640],
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const
const MARGIN_PX = 1664
const WITH_MARGIN = { width: 1680, height: 900 }
const LAYOUTS = [SIZES[1], SIZES[4], SIZES[5]]

const PATHS = ['/en', '/en/donate', '/en/no/such-page']

const note = (page: Page) => page.getByRole('complementary', { name: LABEL })
const minimize = (page: Page) => page.getByRole('button', { name: 'Minimize the note' })
const show = (page: Page) => page.getByRole('button', { name: 'Show the note' })

async function open(page: Page, path: string, window = WITH_MARGIN): Promise<void> {
  await page.setViewportSize(window)
  await page.goto(path)
  await expect(note(page)).toBeVisible()
}

/** Footer, controls and cards the note covers at any scroll position. Clipped or hidden controls do not count. */
async function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async (label) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"], [role=tab], [role=option], [role=radio], main [role=img]',
      ),
    ]
    const noteParts = [
      ...document.querySelectorAll<HTMLElement>(
        `aside[aria-label="${label}"], button[aria-label="${label}"]`,
      ),
    ].filter((part) => part.checkVisibility({ visibilityProperty: true }))
    const isOver = (box: DOMRect) =>
      noteParts.some((part) => {
        if (getComputedStyle(part).pointerEvents === 'none') return false // It gave way.
        const own = part.getBoundingClientRect()
        return (
          own.left < box.right - 0.5 &&
          own.right > box.left + 0.5 &&
          own.top < box.bottom - 0.5 &&
          own.bottom > box.top + 0.5
        )
      })
    const footer = document.querySelector('footer')
    const isOfNote = (element: Element | null) => noteParts.some((part) => part.contains(element))
    const covered = new Set<string>()
    const step = 60
    for (let y = 0; y <= document.documentElement.scrollHeight; y += step) {
      window.scrollTo(0, y)
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      if (footer && isOver(footer.getBoundingClientRect())) covered.add('the footer')
      for (const control of controls) {
        if (isOfNote(control) || !control.checkVisibility({ visibilityProperty: true })) continue
        const box = control.getBoundingClientRect()
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        const top = document.elementFromPoint(middle.x, middle.y)
        const isInSight = top !== null && (control.contains(top) || top.contains(control))
        if (isOfNote(top) || (isOver(box) && isInSight))
          covered.add(control.getAttribute('aria-label') ?? control.textContent ?? control.outerHTML)
      }
      if (y + innerHeight >= document.documentElement.scrollHeight + step) break
    }
    window.scrollTo(0, 0)
    return [...covered]
  }, LABEL)
}

async function expectTargets(controls: Locator): Promise<void> {
  for (const control of await controls.all()) {
    const box = (await control.boundingBox())!
    expect(Math.min(box.width, box.height), await control.innerText()).toBeGreaterThanOrEqual(MIN_TARGET_PX)
  }
}

test.describe('on pages', () => {
  test(
    'appears two seconds after loading, takes no focus and moves nothing',
    { tag: '@full' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const look = () => {
          const part = document.querySelector('aside')
          if (part && getComputedStyle(part).opacity !== '0')
            Object.assign(window, { cameAtMs: performance.now() })
          else requestAnimationFrame(look)
        }
        look()
      })
      await page.goto('/en/no/such-page')
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('h1, main a, footer, footer a')].map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect()
            return [x, y, width, height].map(Math.round)
          }),
        )
      await facesLoaded(page, ['Inter Interface', 'Source Serif Display'])
      const before = await places()
      await expect(note(page)).toHaveCSS('opacity', '1')
      expect(await places()).toEqual(before)
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      const shownAfterMs = await page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        return (window as unknown as { cameAtMs: number }).cameAtMs - visit!.loadEventStart
      })
      expect(shownAfterMs).toBeGreaterThanOrEqual(DELAY_MS)
    },
  )

  test('has links with large enough targets, is minimized and expanded, and remembers its state', async ({
    sharedPage: page,
  }) => {
    await open(page, '/en/about')
    const links = note(page).getByRole('link')
    await expect(links).toHaveCount(3)
    for (const [at, { label, url }] of SITE.widgetLinks.entries()) {
      const link = links.nth(at + 1)
      await expect(link).toHaveAccessibleName(`${label} (opens another site)`)
      await expect(link).toHaveAttribute('href', url)
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await expectTargets(note(page).locator('a, button'))
    await links.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donate')
    await expect(page).toHaveURL(/\/en\/donate$/)
    await expect(note(page)).toBeVisible()

    const words = links.first()
    await minimize(page).click()
    await expect(words).toBeHidden()
    await expect(show(page)).toBeFocused()
    await page.reload()
    await expect(show(page)).toBeVisible()
    await expect(words).toBeHidden()
    await show(page).click()
    await words.focus()
    await page.keyboard.press('Escape')
    await expect(show(page)).toBeFocused()
    await show(page).click()
    await page.reload()
    await expect(words).toBeVisible()
  })

  test('works without storage', { tag: '@full' }, async ({ page }) => {
    const expectQuiet = watchConsole(page)
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      for (const name of ['getItem', 'setItem'] as const) Storage.prototype[name] = refuse
    })
    await open(page, '/en/terms')
    await minimize(page).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
    await expect(show(page)).toBeVisible()
    expectQuiet()
  })

  test('is a round button where it would crowd home’s card', async ({ page }) => {
    await open(page, '/en', { width: 1440, height: 900 })
    await expect(show(page)).toBeVisible()
    await expect(minimize(page)).toHaveCount(0)
    expect(await coveredControls(page)).toEqual([])
  })

  test('is a round button on a phone, which the menu opens', { tag: '@full' }, async ({ page }) => {
    await open(page, '/en', { width: 390, height: 844 })
    await expect(show(page)).toBeVisible()
    const { x, y, width, height } = (await show(page).boundingBox())!
    expect(width).toBeGreaterThanOrEqual(MIN_TARGET_PX)
    expect([x + width > 340, y + height > 700]).toEqual([true, true])
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: LABEL }).click()
    await expect(note(page).getByRole('link').first()).toBeInViewport()
    await expect(note(page)).toBeFocused()
    await expect(page.getByRole('link', { name: LABEL })).toBeHidden()
  })

  test('covers no control and no card in any window', { tag: '@full' }, async ({ page }) => {
    const cases = combinations({ path: PATHS, size: SIZES }, { strength: 1 })
    for (const path of PATHS) {
      await open(page, path)
      for (const { size } of cases.filter((row) => row.path === path)) {
        const [width, height] = size
        await page.setViewportSize({ width, height })
        if (width >= MARGIN_PX)
          expect(await coveredControls(page), `${path}, ${width} × ${height}`).toEqual([])
        await minimize(page).click()
        await show(page).blur() // A focused note stays.
        expect(await coveredControls(page), `${path}, ${width} × ${height}, minimized`).toEqual([])
        await show(page).focus()
        await page.keyboard.press('Enter')
      }
    }
  })
})

test.describe('in the editor', () => {
  test(
    'is a button; opened, its own line that covers no control',
    { tag: '@full' },
    async ({ editor: page }) => {
      const button = page.getByRole('button', { name: LABEL })
      await expect(page.getByRole('button', { name: 'Export Image' })).toBeVisible()
      for (const [width, height] of IS_FULL ? SIZES : LAYOUTS) {
        await page.setViewportSize({ width, height })
        await expect(button).toBeVisible()
        await expect(note(page)).toBeHidden()
        expect(await coveredControls(page), `${width} × ${height}`).toEqual([])
        await button.click()
        await expect(note(page)).toBeVisible()
        expect(await coveredControls(page), `${width} × ${height}, open`).toEqual([])
        await expectTargets(note(page).locator('a, button'))
        await note(page).getByRole('link').first().focus()
        await page.keyboard.press('Escape')
        await expect(note(page)).toBeHidden()
        await expect(button).toBeFocused()
      }
    },
  )

  test('is not printed', { tag: '@full' }, async ({ page }) => {
    await page.goto('/en/editor')
    const button = page.getByRole('button', { name: LABEL })
    await expect(button).toBeVisible()
    await button.click()
    await expect(note(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(note(page)).toBeHidden()
    await expect(button).toBeHidden()
  })
})

import { CHROMIUM_ARGS } from '../../.ci/chromium.mjs'
import { expect, test } from './fixtures'

/** A reader whose browser has letters of twice the usual size. */
const executablePath = process.env.QUOTIDIAN_CHROMIUM
test.use({
  launchOptions: {
    args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
    ...(executablePath && { executablePath }),
  },
})

const PATHS = [
  '/en',
  '/zh',
  '/en/days',
  '/en/days/2026-11-21',
  '/en/guide',
  '/en/cards',
  '/en/set',
  '/en/editor',
]

/** The two pages with most controls. */
const CROWDED = ['/en', '/en/editor']

for (const width of [1440, 390])
  for (const path of PATHS)
    test(
      `${path} at ${width} px follows the browser’s font size, and no control is cut`,
      {
        tag: CROWDED.includes(path) ? [] : '@full',
      },
      async ({ sharedPage: page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await page.locator('html[data-live]').waitFor()
        if (path.includes('editor')) await expect(page.getByRole('tab').first()).toBeVisible()
        expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('28px')
        const cut = await page.evaluate(() => {
          const controls = [
            ...document.querySelectorAll<HTMLElement>(
              'header :is(a, button), main button:not([aria-pressed])',
            ),
          ]
          const isCut = (control: HTMLElement) => {
            const { left, right, width: wide } = control.getBoundingClientRect()
            const isShown = control.checkVisibility() && wide > 1
            return (
              isShown && (left < 0 || right > innerWidth || control.scrollWidth > control.clientWidth + 1)
            )
          }
          const wide = document.documentElement.scrollWidth - innerWidth
          return [
            wide,
            ...controls.filter(isCut).map(({ textContent, ariaLabel }) => ariaLabel || textContent),
          ]
        })
        expect(cut).toEqual([0])
      },
    )

test('the small print of the editor’s desk stays below the card', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/editor')
  const desk = page.getByRole('region', { name: 'Preview' })
  const hint = desk.getByText('double-')
  await expect(hint).toBeVisible()
  const card = (await desk.getByRole('img').first().boundingBox())!
  const words = (await hint.boundingBox())!
  expect(words.y).toBeGreaterThanOrEqual(card.y + card.height - 1)
})

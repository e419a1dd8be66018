import { COUNTS } from '../../src/language/counts'
import { button, card, isPhone, openEditor, openTab, radio, undo } from './editorPage'
import { expect, test, type Locator, type Page } from './fixtures'
import { twoFrames } from './frames'
import { productModule } from './product'

const list = (page: Page, name: string) => page.getByRole('listbox', { name, exact: true })
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })
const size = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

async function openTemplates(page: Page): Promise<void> {
  await openEditor(page)
  await openTab(page, 'Templates')
}

const isInSight = (target: Locator) =>
  target.evaluate((element) => {
    const seen = element.closest('[role=tabpanel]')!.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    return box.height > 0 && box.top >= seen.top && box.bottom <= seen.bottom && scrollY === 0
  })

const scrollPanel = (target: Locator, top: number) =>
  target.evaluate((element, px) => (element.closest('[role=tabpanel]')!.scrollTop = px), top)

const WIDTHS = [1_440, 1_180, 1_024, 900, 820]

test(
  'one panel scrolls, and a weather set is never broken across rows, at any width',
  { tag: '@full' },
  async ({ sharedPage: page }) => {
    await openTemplates(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 900 ? 1_000 : 700 })
      await openTab(page, 'Templates')
      const weather = list(page, 'Weather templates')
      await expect(weather.getByRole('option')).toHaveCount(3 * COUNTS.weather)
      const found = await weather.evaluate((element) => {
        const panel = element.closest('[role=tabpanel]')!
        const scrolls = (inner: Element) =>
          [getComputedStyle(inner).overflowX, getComputedStyle(inner).overflowY].some((overflow) =>
            ['auto', 'scroll'].includes(overflow),
          )
        return {
          scrollers: [...panel.querySelectorAll('*')].filter(scrolls).length,
          isCut: panel.scrollWidth > panel.clientWidth,
          tops: [...element.querySelectorAll('[role=option]')].map(
            (shown) => shown.getBoundingClientRect().top,
          ),
          heights: [...element.querySelectorAll('img')].map((shown) => shown.clientHeight),
        }
      })
      expect(found, String(width)).toMatchObject({ scrollers: 0, isCut: false })
      for (let at = 0; at < found.tops.length; at += 3) {
        expect(new Set(found.tops.slice(at, at + 3)).size, String(width)).toBe(1)
        const heights = found.heights.slice(at, at + 3)
        expect(Math.max(...heights) - Math.min(...heights), String(width)).toBeLessThanOrEqual(1)
      }
    }
  },
)

test(
  'an orientation shows all basic templates in it, and what is chosen there is in it',
  { tag: '@full' },
  async ({ sharedPage: page }) => {
    const { TEMPLATES } =
      await productModule<typeof import('../../src/card/templates')>('card/templates/index.ts')
    const basic = Object.values(TEMPLATES).filter(({ group }) => group === 'basic')
    await openTemplates(page)
    const orientations = [
      ['Landscape', '1920 × 1080'],
      ['Square', '1080 × 1080'],
      ['Portrait', '1080 × 1440'],
    ] as const
    for (const [orientation, pixels] of orientations) {
      await radio(page, 'Orientation', orientation).check()
      await expect(list(page, 'Basic templates').getByRole('option')).toHaveCount(basic.length)
      await expect(list(page, 'Weather templates').getByRole('option')).toHaveCount(COUNTS.weather)
      await option(page, 'Modern').click()
      await expect(size(page, pixels)).toBeVisible()
      await expect(option(page, 'Modern')).toHaveAttribute('aria-selected', 'true')
    }
    await expect
      .poll(() =>
        option(page, 'Modern')
          .locator('img')
          .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) =>
            (naturalHeight / naturalWidth).toFixed(2),
          ),
      )
      .toBe('1.33')
    await undo(page)
    await expect(size(page, '1080 × 1080')).toBeVisible()
    await radio(page, 'Orientation', 'All').check()
    await expect(option(page, 'Modern')).toHaveAttribute('aria-selected', 'true')
    await option(page, 'Modern').click()
    await expect(size(page, '1920 × 1080')).toBeVisible()
  },
)

test(
  'whoever comes back finds the chosen template in sight',
  { tag: ['@full-tablet', '@full-phone'] },
  async ({ sharedPage: page }) => {
    await openTemplates(page)
    const chosen = option(page, 'Dusk Portrait')
    await chosen.click()
    await openTab(page, 'Frame')
    await openTab(page, 'Templates')
    await expect.poll(() => isInSight(chosen)).toBe(true)
    await expect(page.getByRole('tab', { name: 'Templates' })).toBeFocused()

    await page.reload()
    await expect(card(page)).toBeVisible()
    await openTab(page, 'Templates')
    await expect.poll(() => isInSight(chosen)).toBe(true)

    const drawer = page.getByRole('button', { name: 'Open or close the settings' })
    if (!(await drawer.isVisible())) return
    await scrollPanel(chosen, 0)
    await drawer.press('Escape')
    await expect(chosen).toBeHidden()
    await twoFrames(page) // Closing and opening within one frame must keep the panel's scroll position.
    await drawer.press('ArrowUp')
    await expect.poll(() => isInSight(chosen)).toBe(true)
  },
)

test(
  'a template that this browser cannot keep is said to last as long as the tab, and can be exported',
  { tag: '@full' },
  async ({ sharedPage: page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await openTemplates(page)
    await button(page, 'Keep as Template').click()
    await page.getByRole('textbox', { name: 'Template name' }).fill('Mine')
    await page.keyboard.press('Enter')
    const said = page.getByRole('alert').filter({ hasText: 'This browser could not save “Mine”.' })
    await expect(said).toBeVisible()
    await expect(page.getByText('Kept as “Mine”.')).toHaveCount(0)
    const download = page.waitForEvent('download')
    await said.getByRole('button', { name: 'Export' }).click()
    expect((await download).suggestedFilename()).toBe('quotidian-Mine.json')
    await expect(option(page, 'Mine')).toBeVisible()
    await button(page, 'Manage').click()
    await button(page, 'Delete Mine').click()
    await expect(
      page.getByRole('alert').filter({ hasText: '“Mine” is deleted. This browser could not save it' }),
    ).toBeVisible()
  },
)

test(
  'a template that is deleted gives the focus to the next row, the last one to what there is to do then',
  { tag: '@full' },
  async ({ sharedPage: page }) => {
    await openTemplates(page)
    for (const name of ['One', 'Two', 'Three']) {
      await button(page, 'Keep as Template').click()
      await page.getByRole('textbox', { name: 'Template name' }).fill(name)
      await page.keyboard.press('Enter')
    }
    await button(page, 'Manage').click()
    await button(page, 'Delete Two').press('Enter')
    await expect(button(page, 'Delete One')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Delete Three')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Keep as Template')).toBeFocused()
  },
)

test('my templates are a first row, and the chosen one of many is in sight @full', async ({
  sharedPage: page,
}) => {
  await openTemplates(page)
  const mine = list(page, 'My templates')
  await expect(mine).toHaveCount(0)
  await expect(button(page, 'Manage')).toHaveCount(0)
  for (const name of ['Violet', 'Retro', 'Dark']) {
    await option(page, name).click()
    await button(page, 'Keep as Template').click()
    await button(page, 'Keep').click()
  }
  await expect(mine.getByRole('option')).toHaveText([/^My template 3/, /^My template 2/])
  const order = await page.getByRole('listbox').evaluateAll((lists) => lists.map((each) => each.ariaLabel))
  expect(order).toEqual([
    'My templates',
    'Basic templates',
    'Weather templates',
    'Composition templates',
    'Painting templates',
  ])
  await button(page, 'Show All 3').click()
  await mine.getByRole('option', { name: 'My template', exact: true }).click()
  await page.reload()
  await expect(mine.getByRole('option', { name: 'My template', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect
    .poll(() => isInSight(mine.getByRole('option', { name: 'My template', exact: true })))
    .toBe(true)
})

test(
  'a template’s name is read to its end, however long',
  { tag: ['@full-tablet', '@full-phone', '@full'] },
  async ({ sharedPage: page }) => {
    await openTemplates(page)
    for (const name of ['Donaudampfschifffahrtsgesellschaftskapit', '雨打芭蕉'.repeat(10)]) {
      if (isPhone(page)) await button(page, 'More').click()
      await page.getByRole(isPhone(page) ? 'menuitem' : 'button', { name: 'Keep as Template' }).click()
      await page.getByRole('textbox', { name: 'Template name' }).fill(name)
      await page.keyboard.press('Enter')
      const isWhole = await option(page, name).evaluate((element, text) => {
        const { left, right, bottom } = element.getBoundingClientRect()
        const shown = [...element.querySelectorAll('*')].findLast(({ textContent }) => textContent === text)!
        const range = document.createRange()
        range.selectNodeContents(shown)
        return [...range.getClientRects()].every(
          (line) => line.left >= left - 1 && line.right <= right + 1 && line.bottom <= bottom + 1,
        )
      }, name)
      expect(isWhole, name).toBe(true)
    }
  },
)

test('a small phone shows all kinds of templates whole', { tag: '@phone' }, async ({ page }) => {
  test.skip(!isPhone(page))
  await page.setViewportSize({ width: 360, height: 640 })
  await openTemplates(page)
  const kinds = page.getByRole('radiogroup', { name: 'Kind', exact: true })
  const hidden = await kinds.evaluate((group) => {
    const seen = group.parentElement!.parentElement!.getBoundingClientRect()
    return [...group.querySelectorAll('label')]
      .filter((label) => label.getBoundingClientRect().right > seen.right + 1)
      .map((label) => label.textContent)
  })
  expect(hidden).toEqual([])
})

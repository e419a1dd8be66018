/**
 * Gives every browser test the same clock, and so the same quote. `floors.test.ts` forbids specs to import
 * Playwright itself.
 */
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import almanac from '../../src/quotes/almanac.json' with { type: 'json' }
import { escapeRegExp } from '../fixtures/escapeRegExp'
import { shiftDate } from '../fixtures/shiftDate.mjs'
import { newSharedPage, resetSharedPage } from './sharedPage'
import { watchConsole } from './watch'

export * from '@playwright/test'

/** The visitor's local date, in any time zone. */
export const TODAY = '2026-11-21'
const OPENED_AT = `${TODAY}T09:00:00`

/** That day's almanac quote and its card's English accessible name. */
export const QUOTE = quoteOf('11-21')
/** Home names only the author. */
const ATTRIBUTION = `${escapeRegExp(QUOTE.author)}(?: ${QUOTE.authorZh}, ${escapeRegExp(QUOTE.work)})?`
export const CARD_OF_TODAY = new RegExp(
  [...[QUOTE.content, QUOTE.translation].map(escapeRegExp), ATTRIBUTION, '21 November 2026'].join('; '),
)

interface OfTest {
  /**
   * One page per worker, reset before each test, at two fifths of a new context's cost. Use `page` instead
   * for `test.use` options, expected console errors, service workers, a second context, `page.clock`,
   * `history.length`, or first-visit measurements.
   */
  sharedPage: Page
  editor: Page
}

export const test = base.extend<OfTest, { browser: Browser; workersPage: Page }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      // `newPage` calls it too.
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await prepare(context, options?.javaScriptEnabled)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  context: async ({ context, javaScriptEnabled }, use) => {
    await prepare(context, javaScriptEnabled)
    await use(context)
  },
  workersPage: [
    async ({ browser }, use, { project }) => {
      const page = await newSharedPage(browser, project.use as BrowserContextOptions)
      await use(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],
  sharedPage: async ({ workersPage }, use, { project }) => {
    await resetSharedPage(workersPage, project.use.viewport!)
    await comeAsAnother(workersPage.context())
    const expectQuiet = watchConsole(workersPage)
    await use(workersPage)
    expectQuiet()
  },
  editor: async ({ sharedPage }, use) => {
    await sharedPage.goto('/en/editor')
    await expectFirstVisit(sharedPage)
    await use(sharedPage)
  },
})

async function expectFirstVisit(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Preview' }).getByRole('img').first()
  await expect(card).toHaveAccessibleName(CARD_OF_TODAY)
  const tab = page.getByRole('tab', { name: 'Content', exact: true })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: /^(Undo|Redo)$/, disabled: true })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  const view = await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale, document.hasFocus()])
  expect(view).toEqual([0, 0, 1, true])
}

/**
 * Sets the visitor's clock to `localTime` (`2026-11-21T23:59:30`), from where it runs, on all present and
 * future pages.
 */
export async function setClock(target: Page | BrowserContext, localTime: string): Promise<void> {
  const clock = { localTime, setAtMs: Date.now() }
  await target.addInitScript(shiftDate, clock)
  const pages = 'pages' in target ? target.pages() : [target]
  await Promise.all(pages.map((page) => page.evaluate(shiftDate, clock)))
}

let visitors = 0

/** Gives each test an address of its own, since the server limits what one visitor may ask in a minute. */
async function comeAsAnother(context: BrowserContext): Promise<void> {
  visitors += 1
  const address = ['10', process.env.TEST_WORKER_INDEX, visitors >> 8, visitors & 255].join('.')
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
}

async function prepare(context: BrowserContext, hasScript = true): Promise<void> {
  await Promise.all([setClock(context, OPENED_AT), comeAsAnother(context)])
  if (!hasScript) return
  context.pages().forEach(waitForHydration)
  context.on('page', waitForHydration)
}

/**
 * Ends navigation once the page is hydrated and takes clicks; use `waitUntil: 'commit'` to test earlier
 * states. Content below the header hydrates a little later: await something only it shows before sending keys
 * to the window.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, how) => {
    const response = await goto(url, how)
    return how?.waitUntil === 'commit' ? response : afterHydration(page, response)
  }
  page.reload = async (...how) => afterHydration(page, await reload(...how))
}

/** Does nothing for pages without scripts and for the tests' own pages. */
async function afterHydration<T>(page: Page, response: T): Promise<T> {
  const isOurs = await page
    .evaluate(() => document.querySelector('#root[data-page]') !== null)
    .catch(() => false)
  if (isOurs)
    await page.waitForFunction(() => document.documentElement.dataset['live'] !== undefined).catch(() => {})
  return response
}

function quoteOf(monthAndDay: string) {
  const quote = almanac.find(({ day }) => day === monthAndDay)
  if (!quote) throw new Error(`the almanac has no ${monthAndDay}`)
  return quote
}

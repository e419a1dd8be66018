import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { vi } from 'vitest'
import type * as TestingLibrary from '@testing-library/dom'

export interface Part {
  role: string
  name?: string | RegExp
  isChecked?: boolean
  within?: Part
}

export interface Browser {
  goTo: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Evaluates a self-contained function in the page. */
  evaluate: <Args extends unknown[], Result>(
    act: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  run: (source: string) => Promise<void>
  clickFound: <Args extends unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<void>
  chooseFile: (path: string) => Promise<void>
  type: (text: string) => Promise<void>
  selectAll: () => Promise<void>
  screenshot: () => Promise<Buffer>
  downloads: string
  complaints: () => string[]
  close: () => Promise<void>
}

export interface Engine {
  name: string
  open: () => Promise<Browser>
  /** Types (Chinese) text through an input method: composition events, then the text. */
  compose: (browser: Browser, text: string) => Promise<void>
  close: () => Promise<void>
}

const DEFAULT_TIMEOUT_MS = 30_000

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
)

/** Waits until the part is visible. @throws with the page's content after `limitMs` */
export async function expectShown(browser: Browser, part: Part, limitMs = DEFAULT_TIMEOUT_MS): Promise<void> {
  await waitUntil(async () => (await count(browser, part)) > 0, `${describe(part)} is not shown`, limitMs)
}

/** Waits for hydration: before, links reload and typed text may be lost. */
export async function expectLive(browser: Browser): Promise<void> {
  const isLive = () => browser.evaluate(() => document.documentElement.dataset['live'] !== undefined)
  await waitUntil(isLive, 'the page does not answer')
}

export async function expectAttribute(
  browser: Browser,
  part: Part,
  attribute: string,
  value: string,
): Promise<void> {
  await waitUntil(
    async () => {
      await injectLibrary(browser)
      const found = await browser.evaluate(
        (path, key) => {
          return (globalThis as unknown as World).findPart(path)[0]?.getAttribute(key) ?? null
        },
        serialised(part),
        attribute,
      )
      return found === value
    },
    `${describe(part)} does not have ${attribute}="${value}"`,
  )
}

/** Clicks the part once present; a control hidden under its label is clicked through the label. */
export async function click(browser: Browser, part: Part): Promise<void> {
  await expectShown(browser, part)
  await browser.clickFound((path) => {
    const [found] = (globalThis as unknown as World).findPart(path)
    return found?.closest('label') ?? found ?? null
  }, serialised(part))
}

export async function waitUntil(
  holds: () => Promise<boolean>,
  otherwise: string,
  limitMs = DEFAULT_TIMEOUT_MS,
): Promise<void> {
  await vi.waitFor(
    async () => {
      if (!(await holds())) throw new Error(otherwise)
    },
    { timeout: limitMs, interval: 100 },
  )
}

async function count(browser: Browser, part: Part): Promise<number> {
  await injectLibrary(browser)
  return browser.evaluate((path) => {
    return (globalThis as unknown as World).findPart(path).length
  }, serialised(part))
}

type SerialisedPart = { role: string; name: string | null; pattern: string | null; checked: boolean | null }
type World = { findPart: typeof findPart }

function serialised({ role, name, within, isChecked }: Part): SerialisedPart[] {
  return [
    ...(within ? serialised(within) : []),
    {
      role,
      name: typeof name === 'string' ? name : null,
      pattern: name instanceof RegExp ? name.source : null,
      checked: isChecked ?? null,
    },
  ]
}

function describe({ role, name, within, isChecked }: Part): string {
  const state = isChecked === undefined ? '' : isChecked ? ', checked' : ', not checked'
  return `${role} ${name ?? ''}${state}${within ? ` in ${describe(within)}` : ''}`
}

/** Injects Testing Library's queries if the document lacks them. */
async function injectLibrary(browser: Browser): Promise<void> {
  if (await browser.evaluate(() => 'findPart' in globalThis)) return
  await browser.run(`${library}\nglobalThis.findPart = ${findPart.toString()}`)
}

/** Runs in the page. */
function findPart(path: SerialisedPart[]): HTMLElement[] {
  const { queryAllByRole } = (globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary })
    .TestingLibraryDom
  let found = [document.body]
  for (const { role, name, pattern, checked } of path) {
    const options = {
      ...(name !== null ? { name } : pattern !== null ? { name: new RegExp(pattern) } : {}),
      ...(checked !== null ? { checked } : {}),
    }
    found = found.flatMap((inside) => queryAllByRole(inside, role, options))
  }
  return found
}

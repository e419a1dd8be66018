import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { vi } from 'vitest'
import type * as TestingLibrary from '@testing-library/dom'

/** A part of the page by its role and name, as `tests/browser/names.spec.ts` lists them; a name is exact. */
export interface Part {
  role: string
  name?: string | RegExp
  isChecked?: boolean
  /** A group that it is in. */
  within?: Part
}

/** A browser at one window, with a profile of its own that nobody used before: what each driver can do. */
export interface Browser {
  goTo: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** What a function that knows nothing but its arguments gives in the page. */
  evaluate: <Args extends unknown[], Result>(
    act: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** Runs a script in the page. */
  run: (source: string) => Promise<void>
  /** Clicks the element that a function gives, in its middle. */
  clickFound: <Args extends unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<void>
  /** Hands a file of the disk to the page's file field. */
  chooseFile: (path: string) => Promise<void>
  /** Keys to whatever has the focus. */
  type: (text: string) => Promise<void>
  selectAll: () => Promise<void>
  /** Where downloads arrive. */
  downloads: string
  /** What the console said that was an error, and all that nobody caught. */
  complaints: () => string[]
  close: () => Promise<void>
}

/** An engine under test. */
export interface Engine {
  name: string
  open: () => Promise<Browser>
  /** Writes a text (Chinese) by an input method: the page sees it being composed, then there. */
  compose: (browser: Browser, text: string) => Promise<void>
  close: () => Promise<void>
}

/** When to give up on a state that does not come. */
const PATIENCE_MS = 30_000

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
)

/** Ends when the part can be seen. @throws what is there instead, after `limitMs` */
export async function expectShown(browser: Browser, part: Part, limitMs = PATIENCE_MS): Promise<void> {
  await until(async () => (await count(browser, part)) > 0, `${describe(part)} is not shown`, limitMs)
}

/** Ends when the part has this attribute. */
export async function expectAttribute(
  browser: Browser,
  part: Part,
  attribute: string,
  value: string,
): Promise<void> {
  await until(
    async () => {
      await bringLibrary(browser)
      const found = await browser.evaluate(
        (path, key) => {
          return (globalThis as unknown as World).findPart(path)[0]?.getAttribute(key) ?? null
        },
        plain(part),
        attribute,
      )
      return found === value
    },
    `${describe(part)} has not ${attribute}="${value}"`,
  )
}

/** Clicks the part once it is there; a control that lies hidden under its label, by the label. */
export async function click(browser: Browser, part: Part): Promise<void> {
  await expectShown(browser, part)
  await browser.clickFound((path) => {
    const [found] = (globalThis as unknown as World).findPart(path)
    return found?.closest('label') ?? found ?? null
  }, plain(part))
}

/** Ends when what is asked for holds. */
export async function until(
  holds: () => Promise<boolean>,
  otherwise: string,
  limitMs = PATIENCE_MS,
): Promise<void> {
  await vi.waitFor(
    async () => {
      if (!(await holds())) throw new Error(otherwise)
    },
    { timeout: limitMs, interval: 100 },
  )
}

async function count(browser: Browser, part: Part): Promise<number> {
  await bringLibrary(browser)
  return browser.evaluate((path) => {
    return (globalThis as unknown as World).findPart(path).length
  }, plain(part))
}

type PlainPart = { role: string; name: string | null; pattern: string | null; checked: boolean | null }
/** What the page has once the library is there. */
type World = { findPart: typeof findPart }

/** From the outermost group to the part, in words that travel. */
function plain({ role, name, within, isChecked }: Part): PlainPart[] {
  return [
    ...(within ? plain(within) : []),
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

/** A new document has not yet what finds parts by role and name: Testing Library's own. */
async function bringLibrary(browser: Browser): Promise<void> {
  if (await browser.evaluate(() => 'findPart' in globalThis)) return
  await browser.run(`${library}\nglobalThis.findPart = ${findPart.toString()}`)
}

/** In the page. */
function findPart(path: PlainPart[]): HTMLElement[] {
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

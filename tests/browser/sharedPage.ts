import { expect, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import type { Disposable, Page, ViewportSize } from '@playwright/test'

/** A text file of the site gives access to its storage without running its code. */
const PLAIN = '/robots.txt'
const LISTENED = ['console', 'dialog', 'download', 'filechooser', 'pageerror', 'popup', 'request', 'response']
const MODIFIERS = ['Alt', 'Control', 'Meta', 'Shift']
const EMULATED = {
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const

export async function newSharedPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const { baseURL, locale, serviceWorkers, viewport, hasTouch = false, isMobile = false } = options
  const context = await browser.newContext({
    ...({ baseURL, locale, serviceWorkers, viewport } as BrowserContextOptions),
    // Without these, the first test's values would apply.
    hasTouch,
    isMobile,
    deviceScaleFactor: 1,
    javaScriptEnabled: true,
    ...EMULATED,
  })
  const page = await context.newPage()
  for (const target of [page, context]) noteScripts(target)
  return page
}

/** Removes every trace of the previous test except the site's code and fonts in memory. */
export async function resetSharedPage(page: Page, viewport: ViewportSize): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const name of LISTENED) page.removeAllListeners(name)
  await Promise.all([page, context].flatMap((target) => [target.unrouteAll(), removeScripts(target)]))
  await Promise.all([context.clearPermissions(), context.clearCookies(), context.setOffline(false)])
  await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, ...EMULATED })
  for (const key of MODIFIERS) await page.keyboard.up(key)
  await page.mouse.move(-1, -1)
  await page.goto(PLAIN)
  // A page closed just now may still have stored something.
  await expect.poll(() => page.evaluate(forget)).toBe('')
}

async function forget() {
  const names = async () => (await indexedDB.databases()).map(({ name }) => name!)
  const root = await navigator.storage.getDirectory()
  const files = async () => Array.fromAsync(root.keys())
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await names())
    await new Promise((done) => (indexedDB.deleteDatabase(name).onsuccess = done))
  for (const name of await files()) await root.removeEntry(name, { recursive: true })
  for (const name of await caches.keys()) await caches.delete(name)
  return [
    ...Object.keys({ ...localStorage, ...sessionStorage }),
    ...(await names()),
    ...(await files()),
    ...(await caches.keys()),
    document.cookie,
  ].join()
}

const scripts = new WeakMap<Page | BrowserContext, Disposable[]>()

function noteScripts(target: Page | BrowserContext): void {
  const add = target.addInitScript.bind(target) as (...script: unknown[]) => Promise<Disposable>
  const noted: Disposable[] = []
  scripts.set(target, noted)
  target.addInitScript = async (...script: unknown[]) => {
    const added = await add(...script)
    noted.push(added)
    return added
  }
}

async function removeScripts(target: Page | BrowserContext): Promise<void> {
  const noted = scripts.get(target)?.splice(0) ?? []
  await Promise.all(noted.map((script) => script.dispose()))
}

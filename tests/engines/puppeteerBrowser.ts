import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser as Program, type ElementHandle, type Page } from 'puppeteer-core'
import { CHROMIUM_ARGS } from '../../.ci/chromium.mjs'
import type { Browser, Engine } from './visitor'

/** Firefox reports a font aborted by navigation (NS_BINDING_ABORTED), which is no fault of the page. */
const LEFT_EARLY = /downloadable font: download failed.* status=2152398850/s

/** The editor also stores the whole site for offline use. */
const LOADED_MS = 60_000

const WINDOW = { width: 1440, height: 900 }

export async function startFirefox(executablePath: string): Promise<Engine> {
  const program = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // An input method belongs to the browser, not a page, so its internals must be accessible.
    args: ['--remote-allow-system-access'],
    defaultViewport: WINDOW,
  })
  return {
    name: await program.version(),
    open: () => openBrowser(program),
    compose: (_, text) => composeInFirefox(program, text),
    close: () => program.close(),
  }
}

/** Chromium over DevTools, for reference cards. */
export async function startChromium(executablePath: string): Promise<Omit<Engine, 'compose'>> {
  const program = await puppeteer.launch({ executablePath, args: CHROMIUM_ARGS, defaultViewport: WINDOW })
  return {
    name: await program.version(),
    open: () => openBrowser(program),
    close: () => program.close(),
  }
}

async function openBrowser(program: Program): Promise<Browser> {
  const downloads = mkdtempSync(join(tmpdir(), 'quotidian-downloads-'))
  const context = await program.createBrowserContext({
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  })
  const page = await context.newPage()
  await page.evaluateOnNewDocument(logErrorsAsText)
  const complaints: string[] = []
  const complain = (text: string) => {
    if (!LEFT_EARLY.test(text)) complaints.push(text)
  }
  page.on('console', (message) => message.type() === 'error' && complain(message.text()))
  page.on('pageerror', (error) => complain(String(error)))
  // Firefox also logs scripts aborted by navigation as errors.
  const waitUntilLoaded = () => page.waitForNetworkIdle({ timeout: LOADED_MS })
  return {
    goTo: async (url) => {
      await waitUntilLoaded()
      await page.goto(url)
    },
    reload: async () => {
      await waitUntilLoaded()
      await page.reload()
    },
    evaluate: (act, ...args) => page.evaluate(act as () => never, ...(args as unknown as [])),
    run: async (source) => void (await page.evaluate(`${source}\n;0`)),
    clickFound: async (find, ...args) => {
      const found = await page.evaluateHandle(find as () => Element, ...(args as unknown as []))
      await found.click()
    },
    chooseFile: async (path) => {
      const field = await page.$('input[type="file"][accept^="image"]')
      await (field as ElementHandle<HTMLInputElement>).uploadFile(path)
    },
    type: (text) => page.keyboard.type(text),
    selectAll: () => pressWithControl(page, 'a'),
    screenshot: async () => Buffer.from(await page.screenshot()),
    downloads,
    complaints: () => complaints,
    close: async () => {
      await context.close()
      rmSync(downloads, { recursive: true, force: true })
    },
  }
}

/** Runs in the page: Firefox reports a logged error to drivers without its text. */
function logErrorsAsText(): void {
  const log = console.error
  console.error = (...values: unknown[]) =>
    log(...values.map((value) => (value instanceof Error ? `${value}\n${value.stack}` : value)))
}

async function pressWithControl(page: Page, key: 'a'): Promise<void> {
  await page.keyboard.down('Control')
  await page.keyboard.press(key)
  await page.keyboard.up('Control')
}

/**
 * Uses Firefox's nsITextInputProcessor in the browser window, which sends the same events as a system's input
 * method.
 */
async function composeInFirefox(program: Program, text: string): Promise<void> {
  const { connection } = program as unknown as { connection: BidiConnection } // Puppeteer has no public API for it.
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
  const context = result.contexts!.find(({ url }) => url.endsWith('/browser.xhtml'))!.context
  const expression = `(${composeInWindow.toString()})(${JSON.stringify(text)})`
  await connection.send('script.evaluate', { target: { context }, awaitPromise: true, expression })
}

interface BidiConnection {
  send: (
    method: string,
    params: object,
  ) => Promise<{ result: { contexts?: { context: string; url: string }[] } }>
}

/** Runs in Firefox's own window. */
async function composeInWindow(text: string): Promise<void> {
  const { Cc, Ci } = globalThis as unknown as {
    Cc: Record<string, { createInstance: (kind: unknown) => TextInputProcessor }>
    Ci: { nsITextInputProcessor: unknown }
  }
  const method = Cc['@mozilla.org/text-input-processor;1']!.createInstance(Ci.nsITextInputProcessor)
  method.beginInputTransactionForTests(window)
  for (const spelled of ['z', 'zi']) {
    method.setPendingCompositionString(spelled)
    method.appendClauseToPendingComposition(spelled.length, method.ATTR_RAW_CLAUSE)
    method.setCaretInPendingComposition(spelled.length)
    method.flushPendingComposition()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  method.commitCompositionWith(text)
}

interface TextInputProcessor {
  ATTR_RAW_CLAUSE: number
  beginInputTransactionForTests: (window: Window) => boolean
  setPendingCompositionString: (text: string) => void
  appendClauseToPendingComposition: (length: number, attribute: number) => void
  setCaretInPendingComposition: (at: number) => void
  flushPendingComposition: () => boolean
  commitCompositionWith: (text: string) => void
}

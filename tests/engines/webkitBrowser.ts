import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../.ci/runProgram.mjs'
import type { findWebkit } from '../../.ci/engines.mjs'
import { waitUntil, type Browser, type Engine } from './visitor'

type Webkit = NonNullable<ReturnType<typeof findWebkit>>

const WINDOW = { width: 1440, height: 938, x: 0, y: 0 } // leaves 900 px below the browser's toolbar

export async function startWebkit({ driver, browser, display }: Webkit): Promise<Engine> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  const folder = mkdtempSync(join(tmpdir(), 'quotidian-webkit-'))
  const downloads = join(folder, 'downloads')
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const log = join(folder, 'console.log')
  const program = join(folder, 'browser')
  // The driver discards its browser's output.
  writeFileSync(program, `#!/bin/sh\nexec "${browser}" "$@" >> "${log}" 2>&1\n`)
  chmodSync(program, 0o755)

  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: program,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  })
  const environment = {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    GDK_BACKEND: 'x11',
    GTK_IM_MODULE: 'gtk-im-context-simple',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    XDG_CONFIG_HOME: folder,
  }
  const drivers = new Set<ChildProcess>()

  /** Each session has its own driver, so that a hanging one does not block others. */
  const startSession = async (): Promise<{ session: WebDriver; end: () => Promise<void> }> => {
    const port = await freePort()
    const running = spawn(driver, [`--port=${port}`], { env: environment, stdio: 'ignore', detached: true })
    drivers.add(running)
    const endDriver = async () => {
      drivers.delete(running)
      await end(running)
    }
    const server = `http://127.0.0.1:${port}`
    await waitUntil(() => isReachable(`${server}/status`), 'WebKitWebDriver does not answer')
    const session = await within(
      SESSION_LIMIT_MS,
      new Builder().usingServer(server).withCapabilities(capabilities).build(),
    )
    if (!session) {
      await endDriver()
      throw new Error('WebKitWebDriver does not start a session')
    }
    const endSession = async () => {
      await within(SESSION_LIMIT_MS, session.quit()).finally(endDriver)
    }
    return { session, end: endSession }
  }
  const open = async () => {
    rmSync(downloads, { recursive: true, force: true })
    rmSync(log, { force: true })
    mkdirSync(downloads)
    const { session, end: endSession } = await startSession().catch(startSession)
    await session.manage().window().setRect(WINDOW)
    return openBrowser(session, endSession, downloads, log)
  }
  const first = await startSession()
  const version = (await first.session.getCapabilities()).getBrowserVersion() ?? ''
  await first.end()
  return {
    name: `WebKitGTK ${version}`,
    open,
    compose: (page, text) => composeByGtk(page, text),
    close: async () => {
      await Promise.all([...drivers, screen].map(end))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const SESSION_LIMIT_MS = 30_000

async function within<T>(limitMs: number, promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, limitMs, null)))
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

interface GtkBrowser extends Browser {
  session: WebDriver
}

function openBrowser(
  session: WebDriver,
  endSession: () => Promise<void>,
  downloads: string,
  log: string,
): GtkBrowser {
  return {
    session,
    goTo: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    evaluate: (act, ...args) => session.executeScript(`return (${act.toString()})(...arguments)`, ...args),
    run: (source) => session.executeScript(source),
    clickFound: async (find, ...args) => {
      const element = await session.executeScript<WebElement>(
        `return (${find.toString()})(...arguments)`,
        ...args,
      )
      await element.click()
    },
    chooseFile: (path) => session.findElement(By.css('input[type="file"][accept^="image"]')).sendKeys(path),
    type: (text) => session.actions().sendKeys(text).perform(),
    selectAll: () => session.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform(),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    downloads,
    complaints: () => {
      const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []
      return lines.filter((line) => /\bCONSOLE\b.*\bERROR\b/.test(line))
    },
    close: endSession,
  }
}

/** Uses GTK's own input method: Ctrl+Shift+U, code point, Enter. */
async function composeByGtk(browser: Browser, text: string): Promise<void> {
  const { session } = browser as GtkBrowser
  for (const letter of text) {
    const keys = session.actions().keyDown(Key.CONTROL).keyDown(Key.SHIFT).sendKeys('u')
    const code = letter.codePointAt(0)!.toString(16)
    await keys.keyUp(Key.SHIFT).keyUp(Key.CONTROL).sendKeys(code, Key.ENTER).perform()
  }
}

async function isReachable(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Kills a driver's process group, so that its browser ends too. */
async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return
  const ended = once(running, 'exit')
  try {
    process.kill(-running.pid!, 'SIGKILL')
  } catch {
    running.kill()
  }
  await ended
}

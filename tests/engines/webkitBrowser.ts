import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../.ci/freePort.mjs'
import type { Webkit } from '../../.ci/webkit.mjs'
import { until, type Browser, type Engine } from './visitor'

const WINDOW = { width: 1440, height: 938, x: 0, y: 0 } // 900 px of page below its bar

/** WebKitGTK by its driver, in a window on a display of its own. The driver has one session at a time. */
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
  // The driver throws away what its browser prints.
  writeFileSync(program, `#!/bin/sh\nexec "${browser}" "$@" >> "${log}" 2>&1\n`)
  chmodSync(program, 0o755)

  const port = await freePort()
  const running = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      GTK_IM_MODULE: 'gtk-im-context-simple',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      XDG_CONFIG_HOME: folder,
    },
    stdio: 'ignore',
  })
  const server = `http://127.0.0.1:${port}`
  await until(() => answers(`${server}/status`), 'WebKitWebDriver does not answer')
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: program,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  })
  const open = async () => {
    rmSync(downloads, { recursive: true, force: true })
    rmSync(log, { force: true })
    mkdirSync(downloads)
    const session = await new Builder().usingServer(server).withCapabilities(capabilities).build()
    await session.manage().window().setRect(WINDOW)
    return openBrowser(session, downloads, log)
  }
  return {
    name: `WebKitGTK ${await versionOf(server, capabilities)}`,
    open,
    compose: (page, text) => composeByGtk(page, text),
    close: async () => {
      await Promise.all([running, screen].map(end))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function versionOf(server: string, capabilities: Capabilities): Promise<string> {
  const session = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  const version = (await session.getCapabilities()).getBrowserVersion()
  await session.quit()
  return version ?? ''
}

interface GtkBrowser extends Browser {
  session: WebDriver
}

function openBrowser(session: WebDriver, downloads: string, log: string): GtkBrowser {
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
    downloads,
    complaints: () => {
      const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []
      return lines.filter((line) => /\bCONSOLE\b.*\bERROR\b/.test(line))
    },
    close: () => session.quit(),
  }
}

/** By GTK's own input method: Ctrl+Shift+U, a letter's code, Enter. */
async function composeByGtk(browser: Browser, text: string): Promise<void> {
  const { session } = browser as GtkBrowser
  for (const letter of text) {
    const keys = session.actions().keyDown(Key.CONTROL).keyDown(Key.SHIFT).sendKeys('u')
    const code = letter.codePointAt(0)!.toString(16)
    await keys.keyUp(Key.SHIFT).keyUp(Key.CONTROL).sendKeys(code, Key.ENTER).perform()
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null) return
  const ended = once(running, 'exit')
  running.kill()
  await ended
}

/** Opens an example in Chromium and compares its card, and the file it made, with the command's. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { chromium } from 'playwright'
import { PNG } from 'pngjs'
import { CHROMIUM_ARGS, obtainChromium } from '../../.ci/chromium.mjs'

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}
const LIMIT_MS = 60_000
const MOST_DIFFERENT = 0.002 // a share; another Chromium may smooth letters otherwise

/** @throws {Error} if it draws another card, or the page reports an error */
export async function drawnInPage(folder, card) {
  const server = createServer((request, response) => void answer(folder, request, response)).listen(
    Number(process.env.QUOTIDIAN_TEST_PORT ?? 0),
  )
  await once(server, 'listening')
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage()
    const errors = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(`http://localhost:${server.address().port}/`)
    await page
      .waitForFunction(() => window.drawn, null, { timeout: LIMIT_MS })
      .catch((error) => errors.push(String(error)))
    if (errors.length > 0) throw new Error(errors.join('\n'))
    const { file, canvas } = await page.evaluate(seen)
    const share = differentShare(PNG.sync.read(Buffer.from(file)), PNG.sync.read(card))
    if (share > MOST_DIFFERENT)
      throw new Error(`${(100 * share).toFixed(2)} % of the pixels differ from the command’s`)
    if (canvas < 3) throw new Error('the page shows an empty canvas')
    return `a canvas, and the command’s card but for ${(100 * share).toFixed(3)} % of its pixels`
  } finally {
    await browser.close()
    server.close()
  }
}

/** Runs in the page. */
async function seen() {
  const canvas = document.querySelector('canvas')
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
  for (const one of document.querySelectorAll('canvas')) copy.drawImage(one, 0, 0)
  const { data } = copy.getImageData(0, 0, canvas.width, canvas.height)
  const colours = new Set(new Uint32Array(data.buffer)).size
  return { canvas: colours, file: [...new Uint8Array(await window.drawn.file.arrayBuffer())] }
}

function differentShare(one, other) {
  if (one.width !== other.width || one.height !== other.height)
    throw new Error(`${one.width} × ${one.height} px in place of ${other.width} × ${other.height}`)
  let different = 0
  for (let at = 0; at < one.data.length; at += 4)
    if ([0, 1, 2].some((part) => Math.abs(one.data[at + part] - other.data[at + part]) > 2)) different += 1
  return different / (one.width * one.height)
}

async function answer(folder, { url }, response) {
  const { pathname } = new URL(url, 'http://localhost')
  const path = normalize(join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname)))
  const bytes = path.startsWith(folder) && (await readFile(path).catch(() => null))
  if (!bytes) return void response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
  response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(bytes)
}

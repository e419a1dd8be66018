/**
 * `npm run bench`: export beside its peers, typing, layout; in Chromium, on production builds. Writes the table
 * in README.md. `--only=exports,typing,layouts` measures a part and keeps the rest of the run before; `--quick`
 * measures a little and leaves README.md alone.
 * `--reuse` takes the builds of the run before.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from './browser.mjs'
import { measureExports } from './exports.mjs'
import { measureLayouts } from './layouts.mjs'
import { machine, writeReadme } from './report.mjs'
import { CACHE, serveBenchPages, serveProduct } from './serve.mjs'
import { measureTyping } from './typing.mjs'

const RESULTS = join(CACHE, 'results.json')
const isQuick = process.argv.includes('--quick')
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length)
const parts = only?.split(',') ?? ['exports', 'typing', 'layouts']
const times = (full, quick) => (isQuick ? quick : full)

const built = { reuse: process.argv.includes('--reuse') }
const pages = await serveBenchPages(built)
const product = parts.includes('typing') ? await serveProduct(built) : null
const browser = await launchChromium()
try {
  const results = only ? lastResults() : {}
  if (parts.includes('exports')) {
    console.log('Export')
    results.exports = await measureExports(browser, pages.urls.export, times(12, 4))
  }
  if (product) {
    console.log('Typing')
    results.typing = await measureTyping(browser, product.origin, pages.urls.typing, times(8, 3))
  }
  if (parts.includes('layouts')) {
    console.log('Layout')
    results.layouts = await measureLayouts(browser, pages.urls.export, times(30, 8))
  }
  results.machine = machine(browser.version()) // the load is known at the end
  if (!isQuick) {
    writeFileSync(RESULTS, JSON.stringify(results, null, 2))
    if (results.exports && results.typing && results.layouts) await writeReadme(results)
  }
} finally {
  await browser.close()
  product?.close()
  await pages.close()
}

function lastResults() {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {}
}

/**
 * `npm run bench`: export compared with its peers, typing, thumbnails, home's first card, layout; in Chromium, on production
 * builds. Writes the tables in RESULTS.md. `--only=exports,typing,thumbnails,firstCard,layouts,node,load` measures some
 * parts and keeps the other results; `--quick` measures briefly and does not write RESULTS.md; `--reuse` uses
 * the previous builds.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from './browser.mjs'
import { measureExports } from './exports.mjs'
import { measureFirstCard } from './firstCard.mjs'
import { measureLayouts } from './layouts.mjs'
import { measureLoad } from './load.mjs'
import { measureNode } from './node.mjs'
import { machine, machineLoad, writeResults } from './report.mjs'
import { CACHE, serveBenchPages, serveProduct } from './serve.mjs'
import { measureThumbnails } from './thumbnails.mjs'
import { measureTyping } from './typing.mjs'

const PARTS = ['exports', 'typing', 'thumbnails', 'firstCard', 'layouts', 'node', 'load']
const RESULTS = join(CACHE, 'results.json')
const isQuick = process.argv.includes('--quick')
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length)
const parts = only?.split(',') ?? PARTS
const times = (full, quick) => (isQuick ? quick : full)

const built = { reuse: process.argv.includes('--reuse') }
const needsPages = parts.some((part) => !['firstCard', 'node', 'load'].includes(part))
const pages = needsPages ? await serveBenchPages(built) : null
const needsProduct = parts.some((part) => ['typing', 'thumbnails', 'firstCard'].includes(part))
const product = needsProduct ? await serveProduct(built) : null
const browser = await launchChromium()
try {
  const results = only ? lastResults() : {}
  if (parts.includes('exports')) {
    console.log('Export')
    results.exports = await measureExports(browser, pages.urls.export, times(12, 4))
  }
  if (parts.includes('typing')) {
    console.log('Typing')
    results.typing = await measureTyping(browser, product.origin, pages.urls.typing, times(8, 3))
    results.typingLoad = machineLoad()
  }
  if (parts.includes('thumbnails')) {
    console.log('Thumbnails')
    results.thumbnails = await measureThumbnails(browser, product.origin, times(7, 2))
  }
  if (parts.includes('firstCard')) {
    console.log('First card')
    results.firstCard = await measureFirstCard(browser, product.origin, times(9, 3))
  }
  if (parts.includes('layouts')) {
    console.log('Layout')
    results.layouts = await measureLayouts(browser, pages.urls.export, times(30, 8))
  }
  if (parts.includes('node')) {
    console.log('In Node')
    results.node = await measureNode(times(30, 8))
  }
  if (parts.includes('load')) {
    console.log('Load')
    results.load = await measureLoad({ ...built, minutes: times(10, 0.5) })
  }
  results.machine = machine(browser.version())
  if (!isQuick) {
    writeFileSync(RESULTS, JSON.stringify(results, null, 2))
    if (PARTS.every((part) => results[part])) await writeResults(results)
  }
} finally {
  await browser.close()
  product?.close()
  await pages?.close()
}

function lastResults() {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {}
}

/**
 * `npm run bench` runs the parts of parts.mjs on production builds and updates RESULTS.md.
 * `--only=typing,exports` selects parts; `--quick` is brief and writes nothing; `--reuse` keeps builds;
 * `--guard` compares commits (guard/guard.mjs).
 */
import { launchChromium } from './browser.mjs'
import { guard } from './guard/guard.mjs'
import { machine } from './machine.mjs'
import { PARTS } from './parts.mjs'
import { writeResults } from './report.mjs'
import { serveBenchPages, serveProduct } from './serve.mjs'

const option = (name) => process.argv.find((word) => new RegExp(`^--${name}(=|$)`).test(word))
const value = (name) => option(name)?.split('=')[1]
const isQuick = option('quick') !== undefined
const only = value('only')?.split(',')

if (option('guard')) process.exitCode = await guard({ commit: value('guard'), only, isQuick })
else await bench(only ?? Object.keys(PARTS))

async function bench(ids) {
  const unknown = ids.filter((id) => !PARTS[id])
  if (unknown.length > 0)
    throw new Error(`no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`)
  const reuse = option('reuse') !== undefined
  const needed = new Set(ids.flatMap((id) => PARTS[id].needs))
  const pages = needed.has('pages') ? await serveBenchPages({ reuse }) : null
  const product = needed.has('product') ? await serveProduct({ reuse }) : null
  const browser = await launchChromium()
  try {
    const times = (full, quick) => (isQuick ? quick : full)
    const measured = {}
    for (const id of ids) {
      console.log(PARTS[id].title)
      measured[id] = await PARTS[id].measure({ browser, pages, product, times, reuse })
    }
    if (!isQuick) await writeResults(measured, machine(browser.version()))
  } finally {
    await browser.close()
    product?.close()
    await pages?.close()
  }
}

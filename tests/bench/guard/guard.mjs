import { launchChromium } from '../browser.mjs'
import { CACHE, ROOT, serveBenchPages, serveProduct } from '../serve.mjs'
import { checkedOut, commitToCompare } from './checkout.mjs'
import { isSuspect, judged } from './judge.mjs'
import { rotated } from '../statistics.mjs'
import { SAMPLES } from './samples.mjs'

const MORE_TIMES = 2 // extra rounds for a suspect, × its first rounds

/**
 * `npm run bench -- --guard[=commit]` compares this tree with another commit, measured alternately so that
 * noise affects both. A suspicious figure is measured again (judge.mjs). Returns the exit code.
 */
export async function guard({ commit = commitToCompare(), only = Object.keys(SAMPLES), isQuick }) {
  const other = await checkedOut(commit)
  console.log(`This tree compared with ${other.name}`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (other.remove(), process.exit(1)))
  const sides = { before: null, now: null }
  let browser = null
  try {
    sides.before = await served({ root: other.root, folder: other.folder }, only)
    sides.now = await served({ root: ROOT, folder: CACHE }, only)
    browser = await launchChromium()
    const verdicts = []
    for (const part of only) {
      const rounds = SAMPLES[part].rounds[isQuick ? 'quick' : 'full']
      const ratios = new Map()
      await measure(part, rounds, { browser, sides, ratios })
      const suspects = [...ratios].filter(([, rounds]) => isSuspect(rounds)).map(([figure]) => figure)
      if (suspects.length > 0) {
        console.log(`  ${part}: measured again for ${suspects.join(', ')}`)
        await measure(part, rounds * MORE_TIMES, { browser, sides, ratios })
      }
      verdicts.push(...[...ratios].map(([figure, rounds]) => ({ part, figure, ...judged(rounds) })))
    }
    print(verdicts)
    return verdicts.some(({ isWorse }) => isWorse) ? 1 : 0
  } finally {
    await browser?.close()
    for (const side of Object.values(sides)) await side?.close()
    await other.remove()
  }
}

async function served(tree, parts) {
  const needed = new Set(parts.flatMap((part) => SAMPLES[part].needs))
  const pages = needed.has('pages') ? await serveBenchPages({ reuse: false, tree }) : null
  const product = needed.has('product') ? await serveProduct({ reuse: false, tree }) : null
  const close = async () => {
    product?.close()
    await pages?.close()
  }
  return { pages, product, close }
}

/** Adds rounds to `ratios` after one warm-up round; the sides alternate in going first. */
async function measure(part, rounds, { browser, sides, ratios }) {
  const { open, sample, close } = SAMPLES[part]
  const opened = { before: await open(browser, sides.before), now: await open(browser, sides.now) }
  for (let round = -1; round < rounds; round++) {
    const figures = {}
    for (const id of rotated(Object.keys(opened), round + 1)) figures[id] = await sample(opened[id])
    if (round < 0) continue
    for (const [figure, now] of Object.entries(figures.now)) {
      if (!ratios.has(figure)) ratios.set(figure, [])
      ratios.get(figure).push({ before: figures.before[figure], now })
    }
  }
  for (const one of Object.values(opened)) await close(one)
}

function print(verdicts) {
  console.table(
    verdicts.map(({ part, figure, before, now, ratio, noise, rounds, isWorse }) => ({
      part,
      figure,
      'before (ms)': before.toFixed(1),
      'now (ms)': now.toFixed(1),
      ratio: `${ratio.toFixed(3)} ± ${noise.toFixed(3)}`,
      rounds,
      verdict: isWorse ? 'WORSE' : 'fine',
    })),
  )
  const worse = verdicts.filter(({ isWorse }) => isWorse)
  console.log(
    worse.length === 0
      ? 'Nothing is worse by more than 10 %.'
      : `Worse by more than 10 %: ${worse.map(({ part, figure }) => `${part}, ${figure}`).join('; ')}`,
  )
}

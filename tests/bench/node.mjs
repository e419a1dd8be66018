import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from 'vite'
import { CACHE, quiet, ROOT } from './serve.mjs'
import { pairedRatio, rotated, summary } from './statistics.mjs'

export const NODE_RENDERERS = ['ours', 'takumi', 'satori']
const WARM_UPS = 4
const MODULES = ['nodeCard', 'benchCard'].map((name) => join(ROOT, `tests/bench/page/${name}.ts`))

/**
 * A card as a PNG at 2x in Node: renderers in separate processes, alternately, each time with other words.
 */
export async function measureNode(rounds) {
  const outDir = join(CACHE, 'node')
  await build({ ...quiet, build: { outDir, ssr: true, rolldownOptions: { input: MODULES } } })
  const script = join(ROOT, 'tests/bench/nodeRenderers.mjs')
  const processes = Object.fromEntries(NODE_RENDERERS.map((id) => [id, fork(script, [id, outDir])]))
  try {
    await Promise.all(Object.values(processes).map((one) => once(one, 'message')))
    const runs = Object.fromEntries(NODE_RENDERERS.map((id) => [id, []]))
    for (let round = -WARM_UPS; round < rounds; round++) {
      for (const id of rotated(NODE_RENDERERS, round + WARM_UPS)) {
        const answer = once(processes[id], 'message')
        processes[id].send(round + WARM_UPS)
        const [run] = await answer
        if (round >= 0) runs[id].push(run)
      }
    }
    const ms = (id) => runs[id].map((run) => run.ms)
    const results = Object.fromEntries(
      NODE_RENDERERS.map((id) => [
        id,
        {
          ms: summary(ms(id)),
          oursTo: pairedRatio(ms('ours'), ms(id)),
          bytes: summary(runs[id].map(({ bytes }) => bytes)).median,
          maxMb: Math.max(...runs[id].map(({ rssMb }) => rssMb)),
        },
      ]),
    )
    for (const [id, { ms: time, oursTo, maxMb }] of Object.entries(results))
      console.log(
        `  ${id} ${time.median.toFixed(0)} ms (ours × ${oursTo.toFixed(2)}), at most ${maxMb.toFixed(0)} MB`,
      )
    return results
  } finally {
    for (const one of Object.values(processes)) one.kill()
  }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from 'vite'
import { CACHE, quiet, ROOT } from './serve.mjs'
import { pairedRatio, rotated, summary } from './statistics.mjs'
import { spread, table, verdict } from './tables.mjs'

const NODE_RENDERERS = ['ours', 'takumi', 'satori']
const WARM_UPS = 4
const MODULES = ['nodeCard', 'benchCard'].map((name) => join(ROOT, `tests/bench/page/${name}.ts`))

/** PNGs at 2x in Node: renderers in separate processes, alternately, with new text each time. */
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

export function nodeSection(node) {
  return [
    `The card of the export table as PNG 2x, from layout to file, in ms, with the peak memory of each process; × is the ratio of ours to theirs in the same round. All use the same font files; the peers get the card as CSS.`,
    nodeTable(node),
  ]
}

function nodeTable(node) {
  const most = { ours: null, takumi: 1, satori: 0.1 }
  const rows = NODE_RENDERERS.map((id) => {
    const { ms, oursTo, bytes, maxMb } = node[id]
    const ratio = most[id] ? `× ${oursTo.toFixed(2)} of ${most[id]} ${verdict(oursTo <= most[id])}` : ''
    const memory = `${Math.round(maxMb)} MB${id === 'ours' ? ` of 256 ${verdict(maxMb <= 256)}` : ''}`
    return [
      id === 'satori' ? 'satori + resvg' : id,
      spread(ms),
      ratio,
      memory,
      `${Math.round(bytes / 1_000)} KB`,
    ]
  })
  return table(['', 'a card', 'ours to theirs', 'memory', 'file'], rows)
}

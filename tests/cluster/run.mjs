/**
 * `npm run test:cluster` runs four servers behind HAProxy with Redis and a provider, and breaks things under
 * load. Options after `--`: `--seconds=600` load time (60), `--hostile=300` of hostile clients (20),
 * `--reuse` builds, `--only=killRedis,hostile`.
 */
import { twoBuilds } from './builds.mjs'
import { startCluster } from './cluster.mjs'
import { hostile } from './hostile.mjs'
import { endAll, whatIsMissing } from './programs.mjs'
import * as scenarios from './scenarios.mjs'
import { percentile, startLoad } from './visitors.mjs'

const UNDER_LOAD = ['calm', 'killServer', 'killDrawing', 'killRedis', 'hangProvider', 'replaceAll']
const MAY_CUT = ['killServer'] // HAProxy cannot retry a response that has begun.
const MEMORY_MB = 80 // growth allowed to a server while caches fill

const missing = whatIsMissing()
if (missing) {
  console.error(missing)
  process.exit(1)
}
const option = (name, otherwise) =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise
const seconds = Number(option('seconds', '60'))
const hostileSeconds = Number(option('hostile', '20'))
const only = option('only', '').split(',').filter(Boolean)
const isAsked = (name) => only.length === 0 || only.includes(name)

const build = twoBuilds({ reuse: process.argv.includes('--reuse') })
const cluster = await startCluster(build.first)
const lines = []
const say = (found) => {
  for (const { name, figure, isFine } of found) console.log(`${isFine ? '✓' : '✗'} ${name}: ${figure}`)
  lines.push(...found)
}
const restMs = (seconds * 1_000) / UNDER_LOAD.length / 2

try {
  for (const name of ['oneForAll', 'limitOverAll']) if (isAsked(name)) say(await scenarios[name]({ cluster }))
  const firstMb = cluster.memoryMb()
  for (const name of UNDER_LOAD.filter(isAsked)) {
    const load = startLoad(cluster.origin)
    const calm = () => new Promise((resolve) => setTimeout(() => resolve([]), restMs * 2))
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const found = await (name === 'calm' ? calm() : scenarios[name]({ cluster, build, restMs }))
    const { requests, failures, cut, ms } = await load.stop()
    const figure = `${requests} requests, ${failures.length} failed, ${cut} cut off; quote p99 ${percentile(ms.quote ?? [], 0.99)} ms`
    say([{ name, figure, isFine: failures.length === 0 && (cut === 0 || MAY_CUT.includes(name)) }, ...found])
    for (const failure of failures.slice(0, 5)) console.log(`  ${failure}`)
    const grownMb = cluster.memoryMb().map((mb, at) => Math.round(mb - firstMb[at]))
    console.log(
      `  memory: ${cluster.memoryMb().map(Math.round).join(', ')} MB, grown by ${grownMb.join(', ')}`,
    )
    if (name === 'calm')
      say([
        {
          name: 'memory grows',
          figure: `by ${Math.max(...grownMb)} MB at most`,
          isFine: Math.max(...grownMb) <= MEMORY_MB,
        },
      ])
  }
  if (isAsked('hostile')) say(await hostile({ cluster, seconds: hostileSeconds }))
  const exits = await Promise.all(Object.values(cluster.servers).map(({ child }) => child.exitCode))
  say([
    {
      name: 'servers that ended by themselves',
      figure: String(exits.filter((code) => code !== null).length),
      isFine: exits.every((code) => code === null),
    },
  ])
  await cluster.stop()
} finally {
  endAll()
}
const broken = lines.filter(({ isFine }) => !isFine)
console.log(`\n${lines.length - broken.length} passed, ${broken.length} failed`)
process.exit(broken.length > 0 ? 1 : 0)

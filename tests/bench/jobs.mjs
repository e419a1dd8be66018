/**
 * `node tests/bench/jobs.mjs [cards] [rounds] [pinned]`, after `npm run build`, on Linux: cards per second
 * with `--jobs 1` and `2`, CPU time per card, peak memory. `pinned` limits each to as many cores as jobs
 * (`taskset`), since file writing and V8's compiler use others.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pairedRatio, rotated, summary } from './statistics.mjs'

const COMMAND = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))
const FIRST_DAY_MS = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000
const LOOK_EVERY_MS = 100
const MS_PER_TICK = 10 // units of /proc, the same on every Linux that runs Node
const MB_PER_PAGE = 4_096 / 1_000_000
const JOBS = [1, 2]
const LEAST_TIMES = 1.8

const [cards, rounds] = [Number(process.argv[2] ?? 120), Number(process.argv[3] ?? 3)]
const isPinned = process.argv[4] === 'pinned'
const taken = Object.fromEntries(JOBS.map((jobs) => [jobs, []]))
for (let round = 0; round < rounds; round++)
  for (const jobs of rotated(JOBS, round)) {
    const run = await drawn(jobs)
    taken[jobs].push(run.ms)
    const [perS, cpuMs] = [(cards / run.ms) * 1000, run.cpuMs / cards]
    console.log(
      `--jobs ${jobs}: ${perS.toFixed(2)} cards/s, ${cpuMs.toFixed(0)} ms of the processor a card, at most ${run.tenthMb.toFixed(0)} MB until a tenth was drawn, ${run.mostMb.toFixed(0)} MB until the end, load ${loadavg()[0].toFixed(1)}`,
    )
  }
const [alone, two] = JOBS.map((jobs) => (cards / summary(taken[jobs]).median) * 1000)
const times = pairedRatio(taken[1], taken[2])
console.log(
  `${cards} cards${isPinned ? ', as many cores as processes' : ''}: ${alone.toFixed(2)}/s with one process, ${two.toFixed(2)}/s with two: × ${times.toFixed(2)}, asked ${LEAST_TIMES}`,
)

/** Draws the cards; returns wall and CPU time, and peak memory at a tenth and overall. */
async function drawn(jobs) {
  const folder = mkdtempSync(join(tmpdir(), 'quotidian-jobs-'))
  const orders = `${folder}.jsonl`
  writeFileSync(orders, Array.from({ length: cards }, orderOf).join('\n'))
  const args = ['--orders', orders, '--out', `${folder}/`, '--jobs', `${jobs}`, '--quiet']
  const from = performance.now()
  const [program, ...rest] = [...coresFor(jobs), process.execPath, COMMAND, ...args]
  const child = spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit'] })
  const cpuMs = new Map()
  let [mostMb, tenthMb] = [0, null]
  const look = () => {
    const all = familyOf(child.pid).map((pid) => ({ pid, ...usedBy(pid) }))
    for (const { pid, ms } of all) cpuMs.set(pid, Math.max(ms, cpuMs.get(pid) ?? 0))
    mostMb = Math.max(mostMb, sum(all.map(({ mb }) => mb)))
    // Counted no longer than needed: listing ten thousand names ten times a second would distort the
    // measurement.
    if (tenthMb === null && readdirSync(folder).length >= cards / 10) tenthMb = mostMb
  }
  const looking = setInterval(look, LOOK_EVERY_MS)
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
  clearInterval(looking)
  const ms = performance.now() - from
  const count = readdirSync(folder).length
  rmSync(folder, { recursive: true })
  rmSync(orders)
  if (code !== 0 || count !== cards) throw new Error(`code ${code}, ${count} files of ${cards}`)
  return { ms, cpuMs: sum([...cpuMs.values()]), mostMb, tenthMb: tenthMb ?? mostMb }
}

function orderOf(_, at) {
  const date = new Date(FIRST_DAY_MS + at * DAY_MS).toISOString().slice(0, 10)
  return JSON.stringify({ date, name: `${at + 1}` })
}

/** Prefix that limits a process and its children to these cores; taskset execs, so the process id stays. */
function coresFor(jobs) {
  return isPinned ? ['taskset', '-c', `0-${jobs - 1}`] : []
}

function familyOf(pid) {
  try {
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return [pid, ...(started === '' ? [] : started.split(' ').flatMap((child) => familyOf(Number(child))))]
  } catch {
    return []
  }
}

function usedBy(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    return { ms: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK, mb: pages * MB_PER_PAGE }
  } catch {
    return { ms: 0, mb: 0 }
  }
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

/**
 * `npm run test:mutants [-- --seed=1 --sample=20 --tier=full]` activates one mutant at a time and runs the
 * unit tests that reach it until one fails. Resumes after a stop; writes tests/mutants/RESULTS.md.
 */
import { execFileSync, fork } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { programPath, ROOT } from '../../.ci/runProgram.mjs'
import { mutantSites } from './sites.mjs'
import { writeTable } from './table.mjs'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string' },
    tier: { type: 'string', default: 'small' },
    only: { type: 'string' }, // ids, separated by commas
  },
})
/** Files per batch: the first kill most. A mutant that survives all batches counts as survived. */
const BATCHES = [2, 8, 30]
const ELSEWHERE = 3 // Other rooms' tests kill less often.
const LONGEST_TIMES = 20 // A mutant that never ends counts as killed; a busy machine is only slow.
const LONGEST_MORE_MS = 240_000

Object.assign(process.env, { MUTANTS_SEED: values.seed, TEST_TIER: values.tier })
const sites = mutantSites(Number(values.seed))
const folder = join(ROOT, '.cache/mutants', `${values.seed}-${values.tier}`)
mkdirSync(join(folder, 'met'), { recursive: true })
const answersFile = join(folder, 'answers.json')
const answers = existsSync(answersFile) ? JSON.parse(readFileSync(answersFile, 'utf8')) : {}

let runner = null
const meetings = readMeetings()
for (const site of sampled(sites)) {
  if (answers[site.id]) continue
  answers[site.id] = await judge(site)
  writeFileSync(answersFile, JSON.stringify(answers))
  const { fate, killer = '', ms } = answers[site.id]
  console.log(
    `${site.id} ${fate} ${(ms / 1000).toFixed(1)} s ${site.file}:${site.line} ${site.name} ${killer}`,
  )
}
runner?.kill()
writeTable(sites, answers, values)
process.exit()

/** `fate`: killed by a test or timeout, survived, or unreached. */
async function judge({ id, room }) {
  const started = performance.now()
  const files = meetings
    .map(({ file, ofFile, tests }) => ({
      file,
      names: ofFile.includes(id) ? null : tests.filter(({ met }) => met.includes(id)).map(({ name }) => name),
      ms: tests
        .filter(({ met }) => ofFile.includes(id) || met.includes(id))
        .reduce((sum, { ms }) => sum + ms, 0),
    }))
    .filter(({ names }) => names === null || names.length > 0)
    .map((tests) => ({
      ...tests,
      cost: tests.ms * (tests.file.startsWith(`tests/${room}/`) ? 1 : ELSEWHERE),
    }))
    .toSorted((one, other) => killsOf(other.file) - killsOf(one.file) || one.cost - other.cost)
  if (files.length === 0) return { fate: 'unmet', ms: 0 }
  for (const batch of inBatches(files)) {
    const answer = await runTests(id, batch)
    if (answer.isKilled)
      return { fate: 'killed', killer: answer.killer, ms: Math.round(performance.now() - started) }
  }
  return { fate: 'survived', ms: Math.round(performance.now() - started) }
}

function killsOf(file) {
  return Object.values(answers).filter(({ killer }) => killer === file).length
}

function inBatches(files) {
  return BATCHES.map((count) => files.splice(0, count)).filter((batch) => batch.length > 0)
}

async function runTests(id, batch) {
  const names = batch.every(({ names }) => names) ? batch.flatMap(({ names }) => names) : null
  const longestMs = batch.reduce((sum, { ms }) => sum + ms, 0) * LONGEST_TIMES + LONGEST_MORE_MS
  runner ??= await startRunner()
  const used = runner
  return new Promise((resolve) => {
    const timer = setTimeout(() => end({ isKilled: true, killer: 'never ends' }), longestMs)
    const end = (answer) => {
      clearTimeout(timer)
      used.removeAllListeners()
      if (answer.killer === 'never ends' || answer.killer === 'crashed') {
        killTree(used)
        runner = null
      }
      resolve(answer)
    }
    used.once('message', end)
    used.once('exit', () => end({ isKilled: true, killer: 'crashed' }))
    used.send({ id, names, files: batch.map(({ file }) => file) })
  })
}

async function startRunner() {
  const started = fork(join(ROOT, 'tests/mutants/one.mjs'), {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  process.once('exit', () => killTree(started))
  await new Promise((resolve) => started.once('message', resolve))
  return started
}

function killTree({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {}
}

function readMeetings() {
  const met = join(folder, 'met')
  if (readdirSync(met).length === 0)
    execFileSync(
      process.execPath,
      [programPath('vitest', 'vitest.mjs'), 'run', '--config=tests/mutants/vitest.config.ts', '--bail=0'],
      { cwd: ROOT, stdio: 'inherit', env: { ...process.env, MUTANTS_MET: met } },
    )
  return readdirSync(met).map((name) => {
    const meeting = JSON.parse(readFileSync(join(met, name), 'utf8'))
    return { ...meeting, file: relative(ROOT, meeting.file) }
  })
}

function sampled(all) {
  if (values.only) return values.only.split(',').map((id) => all[Number(id)])
  const count = Number(values.sample ?? all.length)
  return all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  )
}

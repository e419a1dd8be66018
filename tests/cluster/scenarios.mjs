/** Failures and load on a cluster. Each scenario returns lines: { name, figure, isFine }. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../../.ci/runProgram.mjs'
import { addressOf, ask, dayBefore } from './visitors.mjs'

/** Limits, quotes and single flight are shared only through Redis. */
const HAS_STORE = existsSync(join(ROOT, 'src/server/store'))
const MISSES = 1_000
const LIMIT = 60 // cards per visitor and minute: src/server/app.ts

/** Runs first, while caches are empty. */
export async function oneForAll({ cluster }) {
  const day = dayBefore(320)
  const answers = await Promise.all(
    Array.from({ length: MISSES }, (_, at) =>
      ask(cluster.origin, `/api/quote?date=${day}`, { localAddress: addressOf(12, at + 1) }),
    ),
  )
  const calls = cluster.provider.callsFor(day)
  const answered = answers.filter(({ status, body }) => status === 200 && String(body).includes(day)).length

  const drawnBefore = await cluster.total('quotidian_drawing_seconds_count', 'outcome="drawn"')
  const spellings = [
    'date=2001-02-03&template=retro',
    'template=retro&date=2001-02-03',
    'utm_source=x&date=2001-02-03&template=retro',
  ]
  const cards = await Promise.all(
    Array.from({ length: 90 }, (_, at) =>
      ask(cluster.origin, `/api/card.png?${spellings[at % 3]}`, { localAddress: addressOf(13, at + 1) }),
    ),
  )
  const drawn = (await cluster.total('quotidian_drawing_seconds_count', 'outcome="drawn"')) - drawnBefore
  const allSame = cards.every(({ status, body }) => status === 200 && body.equals(cards[0].body))

  return [
    line(
      `${MISSES} parallel misses of a day`,
      `${answered} answered, ${calls} calls to the provider`,
      answered === MISSES && calls <= (HAS_STORE ? 1 : cluster.names.length),
    ),
    line(
      '90 visitors, one card in three spellings',
      `drawn ${drawn} times, ${allSame ? 'the same' : 'different'} bytes`,
      drawn === 1 && allSame,
    ),
  ]
}

export async function limitOverAll({ cluster }) {
  if (!HAS_STORE) return []
  const localAddress = addressOf(14, 1)
  let passed = 0
  for (let at = 0; at < LIMIT * 2; at++) {
    const { status } = await ask(cluster.origin, `/api/card.png?template=retro&w=${100 + at}`, {
      localAddress,
    })
    if (status === 200) passed += 1
  }
  const isFine = Math.abs(passed - LIMIT) <= LIMIT * 0.05
  return [line(`a limit of ${LIMIT} over all servers`, `${passed} passed`, isFine)]
}

export async function killServer({ cluster, build, restMs }) {
  cluster.killServer('b')
  await cluster.servers.b.ended
  await pause(restMs)
  await cluster.startServer('b', build.first)
  await pause(restMs)
  return []
}

export async function killDrawing({ cluster, restMs }) {
  let killed = 0
  for (const name of cluster.names) {
    killed += cluster.killDrawing(name).length
    await pause(restMs / 4)
  }
  return [line('drawing processes killed', String(killed), killed > 0)]
}

export async function killRedis({ cluster, restMs }) {
  await cluster.killRedis()
  await pause(restMs)
  await cluster.startRedisAgain()
  await pause(restMs)
  return []
}

export async function replaceAll({ cluster, build }) {
  for (const name of cluster.names) await cluster.replaceServer(name, build.second)
  const old = readdirSync(join(build.first, 'client/assets'))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => `/assets/${name}`)
  const answers = await Promise.all(old.map((path) => ask(cluster.origin, path)))
  const there = answers.filter(({ status }) => status === 200).length
  return [
    line(
      'files of the build before',
      `${there} of ${old.length} are there after the deploy`,
      there === old.length && old.length > 0,
    ),
  ]
}

export async function hangProvider({ cluster, restMs }) {
  cluster.provider.hang()
  await pause(restMs * 2)
  cluster.provider.answerAgain()
  await pause(restMs)
  return []
}

export function line(name, figure, isFine) {
  return { name, figure, isFine }
}

/** Orders through a real Redis: sent, drawn by several workers, retried, listed; the renderers are fakes. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CardRenderer } from '../../src/cli/card/drawing/workerPool'
import type { DrawRequest } from '../../src/cli/card/task'
import { deferred } from '../fixtures/deferred'
import { RUN_TODAY, runCard } from '../fixtures/runCard'
import { type RedisServer, startRedis } from './redisServer'

const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-orders-'))
const at = (...names: string[]) => join(FOLDER, ...names)
let redis: RedisServer

beforeAll(async () => void (redis = await startRedis()))
afterAll(async () => {
  await redis.stop()
  rmSync(FOLDER, { recursive: true })
})
afterEach(async () => {
  const client = new Redis(redis.url)
  await client.flushall()
  client.disconnect()
})

interface Behaviour {
  draws?: (request: DrawRequest, time: number) => void
  lacksPictures?: (time: number) => boolean
}

/** Renderers whose cards are the words that they would show. */
function fakeDrawers({ draws = () => {}, lacksPictures = () => false }: Behaviour = {}) {
  const drawn: string[] = []
  const times = new Map<string, number>()
  const start = (): CardRenderer => ({
    async draw(request) {
      const words = request.card.kind === 'quote' ? request.card.quote.content : ''
      const time = (times.get(words) ?? 0) + 1
      times.set(words, time)
      draws(request, time)
      drawn.push(words)
      const bytes = new TextEncoder().encode(words)
      const lacks = lacksPictures(time)
      return {
        bytes,
        widthPx: 1,
        heightPx: 1,
        problems: lacks ? ['a picture'] : [],
        lacksGlyphs: [],
        lacksPictures: lacks,
        link: null,
      }
    },
    isAlive: () => true,
    end: () => {},
  })
  return { start, drawn }
}

async function run(
  args: string[],
  start: () => CardRenderer = fakeDrawers().start,
  url = redis.url,
  today = RUN_TODAY,
) {
  let said = ''
  let stop: () => void = () => {}
  const ended = runCard(args, {
    writeError: (text) => void (said += text),
    processes: { cores: 2, start },
    environment: { REDIS_URL: url },
    today,
    now: () => new Date('2026-11-21T12:00:00Z'),
    onStop: (end) => (stop = end),
  }).then(({ code, printed }) => ({ code, stdout: printed.join(''), stderr: said }))
  return { stop: () => stop(), said: () => said, ended }
}

const finished = async (...args: Parameters<typeof run>) => (await run(...args)).ended

function ordersFile(name: string, count: number): string {
  const lines = Array.from({ length: count }, (_, nth) =>
    JSON.stringify({ content: `words ${nth}`, name: `card-${nth}` }),
  )
  writeFileSync(at(name), lines.join('\n'))
  return at(name)
}

const WORK = ['work', '--until-done', '--quiet']

describe('orders', () => {
  it('are drawn once each by several workers, under their names, and counted', async () => {
    const file = ordersFile('many.jsonl', 200)
    const sent = await finished(['send', file, '--out', at('many')])
    expect(sent).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/200 orders of many.jsonl wait as batch [\da-f]{8}\n/),
    })
    expect((await finished(['orders'])).stdout).toMatch(/ 200 +0 +200 +0 +many\.jsonl\n0 at work/)
    const crews = [fakeDrawers(), fakeDrawers(), fakeDrawers()]
    const ends = await Promise.all(crews.map(({ start }) => finished(WORK, start)))
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0])
    const drawn = crews.flatMap((pool) => pool.drawn)
    expect([drawn.length, new Set(drawn).size]).toEqual([200, 200])
    expect(readdirSync(at('many'))).toHaveLength(200)
    for (let nth = 0; nth < 200; nth++)
      expect(readFileSync(at('many', `card-${nth}.png`), 'utf8')).toBe(`words ${nth}`)
    expect((await finished(['orders'])).stdout).toMatch(/ 200 +200 +0 +0 +many\.jsonl/)
  })

  it('that are sent again are neither queued nor drawn twice', async () => {
    const file = ordersFile('again.jsonl', 20)
    const { start, drawn } = fakeDrawers()
    for (let time = 0; time < 2; time++) await finished(['send', file, '--out', at('again')])
    await finished(WORK, start)
    expect(drawn).toHaveLength(20)
    const { stderr } = await finished(['send', file, '--out', at('again')])
    expect(stderr).toContain('0 orders of again.jsonl')
    expect(stderr).toContain('20 were drawn already')
    await finished(WORK, start)
    expect(drawn).toHaveLength(20)
  })

  const TOMORROW = '2026-11-22'

  it('that are sent again after midnight are the same batch, with the day of the first sending', async () => {
    const lines = ['{"date":"2026-03-01","name":"day"}', '', '{"content":"words","name":"words"}']
    writeFileSync(at('night.jsonl'), lines.join('\n'))
    const args = ['send', at('night.jsonl'), '--out', at('night', '{date}-{name}.{ext}')]
    for (const today of [RUN_TODAY, TOMORROW]) await finished(args, undefined, redis.url, today)
    await finished(WORK)
    expect(readdirSync(at('night')).toSorted()).toEqual(['2026-03-01-day.png', `${RUN_TODAY}-words.png`])
    expect((await finished(['orders'])).stdout.match(/night\.jsonl/g)).toHaveLength(1)
  })

  it('that take the quote of the day are another batch on another day', async () => {
    writeFileSync(at('daily.jsonl'), '{"date":"2026-03-01","name":"day"}\n{"name":"quote"}')
    const args = ['send', at('daily.jsonl'), '--out', at('daily', '{date}-{name}.{ext}')]
    for (const today of [RUN_TODAY, TOMORROW]) await finished(args, undefined, redis.url, today)
    await finished(WORK)
    const quotes = [`${RUN_TODAY}-quote.png`, `${TOMORROW}-quote.png`]
    expect(readdirSync(at('daily')).toSorted()).toEqual(['2026-03-01-day.png', ...quotes])
  })

  it('from stdin have the pictures of the folder from which they are sent, wherever they are drawn', async () => {
    const stdin = new PassThrough().end('{"content":"words"}\n')
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(stdin as unknown as typeof process.stdin)
    await finished(['send', '-', '--out', at('stdin')])
    vi.restoreAllMocks()
    const asked: DrawRequest[] = []
    await finished(WORK, fakeDrawers({ draws: (request) => void asked.push(request) }).start)
    expect(asked.map(({ picturesIn }) => dirname(picturesIn!))).toEqual([process.cwd()])
  })

  it('of one file for two places are two batches', async () => {
    const file = ordersFile('places.jsonl', 3)
    for (const place of ['one', 'other']) await finished(['send', file, '--out', at(place)])
    await finished(WORK)
    for (const place of ['one', 'other']) expect(readdirSync(at(place))).toHaveLength(3)
  })

  it('that are none are named and left, and the others drawn', async () => {
    writeFileSync(at('bad.jsonl'), '{"name":"good"}\nnonsense\n{"name":"good"}\n{"size":"1x1"}\n')
    const { code, stderr } = await finished(['send', at('bad.jsonl'), '--out', at('bad')])
    expect(code).toBe(3)
    for (const reason of [
      'line 2: it is left out: it is not JSON',
      'line 3: it is left out: its file',
      'line 4',
    ])
      expect(stderr).toContain(reason)
    await finished(WORK)
    expect(readdirSync(at('bad'))).toEqual(['good.png'])
  })

  it(
    'that fail are tried again, and those that always fail are listed and can be tried again',
    { timeout: 600_000 },
    async () => {
      const file = ordersFile('fails.jsonl', 3)
      let isMended = false
      const { start } = fakeDrawers({
        draws: (request, time) => {
          const words = request.card.kind === 'quote' ? request.card.quote.content : ''
          if (words === 'words 0' && time < 3) throw new Error('for now')
          if (words === 'words 1' && !isMended) throw new Error('never')
        },
      })
      await finished(['send', file, '--out', at('fails')])
      await finished(WORK, start)
      expect(readdirSync(at('fails')).toSorted()).toEqual(['card-0.png', 'card-2.png'])
      expect((await finished(['orders'])).stdout).toMatch(/ 3 +2 +0 +1 +fails\.jsonl/)
      expect((await finished(['orders', 'dead'])).stdout).toMatch(
        /^[\da-f]{8} line 2 of fails\.jsonl: never\n$/,
      )
      const again = await finished(['send', file, '--out', at('fails')])
      expect(again.stderr).toMatch(
        /^0 orders of fails\.jsonl wait as batch [\da-f]{8}; 2 were drawn already\n/,
      )
      expect(again.stderr).toMatch(
        /1 orders of batch ([\da-f]{8}) are dead: quotidian orders retry \1 has them tried again\n$/,
      )
      isMended = true
      expect((await finished(['orders', 'retry'])).stdout).toBe('1 orders are tried again\n')
      const retried = await finished(['send', file, '--out', at('fails'), '--quiet'])
      expect(retried.stderr).toBe('')
      await finished(WORK, start)
      expect(readdirSync(at('fails'))).toHaveLength(3)
      expect((await finished(['orders', 'dead'])).stdout).toBe('no order is dead\n')
    },
  )

  it('whose picture cannot be had are tried again, not drawn without it', async () => {
    const { start } = fakeDrawers({ lacksPictures: (time) => time < 2 })
    await finished(['send', ordersFile('pictures.jsonl', 1), '--out', at('pictures')])
    const { stderr } = await finished(WORK, start)
    expect(stderr).toContain('try 1 of 8 failed: a picture')
    expect(readdirSync(at('pictures'))).toHaveLength(1)
  })

  it('wait while they are paused, and go on', async () => {
    await finished(['orders', 'pause'])
    await finished(['send', ordersFile('paused.jsonl', 4), '--out', at('paused')])
    const { start, drawn } = fakeDrawers()
    const worker = await run(['work', '--quiet'], start)
    await vi.waitFor(
      async () => expect((await finished(['orders'])).stdout).toContain('1 at work; paused'),
      30_000,
    )
    expect(drawn).toEqual([])
    await finished(['orders', 'resume'])
    await vi.waitFor(
      () => expect(existsSync(at('paused')) ? readdirSync(at('paused')) : []).toHaveLength(4),
      30_000,
    )
    worker.stop()
    expect((await worker.ended).code).toBe(0)
  })

  it('of a batch that is forgotten are passed over', async () => {
    const { stderr } = await finished(['send', ordersFile('forgotten.jsonl', 4), '--out', at('forgotten')])
    const [, batch = ''] = /batch ([\da-f]{8})/.exec(stderr) ?? []
    expect((await finished(['orders', 'forget', batch])).code).toBe(0)
    const { start, drawn } = fakeDrawers()
    await finished(WORK, start)
    expect(drawn).toEqual([])
    expect((await finished(['orders'])).stdout).toContain('no orders were sent')
  })

  it('of a batch that is forgotten and sent again are drawn, also by a worker that passed it over', async () => {
    const client = new Redis(redis.url)
    const left = async () =>
      (await client.llen('quotidian:orders:wait')) + (await client.llen('quotidian:orders:active'))
    const file = ordersFile('regretted.jsonl', 4)
    const send = () => finished(['send', file, '--out', at('regretted')])
    await finished(['orders', 'pause'])
    const [, batch = ''] = /batch ([\da-f]{8})/.exec((await send()).stderr) ?? []
    await finished(['orders', 'forget', batch])
    await finished(['orders', 'resume'])
    const { start, drawn } = fakeDrawers()
    const worker = await run(['work', '--quiet'], start)
    await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 30_000, interval: 20 })
    expect(drawn).toEqual([])
    await send()
    await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 30_000, interval: 20 })
    worker.stop()
    await worker.ended
    client.disconnect()
    expect(drawn).toHaveLength(4)
    expect((await finished(['orders'])).stdout).toMatch(/ 4 +4 +0 +0 +regretted\.jsonl/)
  })

  it('are left to others by a worker that is told to end while Redis is gone', async () => {
    await finished(['send', ordersFile('ended.jsonl', 5), '--out', at('ended')])
    const idle = await run(['work', '--quiet'])
    await vi.waitFor(() => expect(readdirSync(at('ended'))).toHaveLength(5), 30_000)
    await redis.kill()
    await vi.waitFor(() => expect(idle.said()).toContain('Redis is gone'), 30_000)
    idle.stop()
    expect((await idle.ended).code).toBe(0)
    await redis.start()
    await finished(WORK)
    expect((await finished(['orders'])).stdout).toMatch(/ 5 +5 +0 +0 +ended\.jsonl/)
  })

  it('that are under way are put into their place, also by a worker that is told to end while Redis is gone', async () => {
    await finished(['send', ordersFile('last.jsonl', 1), '--out', at('last')])
    const { start } = fakeDrawers()
    const { promise: mayDraw, resolve: letDraw } = deferred<void>()
    let hasBegun = false
    const slow = (): CardRenderer => ({
      ...start(),
      async draw(request) {
        hasBegun = true
        await mayDraw
        return start().draw(request)
      },
    })
    const worker = await run(['work', '--quiet'], slow)
    await vi.waitFor(() => expect(hasBegun).toBe(true), 30_000)
    await redis.kill()
    await vi.waitFor(() => expect(worker.said()).toContain('Redis is gone'), 30_000)
    worker.stop()
    letDraw()
    await worker.ended
    expect(readdirSync(at('last'))).toEqual(['card-0.png'])
    await redis.start()
    await finished(WORK)
    expect((await finished(['orders'])).stdout).toMatch(/ 1 +1 +0 +0 +last\.jsonl/)
  })

  it('survive a Redis that is killed while they are drawn', async () => {
    await finished(['send', ordersFile('killed.jsonl', 60), '--out', at('killed')])
    let isKilled = false
    const { start } = fakeDrawers({ draws: () => void (isKilled ||= (void redis.kill(), true)) })
    const worker = await run(['work', '--quiet'], start)
    await vi.waitFor(() => expect(worker.said()).toContain('Redis is gone'), 30_000)
    await redis.start()
    await vi.waitFor(() => expect(readdirSync(at('killed'))).toHaveLength(60), 120_000)
    worker.stop()
    await worker.ended
    await finished(WORK)
    expect((await finished(['orders'])).stdout).toMatch(/ 60 +60 +0 +0 +killed\.jsonl/)
  })
})

describe('a mistake', () => {
  it.each([
    [['send'], 'send needs the file of orders first'],
    [['send', 'missing.jsonl'], 'missing.jsonl'],
    [['send', 'orders.jsonl', '--shard', '1/2'], '--shard does not go with send'],
    [['send', 'orders.jsonl', '--print', 'cards'], '--print does not go with send'],
    [['send', 'orders.jsonl', '--out', '-'], '--out is "-"'],
    [['send', 'orders.jsonl', '--out', 's3:///x'], 'it must begin with a bucket'],
    [['work', '--date', '2026-11-21'], '--date does not go with work'],
    [['work', '--jobs', '0'], '--jobs is "0"'],
    [['orders', 'pauze'], 'did you mean pause?'],
    [['orders', 'forget'], 'needs a batch'],
    [['orders', 'dead', 'abc'], 'there is no batch abc'],
  ])('%j is told in one line', async (args, reason) => {
    const { code, stderr } = await finished(
      args.map((arg) => (arg === 'orders.jsonl' ? ordersFile(arg, 1) : arg)),
    )
    expect(code).toBe(2)
    expect(stderr).toContain(reason)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it('such as a pipe or a folder in place of the file is told', async () => {
    execFileSync('mkfifo', [at('pipe')])
    for (const none of [at('pipe'), FOLDER])
      expect(await finished(['send', none])).toMatchObject({
        code: 2,
        stderr: `quotidian: send ${none}: it must be a file, or - for what another program writes to stdin\n`,
      })
  })

  it('in REDIS_URL is told, and so is a Redis that is not there', async () => {
    expect(await finished(['orders'], undefined, 'http://127.0.0.1')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('REDIS_URL must be'),
    })
    const gone = await finished(['orders'], undefined, 'redis://:secret@127.0.0.1:1')
    expect(gone).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the Redis at 127.0.0.1:1 cannot be reached'),
    })
    expect(gone.stderr).not.toContain('secret')
  })
})

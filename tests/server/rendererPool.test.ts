import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { DeadlyCardError } from '../../src/server/cardImage/deadlyCard'
import type { DrawRequest } from '../../src/server/cardImage/finder'
import { createRendererPool } from '../../src/server/cardImage/rendererPool'
import { visitorAt } from '../../src/server/visitor'
import { cardWith } from '../layout/cards'

const PROCESS = new URL('./drawingProcess.mjs', import.meta.url)
const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-drawer-'))
let cards = 0

afterEach(() => void vi.useRealTimers())
afterAll(() => rmSync(FOLDER, { recursive: true }))

/** A card that tells the renderer what to do and counts its starts, by folio. */
function card(scale: 1 | 2 | 3 | 4, deed: string, folio = String(++cards)) {
  const notes = join(FOLDER, folio)
  const request: DrawRequest = {
    card: cardWith({}),
    scale,
    view: 'full',
    size: null,
    greys: null,
    format: 'png',
    opensAgain: true,
    pictures: { [deed]: Buffer.from(notes) },
  }
  const begun = () => (existsSync(notes) ? readFileSync(notes, 'utf8') : '')
  return { request, begun, tries: () => begun().length }
}

describe('the drawing process', () => {
  it.each(['exits', 'throws', 'is killed'])(
    'is begun again where it %s, once for the same card, and for the next',
    async (deed) => {
      const draw = createRendererPool(PROCESS)
      const deadly = card(1, deed)
      const answers = await Promise.allSettled(
        [deadly, card(2, 'drawn'), card(3, 'drawn')].map(({ request }) => draw(request)),
      )
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
      expect(answers[0]).toMatchObject({ reason: { name: 'DeadlyCardError' } })
      expect(deadly.tries()).toBe(2)
      expect(await draw(card(4, 'drawn').request)).toEqual(new Uint8Array([4]))
    },
  )

  it('draws a card in a new process when the first one dies', async () => {
    const draw = createRendererPool(PROCESS)
    const unlucky = card(3, 'exits once')
    expect(await draw(unlucky.request)).toEqual(new Uint8Array([3]))
    expect(unlucky.tries()).toBe(2)
  })

  it('says why a card could not be drawn, and keeps running', async () => {
    const draw = createRendererPool(PROCESS)
    const failing = card(1, 'fails')
    await expect(draw(failing.request)).rejects.toThrow('no such glyph')
    expect(failing.tries()).toBe(1)
    expect(await draw(card(2, 'drawn').request)).toEqual(new Uint8Array([2]))
  })

  it('is killed when a card takes too much of a processor, and the cards in the queue are drawn', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const draw = createRendererPool(PROCESS, 1, () => {}, { processorMs: 100, ms: Infinity })
    const endless = card(1, 'never ends')
    let refusal: unknown = null
    const first = draw(endless.request).catch((error: unknown) => (refusal = error))
    const second = draw(card(2, 'drawn').request)
    while (endless.tries() === 0) await new Promise(setImmediate)
    await new Promise(setImmediate) // The process's earlier messages have arrived.
    while (refusal === null) {
      vi.advanceTimersByTime(1_000)
      await new Promise(setImmediate)
    }
    await first
    expect(refusal).toEqual(new DeadlyCardError('died', 'it was not drawn within 0.1 s'))
    expect(await second).toEqual(new Uint8Array([2]))
    expect(endless.tries()).toBe(1)
  })

  it.runIf(process.platform === 'linux')(
    'is killed when a card is late on a busy machine, which is not held against the card',
    async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
      const draw = createRendererPool(PROCESS, 1)
      const starved = card(1, 'waits')
      const failed = draw(starved.request).catch((error: unknown) => error)
      while (starved.tries() === 0) await new Promise(setImmediate)
      await new Promise(setImmediate) // The process's earlier messages have arrived.
      vi.advanceTimersByTime(30_000)
      expect(await failed).toMatchObject({
        name: 'DrawingStoppedError',
        message: 'it was not drawn within 30 s',
      })
      expect(starved.tries()).toBe(1)
      expect(await draw(card(2, 'drawn').request)).toEqual(new Uint8Array([2]))
    },
  )

  it('is not held against a card when it did not even come up', async () => {
    const draw = createRendererPool(PROCESS)
    vi.stubEnv('NO_DRAWING', 'yes')
    const failed = await draw(card(1, 'drawn').request).catch((error: unknown) => error)
    vi.unstubAllEnvs()
    expect(failed).toMatchObject({ name: 'DrawingStoppedError' })
    expect(await draw(card(2, 'drawn').request)).toEqual(new Uint8Array([2]))
  })

  it('is one of as many as are allowed, and all but one end after a minute without a card', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const draw = createRendererPool(PROCESS, 2)
    const meeting = [1, 2].map((scale) => draw(card(scale as 1 | 2, 'meets another', 'meeting').request))
    expect(await Promise.all(meeting)).toEqual([new Uint8Array([1]), new Uint8Array([2])])
    const named = () => [1, 2].map(() => draw(card(1, 'names its process').request))
    const processes = (await Promise.all(named())).map((bytes) => Number(new TextDecoder().decode(bytes)))
    const alive = () => processes.filter(isAlive).length
    expect([new Set(processes).size, alive()]).toEqual([2, 2])
    vi.advanceTimersByTime(59_999)
    await new Promise(setImmediate)
    expect(alive()).toBe(2)
    vi.advanceTimersByTime(1)
    while (alive() > 1) await new Promise(setImmediate)
    expect(await draw(card(3, 'drawn').request)).toEqual(new Uint8Array([3]))
    expect(alive()).toBe(1)
  })
})

describe('a card in line', () => {
  it('is not drawn once nobody waits for it; one that is being drawn is finished', async () => {
    const draw = createRendererPool(PROCESS, 1)
    const [begun, waiting] = [new AbortController(), new AbortController()]
    const [first, second] = [card(1, 'drawn'), card(2, 'drawn')]
    const drawn = draw(first.request, { signal: begun.signal })
    const left = draw(second.request, { signal: waiting.signal })
    begun.abort()
    waiting.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    expect(await drawn).toEqual(new Uint8Array([1]))
    await draw(card(3, 'drawn').request)
    expect([first.tries(), second.tries()]).toEqual([1, 0])
  })

  it('that ended its process is not tried again for nobody', async () => {
    const draw = createRendererPool(PROCESS, 1)
    const leaving = new AbortController()
    const deadly = card(1, 'exits')
    const drawn = draw(deadly.request, { signal: leaving.signal })
    leaving.abort(new Error('gone'))
    await expect(drawn).rejects.toThrow('gone')
    expect(deadly.tries()).toBe(1)
  })

  it('waits for none of those that others have in line when it is its visitor’s first', async () => {
    const draw = createRendererPool(PROCESS, 1)
    const asked = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].flatMap((address, at) => {
      const waiters = { visitors: [visitorAt(address)] }
      const cardOfTheirs = card((at + 1) as 1 | 2 | 3, 'drawn', 'turns')
      return Array.from({ length: at < 2 ? 60 : 1 }, () => ({
        cardOfTheirs,
        done: draw(cardOfTheirs.request, { waiters }),
      }))
    })
    await Promise.all(asked.map(({ done }) => done))
    expect(asked[0]!.cardOfTheirs.begun()).toMatch(/^1(?=[123]{120}$).*3.*/)
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

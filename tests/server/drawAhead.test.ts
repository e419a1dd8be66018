import { describe, expect, it } from 'vitest'
import { dailyCardPath, firstTypePath, homePicturePaths } from '../../src/card/dailyCard'
import { LANGUAGE_IDS } from '../../src/language/languages'
import { writeFirstType } from '../../src/draw/node/firstTypeFile'
import { createApp } from '../../src/server/app'
import { drawAhead, startDrawing } from '../../src/server/cardImage/drawAhead'
import { tinyPicture } from '../fixtures/tinyPictures'
import { fakeStore } from './fakeStore'

function serverAt(start: Date, isBroken = false) {
  let now = start
  let drawn = 0
  const warned: string[] = []
  const midnights: (() => Promise<void>)[] = []
  const app = createApp({
    now: () => now,
    warn: () => {},
    drawCard: async () => {
      drawn++
      if (isBroken) throw new Error('no canvas')
      return new Uint8Array(1)
    },
  })
  const ask = async (path: string) => app.request(path)
  const drawAll = () =>
    drawAhead({
      ask,
      now: () => now,
      wait: (ms, then) => {
        const at = new Date(now.getTime() + ms)
        midnights.push(() => {
          now = at
          return then()
        })
      },
      warn: (message) => void warned.push(message),
    })
  return { ask, start: drawAll, passMidnight: () => midnights.shift()?.(), warned, drawings: () => drawn }
}

const shared = LANGUAGE_IDS.map(dailyCardPath)
const pathsOf = (day: string) => [
  ...homePicturePaths(day),
  firstTypePath(day, 'home'),
  firstTypePath(day, 'editor'),
]

describe('drawAhead', () => {
  it('leaves nothing to draw for those who come today, here and where it is tomorrow', async () => {
    const server = serverAt(new Date(2026, 10, 21, 12))
    await server.start()
    const before = server.drawings()
    for (const path of [...pathsOf('2026-11-21'), ...pathsOf('2026-11-22'), ...shared])
      expect((await server.ask(path)).status, path).toBe(200)
    expect(server.drawings()).toBe(before)
  })

  it('does so again at midnight', async () => {
    const server = serverAt(new Date(2026, 10, 30, 18))
    await server.start()
    const before = server.drawings()
    await server.passMidnight()
    expect(server.drawings()).toBe(before + 7)
    for (const path of [...pathsOf('2026-12-01'), ...pathsOf('2026-12-02'), ...shared])
      expect((await server.ask(path)).status, path).toBe(200)
    expect(server.drawings()).toBe(before + 7)
  })

  it('is refused to no server, however many share their limits; visitors are limited', async () => {
    const now = () => new Date(2026, 10, 21, 12)
    const store = fakeStore(now)
    const warned: string[] = []
    const servers = Array.from({ length: 12 }, () =>
      createApp({
        now,
        drawCard: async ({ format }) => (format === 'type' ? writeFirstType([]) : tinyPicture(format)),
        isOwn: (c) => !c.env,
        store,
      }),
    )
    for (const { request } of servers)
      await drawAhead({
        ask: (path) => request(path),
        now,
        wait: () => {},
        warn: (line) => warned.push(line),
      })
    expect(warned).toEqual([])
    const asVisitor = async () => servers[0]!.request(shared[0]!, {}, { incoming: {} })
    const statuses: number[] = []
    for (let nth = 0; nth < 61; nth++) statuses.push((await asVisitor()).status)
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  })

  it('gives up with one warning where nothing can be drawn', async () => {
    const server = serverAt(new Date(2026, 10, 21, 12), true)
    await server.start()
    expect(server.drawings()).toBe(1)
    expect(server.warned).toHaveLength(1)
  })
})

describe('startDrawing', () => {
  it('draws once in each language, whatever Redis already keeps', async () => {
    const drawn: string[] = []
    await startDrawing(async ({ card }) => {
      drawn.push(card.settings.frameStyle)
      return new Uint8Array(1)
    })
    expect(drawn).toHaveLength(LANGUAGE_IDS.length)
  })

  it('says so when no process starts, and lets the server begin', async () => {
    const warned: unknown[] = []
    await startDrawing(
      async () => {
        throw new Error('no canvas')
      },
      (message) => void warned.push(message),
    )
    expect(warned).toEqual(['No card can be drawn: the process for it does not start.'])
  })
})

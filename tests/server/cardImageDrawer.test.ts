import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { DrawRequest } from '../../src/server/cardImage/finder'
import { createCardDrawer } from '../../src/server/cardImage/drawer'
import { cardWith } from '../layout/cards'

const PROCESS = new URL('./drawingProcess.mjs', import.meta.url)
const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-drawer-'))
let cards = 0

afterEach(() => void vi.useRealTimers())
afterAll(() => rmSync(FOLDER, { recursive: true }))

/** A card that tells the process what to do, and counts how often it was started. */
function card(scale: 1 | 2 | 3 | 4, deed: string) {
  const notes = join(FOLDER, String(++cards))
  const request: DrawRequest = { card: cardWith({}), scale, pictures: { [deed]: Buffer.from(notes) } }
  return { request, tries: () => (existsSync(notes) ? readFileSync(notes).length : 0) }
}

describe('the drawing process', () => {
  it.each(['exits', 'throws', 'is killed'])(
    'is begun again where it %s, once for the same card, and for the next',
    async (deed) => {
      const draw = createCardDrawer(PROCESS)
      const deadly = card(1, deed)
      const answers = await Promise.allSettled(
        [deadly, card(2, 'drawn'), card(3, 'drawn')].map(({ request }) => draw(request)),
      )
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
      expect(deadly.tries()).toBe(2)
      expect(await draw(card(4, 'drawn').request)).toEqual(new Uint8Array([4]))
    },
  )

  it('draws a card in a new process when the first one dies', async () => {
    const draw = createCardDrawer(PROCESS)
    const unlucky = card(3, 'exits once')
    expect(await draw(unlucky.request)).toEqual(new Uint8Array([3]))
    expect(unlucky.tries()).toBe(2)
  })

  it('says why a card could not be drawn, and keeps running', async () => {
    const draw = createCardDrawer(PROCESS)
    const failing = card(1, 'fails')
    await expect(draw(failing.request)).rejects.toThrow('no such glyph')
    expect(failing.tries()).toBe(1)
    expect(await draw(card(2, 'drawn').request)).toEqual(new Uint8Array([2]))
  })

  it('is killed when a drawing does not end, and the cards in the queue are drawn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const draw = createCardDrawer(PROCESS)
    const endless = card(1, 'never ends')
    const first = expect(draw(endless.request)).rejects.toThrow('15000 ms')
    const second = draw(card(2, 'drawn').request)
    while (endless.tries() === 0) await new Promise(setImmediate)
    vi.advanceTimersByTime(15_000)
    await first
    expect(await second).toEqual(new Uint8Array([2]))
    expect(endless.tries()).toBe(1)
  })
})

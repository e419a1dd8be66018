import { describe, expect, it } from 'vitest'
import { createRecogniser, type Touch } from '../../../../src/pages/editor/canvas/geometry/gestures'

type Kind = Touch['kind']

function play() {
  const seen: string[] = []
  const recogniser = createRecogniser({
    tap: (_, count) => seen.push(count === 2 ? 'double' : 'tap'),
    dragStart: ({ point }) => seen.push(`drag from ${point.x}`),
    drag: ({ x }) => seen.push(`to ${x}`),
    dragEnd: () => seen.push('drop'),
    pinchStart: (a, b) => seen.push(`pinch ${b.x - a.x}`),
    pinch: (a, b) => seen.push(`spread ${b.x - a.x}`),
    pinchEnd: () => seen.push('release'),
    cancel: () => seen.push('cancel'),
  })
  const at = (id: number, x: number, atMs: number, kind: Kind = 'touch') => ({
    id,
    kind,
    point: { x, y: 0 },
    atMs,
  })
  return {
    seen,
    press: (id: number, x: number, atMs = 0, kind?: Kind) => recogniser.press(at(id, x, atMs, kind)),
    move: (id: number, x: number, atMs = 0, kind?: Kind) => recogniser.move(at(id, x, atMs, kind)),
    lift: (id: number, x: number, atMs = 0, kind?: Kind) => recogniser.lift(at(id, x, atMs, kind)),
    pointerCancelled: (id: number) => recogniser.pointerCancelled(at(id, 0, 0)),
    abort: recogniser.abort,
  }
}

describe('gestures', () => {
  it('a tap may move 7 px by finger and 3 by mouse before it becomes a drag', () => {
    for (const [kind, still, far] of [
      ['touch', 7, 8],
      ['pen', 7, 8],
      ['mouse', 3, 4],
    ] as const) {
      const { seen, press, move, lift } = play()
      press(1, 100, 0, kind)
      move(1, 100 + still, 0, kind)
      lift(1, 100 + still, 0, kind)
      expect(seen).toEqual(['tap'])
      press(1, 100, 900, kind)
      move(1, 100 + far, 900, kind)
      lift(1, 100 + far, 900, kind)
      expect(seen.slice(1)).toEqual(['drag from 100', `to ${100 + far}`, 'drop'])
    }
  })

  it('two taps in one place within 300 ms are a double tap; a third is a single tap again', () => {
    const { seen, press, lift } = play()
    for (const ms of [0, 200, 400]) {
      press(1, 100, ms)
      lift(1, 100, ms + 50)
    }
    expect(seen).toEqual(['tap', 'double', 'tap'])
  })

  it('two taps apart in time or place are two taps, and so are two clicks of a mouse', () => {
    for (const [x, ms, kind] of [
      [100, 360, 'touch'],
      [130, 100, 'touch'],
      [100, 100, 'mouse'],
    ] as const) {
      const { seen, press, lift } = play()
      press(1, 100, 0, kind)
      lift(1, 100, 50, kind)
      press(1, x, ms, kind)
      lift(1, x, ms + 20, kind)
      expect(seen).toEqual(['tap', 'tap'])
    }
  })

  it('two fingers pinch; a third is ignored; after one has lifted the other is ignored too', () => {
    const { seen, press, move, lift } = play()
    press(1, 100)
    press(2, 200)
    press(3, 300)
    move(3, 350)
    move(2, 260)
    lift(2, 260)
    move(1, 50)
    press(4, 400)
    lift(1, 50)
    lift(3, 350)
    lift(4, 400)
    expect(seen).toEqual(['pinch 100', 'spread 160', 'release'])
    press(5, 10)
    lift(5, 10)
    expect(seen.at(-1)).toBe('tap')
  })

  it('a second finger just after a drag began makes it a pinch, and cancels the drag', () => {
    const { seen, press, move } = play()
    press(1, 100, 0)
    move(1, 120, 60)
    press(2, 200, 160)
    expect(seen).toEqual(['drag from 100', 'to 120', 'cancel', 'pinch 80'])
  })

  it('a palm that touches during a drag changes nothing', () => {
    const { seen, press, move, lift } = play()
    press(1, 100, 0)
    move(1, 120, 60)
    press(2, 200, 900)
    move(2, 300, 950)
    move(1, 140, 960)
    lift(1, 140, 970)
    lift(2, 300, 980)
    expect(seen).toEqual(['drag from 100', 'to 120', 'to 140', 'drop'])
  })

  it('Esc, or a pointer cancelled by the system, cancels a drag; the finger is then ignored', () => {
    for (const end of ['abort', 'pointerCancelled'] as const) {
      const { seen, press, move, lift, ...others } = play()
      press(1, 100)
      move(1, 150)
      if (end === 'abort') others.abort()
      else others.pointerCancelled(1)
      move(1, 180)
      lift(1, 180)
      expect(seen).toEqual(['drag from 100', 'to 150', 'cancel'])
      press(2, 10, 2000)
      lift(2, 10, 2000)
      expect(seen.at(-1)).toBe('tap')
    }
  })
})

import type { Point } from '../../../../scene/nodes'
import { distance } from './geometry'

/** A pointer's position at a time, in px of the desk. */
export interface Touch {
  id: number
  kind: 'mouse' | 'touch' | 'pen'
  point: Point
  atMs: number
}

export interface GestureEvents {
  tap(touch: Touch, count: 1 | 2): void
  dragStart(from: Touch): void
  drag(to: Point): void
  dragEnd(): void
  pinchStart(a: Point, b: Point): void
  pinch(a: Point, b: Point): void
  pinchEnd(): void
  cancel(): void
}

const START_PX = { mouse: 4, pen: 8, touch: 8 }
const DOUBLE = { withinMs: 300, withinPx: 24 }
const PINCH_GRACE_MS = 250 // a second finger this soon after a drag's start makes it a pinch

type Mode = 'idle' | 'pressed' | 'dragging' | 'pinching' | 'spent'

/**
 * Recognises taps, drags and pinches; a third finger is ignored. When one of two lifts the gesture ends, and
 * the next begins after all have lifted.
 */
export function createRecogniser(on: GestureEvents) {
  const down = new Map<number, { start: Touch; now: Point }>()
  let mode: Mode = 'idle'
  let dragSinceMs = 0
  let lastTap: Touch | null = null

  const touches = () => [...down.values()]
  const rest = () => {
    mode = down.size === 0 ? 'idle' : 'spent'
  }

  function press(touch: Touch): void {
    if (mode === 'pinching' || mode === 'spent' || down.has(touch.id)) return
    if (mode === 'dragging' && touch.atMs - dragSinceMs > PINCH_GRACE_MS) return
    down.set(touch.id, { start: touch, now: touch.point })
    if (mode === 'idle') {
      mode = 'pressed'
      return
    }
    if (mode === 'dragging') on.cancel()
    const [a, b] = touches()
    mode = 'pinching'
    on.pinchStart(a!.now, b!.now)
  }

  function move({ id, point, atMs }: Touch): void {
    const finger = down.get(id)
    if (!finger) return
    finger.now = point
    if (mode === 'pressed' && distance(finger.start.point, point) >= START_PX[finger.start.kind]) {
      mode = 'dragging'
      dragSinceMs = atMs
      on.dragStart(finger.start)
    }
    if (mode === 'dragging') on.drag(point)
    const [a, b] = touches()
    if (mode === 'pinching' && a && b) on.pinch(a.now, b.now)
  }

  function lift(touch: Touch): void {
    const finger = down.get(touch.id)
    if (!finger) return
    down.delete(touch.id)
    if (mode === 'pressed') tapped(finger.start, touch)
    else if (mode === 'dragging') on.dragEnd()
    else if (mode === 'pinching') on.pinchEnd()
    rest()
  }

  /** The system detects a mouse's double clicks, since it knows the user's speed setting. */
  function tapped(start: Touch, touch: Touch): void {
    const isSecond =
      lastTap !== null &&
      start.kind !== 'mouse' &&
      start.atMs - lastTap.atMs <= DOUBLE.withinMs &&
      distance(lastTap.point, touch.point) <= DOUBLE.withinPx
    lastTap = isSecond ? null : touch
    on.tap(touch, isSecond ? 2 : 1)
  }

  /** Esc, or the system cancelled the pointer. */
  function abort(): void {
    if (mode === 'dragging' || mode === 'pinching') on.cancel()
    if (mode !== 'idle') mode = 'spent'
  }

  function pointerCancelled({ id }: Touch): void {
    if (!down.has(id)) return
    abort()
    down.delete(id)
    rest()
  }

  return {
    press,
    move,
    lift,
    pointerCancelled,
    abort,
    isUnderWay: () => mode === 'dragging' || mode === 'pinching',
  }
}

import { useStore } from 'jotai'
import { useEffect, type RefObject } from 'react'
import type { Point } from '../../../scene/nodes'
import { dragSession, pinchSession, under } from './beginSession'
import { createRecogniser, type Touch } from './gestures'
import { stopGliding } from './moveCamera'
import { chosenBlockIdAtom, pointedBlockAtom } from './selection'
import type { Pull, Session } from './session'
import { listenToWheel } from './wheel'

interface TapActions {
  choose: (id: NonNullable<ReturnType<typeof under>['block']>['id']) => void
  letGo: () => void
  edit: (id: NonNullable<ReturnType<typeof under>['block']>['id'], at: Point) => void
  fit: () => void
}

/**
 * Pointer, pen and touch on the desk become choosing, dragging, sizing, panning and zooming. What changes on the way is
 * laid out once a frame; Esc puts everything back.
 */
export function useCanvasGestures(
  surface: RefObject<HTMLElement | null>,
  actions: RefObject<TapActions>,
): void {
  const store = useStore()
  useEffect(() => {
    const element = surface.current
    if (!element) return
    let session: Session | null = null
    let pull: Pull | null = null
    let frame = 0
    let spread = 1 // px between two fingers when they came down
    let isFree = false
    let isSpaceDown = false
    let hasPanned = false // since Space went down

    const flush = () => {
      cancelAnimationFrame(frame)
      frame = 0
      if (pull) session?.move(pull)
      pull = null
    }
    const follow = (next: Omit<Pull, 'isFree'>) => {
      pull = { ...next, isFree }
      frame ||= requestAnimationFrame(flush)
    }
    const begin = (next: Session | null) => {
      stopGliding(store)
      session = next
      element.dataset['hand'] = next ? 'busy' : ''
    }
    const finish = (how: 'end' | 'cancel') => {
      if (how === 'end') flush()
      cancelAnimationFrame(frame)
      frame = 0
      pull = null
      const done = session
      session = null
      element.dataset['hand'] = ''
      done?.[how]()
    }
    const recogniser = createRecogniser({
      tap(touch, count) {
        const { block } = under(store, touch.point, touch.kind)
        if (count === 2) twice(touch)
        else if (block) actions.current.choose(block.id)
        else actions.current.letGo()
      },
      dragStart({ point, kind }) {
        store.set(pointedBlockAtom, null)
        hasPanned = isSpaceDown
        begin(dragSession(store, point, kind, isSpaceDown))
      },
      drag: (at) => follow({ at, times: 1 }),
      dragEnd: () => finish('end'),
      pinchStart(a, b) {
        spread = Math.max(1, distance(a, b))
        begin(pinchSession(store, a, b))
      },
      pinch: (a, b) => follow({ at: middle(a, b), times: distance(a, b) / spread }),
      pinchEnd: () => finish('end'),
      cancel: () => finish('cancel'),
    })

    const touchOf = (event: PointerEvent): Touch => {
      const { left, top } = element.getBoundingClientRect()
      const kind = event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse'
      return {
        id: event.pointerId,
        kind,
        point: { x: event.clientX - left, y: event.clientY - top },
        atMs: event.timeStamp,
      }
    }
    const twice = ({ point, kind }: Touch) => {
      const { block } = under(store, point, kind)
      if (block && !block.isPicture) actions.current.edit(block.id, point)
      else actions.current.fit()
    }
    let lastKind: Touch['kind'] = 'mouse'
    const onDoubleClick = (event: MouseEvent) => {
      if (lastKind !== 'mouse' || isControl(event.target)) return
      const { left, top } = element.getBoundingClientRect()
      const point = { x: event.clientX - left, y: event.clientY - top }
      twice({ id: 0, kind: 'mouse', point, atMs: event.timeStamp })
    }
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || isControl(event.target)) return
      element.setPointerCapture(event.pointerId)
      const touch = touchOf(event)
      lastKind = touch.kind
      recogniser.press(touch)
    }
    const onMove = (event: PointerEvent) => {
      isFree = event.altKey || event.ctrlKey
      if (event.buttons === 0 && event.pointerType === 'mouse') point(touchOf(event))
      else recogniser.move(touchOf(event))
    }
    const onUp = (event: PointerEvent) => recogniser.lift(touchOf(event))
    const onLost = (event: PointerEvent) => recogniser.lose(touchOf(event))
    const onLeave = () => store.set(pointedBlockAtom, null)
    /** Shows what a click would take. */
    const point = (touch: Touch) => {
      const { handle, block } = under(store, touch.point, touch.kind)
      store.set(pointedBlockAtom, block && !block.isPicture ? block.id : null)
      element.dataset['cursor'] = isSpaceDown
        ? 'grab'
        : (handle ?? cursorOf(block, store.get(chosenBlockIdAtom)))
    }
    const onKey = (event: KeyboardEvent) => {
      const isDown = event.type === 'keydown'
      if (event.key === 'Escape' && isDown && recogniser.isUnderWay()) {
        event.stopPropagation()
        recogniser.abort()
      }
      if (event.key === ' ' && (isSpaceDown || !isControl(event.target) || isBlock(event.target))) {
        if (hasPanned && !isDown) event.preventDefault() // Space on a button is a click, but not after a pan
        if (isDown !== isSpaceDown) hasPanned = false
        isSpaceDown = isDown
        element.dataset['cursor'] = isDown ? 'grab' : ''
      }
    }
    const prevent = (event: Event) => event.preventDefault()
    /** A pan or a drag leaves the focus on its block; a tap moves it by itself. */
    const onMouseDown = (event: MouseEvent) => {
      if (isBlock(document.activeElement)) event.preventDefault()
    }

    const stopWheel = listenToWheel(element, store)
    const listeners: [EventTarget, string, (event: never) => void, AddEventListenerOptions?][] = [
      [element, 'pointerdown', onDown],
      [element, 'pointermove', onMove],
      [element, 'pointerup', onUp],
      [element, 'pointercancel', onLost],
      [element, 'pointerleave', onLeave],
      [element, 'dblclick', onDoubleClick],
      [element, 'mousedown', onMouseDown],
      [element, 'contextmenu', prevent],
      [element, 'dragstart', prevent],
      [document, 'keydown', onKey, { capture: true }],
      [document, 'keyup', onKey, { capture: true }],
    ]
    for (const [target, type, listener, options] of listeners) {
      target.addEventListener(type, listener as EventListener, options)
    }
    return () => {
      recogniser.abort()
      stopWheel()
      for (const [target, type, listener, options] of listeners) {
        target.removeEventListener(type, listener as EventListener, options)
      }
    }
  }, [surface, actions, store])
}

function cursorOf(block: ReturnType<typeof under>['block'], chosenId: string | null): string {
  if (!block) return ''
  return !block.isPicture || chosenId === 'picture' ? 'move' : ''
}

/** One of the card's blocks in the list. */
function isBlock(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset['block'] !== undefined
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, textarea, select') !== null
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

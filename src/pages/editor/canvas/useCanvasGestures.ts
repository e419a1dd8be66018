import { useStore } from 'jotai'
import { useEffect, type RefObject } from 'react'
import type { Point, PartId } from '../../../scene/nodes'
import { dismissHintAtom } from '../desk/hintAtoms'
import { dragSession, pinchSession, targetAt } from './state/beginSession'
import { createRecogniser, type Touch } from './geometry/gestures'
import { stopCameraAnimation } from './state/moveCamera'
import { chosenBlockIdAtom, pointedBlockAtom } from './state/selection'
import type { Store, GestureUpdate, GestureSession } from './state/session'
import { listenToWheel } from './wheel'
import { cardPlaceAtom } from './state/canvasView'
import { distance, distanceTo, midpoint } from './geometry/geometry'

interface TapActions {
  choose: (id: PartId) => void
  deselect: () => void
  edit: (id: PartId, at: Point) => void
  fit: () => void
}

export function useCanvasGestures(surface: RefObject<HTMLElement | null>, actions: RefObject<TapActions>) {
  const store = useStore()
  useEffect(
    () => (surface.current ? listenToGestures(surface.current, store, actions) : undefined),
    [surface, actions, store],
  )
}

/**
 * Maps pointer input on the desk to selecting, dragging, resizing, panning and zooming. Lays out once per
 * frame; Esc reverts.
 */
export function listenToGestures(element: HTMLElement, store: Store, actions: RefObject<TapActions>) {
  const listening = new AbortController()
  const space = createSpaceKey()
  const runner = createGestureRunner((isBusy) => {
    element.dataset['hand'] = isBusy ? 'busy' : ''
  })
  let startDistancePx = 1 // initial px between two fingers
  let isFree = false
  let lastKind: Touch['kind'] = 'mouse'

  const tap = (touch: Pick<Touch, 'point' | 'kind'>, count: number) => {
    const { block } = targetAt(store, touch.point, touch.kind)
    if (count === 2) onDoubleTap(touch)
    else if (block) actions.current.choose(block.id)
    else actions.current.deselect()
  }
  const recogniser = createRecogniser({
    tap,
    dragStart({ point, kind }) {
      store.set(pointedBlockAtom, null)
      space.panned()
      runner.begin(dragSession(store, point, kind, space.isDown()))
    },
    drag: (at) => runner.follow({ at, times: 1, isFree }),
    dragEnd: () => runner.finish('end'),
    pinchStart(a, b) {
      startDistancePx = Math.max(1, distance(a, b))
      runner.begin(pinchSession(store, a, b))
    },
    pinch: (a, b) => runner.follow({ at: midpoint(a, b), times: distance(a, b) / startDistancePx, isFree }),
    pinchEnd: () => runner.finish('end'),
    cancel: () => runner.finish('cancel'),
  })
  const onDoubleTap = ({ point, kind }: Pick<Touch, 'point' | 'kind'>) => {
    const { block } = targetAt(store, point, kind)
    if (block && !block.isPicture) actions.current.edit(block.id, point)
    else actions.current.fit()
  }

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const touchOf = (event: PointerEvent): Touch => ({
    id: event.pointerId,
    kind: event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse',
    point: pointOf(event),
    atMs: event.timeStamp,
  })
  const pointAt = ({ point, kind }: Touch) => {
    const { handle, block } = targetAt(store, point, kind)
    store.set(pointedBlockAtom, block && !block.isPicture ? block.id : null)
    const isMovable = block && (!block.isPicture || store.get(chosenBlockIdAtom) === 'picture')
    element.dataset['cursor'] = space.isDown() ? 'grab' : (handle ?? (isMovable ? 'move' : ''))
  }

  const on = <E extends Event>(
    target: EventTarget,
    type: string,
    listener: (event: E) => void,
    capture = false,
  ) => target.addEventListener(type, listener as EventListener, { signal: listening.signal, capture })
  on<PointerEvent>(element, 'pointerdown', (event) => {
    if (event.button !== 0 || isControl(event.target)) return
    stopCameraAnimation(store)
    element.setPointerCapture(event.pointerId)
    const touch = touchOf(event)
    lastKind = touch.kind
    const card = store.get(cardPlaceAtom)?.box
    if (card && distanceTo(card, touch.point) === 0) store.set(dismissHintAtom)
    recogniser.press(touch)
  })
  on<PointerEvent>(element, 'pointermove', (event) => {
    isFree = event.altKey || event.ctrlKey
    if (event.buttons === 0 && event.pointerType === 'mouse') pointAt(touchOf(event))
    else recogniser.move(touchOf(event))
  })
  on<PointerEvent>(element, 'pointerup', (event) => recogniser.lift(touchOf(event)))
  on<PointerEvent>(element, 'pointercancel', (event) => recogniser.pointerCancelled(touchOf(event)))
  on(element, 'pointerleave', () => store.set(pointedBlockAtom, null))
  on<MouseEvent>(element, 'dblclick', (event) => {
    if (lastKind === 'mouse' && !isControl(event.target))
      onDoubleTap({ point: pointOf(event), kind: 'mouse' })
  })
  // A pan or a drag keeps the focus on its block; a tap moves it explicitly.
  on(element, 'mousedown', (event) => {
    if (isBlock(document.activeElement)) event.preventDefault()
  })
  on(element, 'contextmenu', (event) => event.preventDefault())
  on(element, 'dragstart', (event) => event.preventDefault())
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.type === 'keydown' && recogniser.isUnderWay()) {
      event.stopPropagation()
      recogniser.abort()
    }
    const isSpaceFree = !isControl(event.target) || isBlock(event.target)
    if (space.handleKey(event, isSpaceFree)) element.dataset['cursor'] = space.isDown() ? 'grab' : ''
  }
  on(document, 'keydown', onKey, true)
  on(document, 'keyup', onKey, true)
  const stopWheel = listenToWheel(element, store)
  return () => {
    recogniser.abort()
    stopWheel()
    listening.abort()
  }
}

function isBlock(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.dataset['block'] !== undefined
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, textarea, select') !== null
}

/** Runs a session, moving at most once per frame however many pointer events arrive. */
function createGestureRunner(setBusy: (isBusy: boolean) => void) {
  let session: GestureSession | null = null
  let update: GestureUpdate | null = null
  let frame = 0

  const flush = () => {
    cancelAnimationFrame(frame)
    frame = 0
    if (update) session?.move(update)
    update = null
  }
  return {
    begin(next: GestureSession | null) {
      session = next
      setBusy(next !== null)
    },
    follow(next: GestureUpdate) {
      update = next
      frame ||= requestAnimationFrame(flush)
    },
    finish(how: 'end' | 'cancel') {
      if (how === 'cancel') update = null
      flush()
      const done = session
      session = null
      setBusy(false)
      done?.[how]()
    },
  }
}

/** While Space is held, every drag pans. On a button Space also clicks, but not after a pan. */
function createSpaceKey() {
  let isDown = false
  let hasPanned = false
  return {
    isDown: () => isDown,
    panned() {
      hasPanned = isDown
    },
    /** True if the key's state changed. `isSpaceFree`: no focused control uses Space. */
    handleKey(event: KeyboardEvent, isSpaceFree: boolean): boolean {
      if (event.key !== ' ' || (!isDown && !isSpaceFree)) return false
      const wasDown = isDown
      isDown = event.type === 'keydown'
      if (!isDown && hasPanned) event.preventDefault()
      if (isDown !== wasDown) hasPanned = false
      return isDown !== wasDown
    },
  }
}

import type { TFunction } from 'i18next'
import { expect, onTestFinished, vi } from 'vitest'
import { blockActions, pressKeyOnBlock } from '../../../../src/pages/editor/canvas/useBlockActions'
import { cardPlaceAtom, onCard } from '../../../../src/pages/editor/canvas/state/canvasView'
import { fitCamera, zoomByKey } from '../../../../src/pages/editor/canvas/state/moveCamera'
import { editBlockAtom, openSettingsAtom } from '../../../../src/pages/editor/canvas/state/opening'
import { canvasBlocksAtom, chosenBlockIdAtom } from '../../../../src/pages/editor/canvas/state/selection'
import { guidesAtom, lineWidthBoxAtom } from '../../../../src/pages/editor/canvas/state/session'
import { listenToGestures } from '../../../../src/pages/editor/canvas/useCanvasGestures'
import type { PartId, Point } from '../../../../src/scene/nodes'
import { redoAtom, undoAtom } from '../../../../src/state/card'
import { cardWith } from '../../../layout/cards'
import { CardOnDesk } from './cardOnDesk'
import { eventWith, stubElement, stubPage } from './stubbedPage'

type Kind = 'mouse' | 'touch' | 'pen'

interface PointerOptions {
  id?: number
  kind?: Kind
  alt?: boolean
  button?: number
}

interface KeyOptions {
  ctrl?: boolean
  shift?: boolean
  alt?: boolean
}

const CORNER = { x: 320, y: 64 } // the desk's corner on the page
const STEPS = 2

let closeLast = () => {}

/**
 * The editor's canvas without a browser, driven by page events. The next one, or the test's end, closes it.
 */
export class TestEditor extends CardOnDesk {
  private readonly stubs: ReturnType<typeof stubPage>
  private readonly surface = stubElement(CORNER)
  private readonly stopListening: () => void
  private readonly down = new Set<number>()

  constructor(card = cardWith({}), { isReducedMotion = true } = {}) {
    super(card)
    closeLast()
    closeLast = () => this.close()
    onTestFinished(() => closeLast())
    this.stubs = stubPage({ isReducedMotion })
    const { store } = this
    const actions = {
      choose: (id: PartId) => {
        store.set(chosenBlockIdAtom, id)
        store.set(openSettingsAtom, id)
      },
      deselect: () => store.set(chosenBlockIdAtom, null),
      edit: (id: PartId, at: Point) => {
        store.set(chosenBlockIdAtom, id)
        store.set(editBlockAtom, id, onCard(store.get(cardPlaceAtom)!, at))
      },
      fit: () => fitCamera(store),
    }
    this.stopListening = listenToGestures(this.surface, store, { current: actions })
  }

  private close(): void {
    closeLast = () => {}
    this.stopListening()
    vi.runAllTimers()
    this.stubs.restore()
  }

  get isHandBusy(): boolean {
    return this.surface.dataset['hand'] === 'busy'
  }
  get cursor() {
    return this.surface.dataset['cursor'] ?? ''
  }
  pointerDown(at: Point, options: PointerOptions = {}): this {
    this.down.add(options.id ?? 1)
    return this.pointer('pointerdown', at, options)
  }
  pointerMove(at: Point, options: PointerOptions = {}): this {
    return this.pointerMoveWithin(at, options).wait(16)
  }
  pointerMoveWithin(at: Point, options: PointerOptions = {}): this {
    return this.pointer('pointermove', at, options)
  }
  leave(): this {
    this.send('pointerleave', { x: 0, y: 0 }, {})
    return this
  }
  pointerUp(at: Point, options: PointerOptions = {}): this {
    this.down.delete(options.id ?? 1)
    return this.pointer('pointerup', at, options)
  }
  pointerCancel(at: Point, options: PointerOptions = {}): this {
    this.down.delete(options.id ?? 1)
    return this.pointer('pointercancel', at, options)
  }

  private pointer(
    type: string,
    at: Point,
    { id = 1, kind = 'mouse', alt = false, button = 0 }: PointerOptions,
  ) {
    this.send(type, at, {
      pointerId: id,
      pointerType: kind,
      altKey: alt,
      ctrlKey: false,
      button,
      buttons: this.down.has(id) ? 1 : 0,
    })
    return this
  }

  private send(type: string, at: Point, more: object): Event {
    const event = eventWith(type, { clientX: CORNER.x + at.x, clientY: CORNER.y + at.y, ...more })
    this.surface.dispatchEvent(event)
    return event
  }

  wait(ms: number): this {
    vi.advanceTimersByTime(ms)
    return this
  }

  tap(at: Point, options: PointerOptions = {}): this {
    return this.pointerDown(at, options).wait(40).pointerUp(at, options)
  }
  doubleTap(at: Point): this {
    return this.tap(at, { kind: 'touch' }).wait(80).tap(at, { kind: 'touch' })
  }
  doubleClick(at: Point): this {
    return this.tap(at).tap(at).systemDoubleClick(at)
  }
  systemDoubleClick(at: Point): this {
    this.send('dblclick', at, {})
    return this
  }

  drag(from: Point, to: Point, options: PointerOptions = {}): this {
    return this.press(from, to, options).pointerUp(to, options)
  }
  press(from: Point, to: Point, options: PointerOptions = {}): this {
    this.pointerDown(from, options)
    for (let step = 1; step <= STEPS; step += 1) this.pointerMove(between(from, to, step / STEPS), options)
    return this
  }

  pinch(from: readonly [Point, Point], to: readonly [Point, Point], { stays = false } = {}): this {
    const fingers = [0, 1] as const
    for (const at of fingers) this.pointerDown(from[at], finger(at))
    for (let step = 1; step <= STEPS; step += 1)
      for (const at of fingers) this.pointerMove(between(from[at], to[at], step / STEPS), finger(at))
    if (!stays) for (const at of fingers) this.pointerUp(to[at], finger(at))
    return this
  }

  wheel(at: Point, { deltaX = 0, deltaY = 0, deltaMode = 0, ctrl = false }): Event {
    return this.send('wheel', at, { deltaX, deltaY, deltaMode, ctrlKey: ctrl, metaKey: false })
  }

  keyDown(key: string, options: KeyOptions = {}): this {
    const event = this.sendKey('keydown', key, options)
    if (event.cancelBubble) return this // A gesture has handled it.
    if (this.chosen && !options.ctrl && !options.alt) pressKeyOnBlock(event, this.chosen, this.keyTarget())
    zoomByKey(this.store, event)
    return this
  }
  keyUp(key: string): this {
    this.sendKey('keyup', key)
    return this
  }
  key(key: string, options: KeyOptions = {}): this {
    return this.keyDown(key, options).keyUp(key)
  }

  sendKey(type: string, key: string, { ctrl = false, shift = false, alt = false }: KeyOptions = {}) {
    const event = eventWith(type, { key, ctrlKey: ctrl, metaKey: false, shiftKey: shift, altKey: alt })
    this.stubs.page.dispatchEvent(event)
    return event as KeyboardEvent
  }

  /** As in the list of blocks: the picture is last, and focusing a block selects it. */
  private keyTarget() {
    const { store } = this
    const blocks = store.get(canvasBlocksAtom)
    const ids = [...blocks].sort((a, b) => Number(a.isPicture) - Number(b.isPicture)).map(({ id }) => id)
    const at = ids.indexOf(this.chosen!)
    const places = {
      next: ids[at + 1],
      previous: ids[at - 1],
      first: ids[0],
      last: ids.at(-1),
      neighbour: ids[at + 1] ?? ids[at - 1],
    }
    return {
      ...blockActions(store, ((key: string) => key) as TFunction),
      edit: (id: PartId) => store.set(editBlockAtom, id),
      deselect: () => store.set(chosenBlockIdAtom, null),
      goTo: (where: keyof typeof places) => {
        if (places[where]) store.set(chosenBlockIdAtom, places[where])
      },
    }
  }

  undo(): this {
    this.store.set(undoAtom)
    return this
  }
  redo(): this {
    this.store.set(redoAtom)
    return this
  }

  expectMovedBy(id: PartId, before: Point, by: Point): this {
    const { box } = this.block(id)
    expect(box.x - before.x, id).toBeCloseTo(by.x, 4)
    expect(box.y - before.y, id).toBeCloseTo(by.y, 4)
    return this
  }

  expectAtRest(): this {
    expect([this.gesture, this.isHandBusy]).toEqual(['idle', false])
    expect([this.store.get(guidesAtom), this.store.get(lineWidthBoxAtom)]).toEqual([[], null])
    return this
  }
}

export function plus(point: Point, x: number, y: number): Point {
  return { x: point.x + x, y: point.y + y }
}

function finger(at: number) {
  return { id: at + 1, kind: 'touch' } as const
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

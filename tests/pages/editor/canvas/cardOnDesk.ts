import { createStore } from 'jotai'
import type { Card, QuoteCard } from '../../../../src/card/card'
import type { World } from '../../../../src/layout/view'
import { pointAt } from '../../../../src/pages/editor/canvas/geometry/geometry'
import { HANDLES, type HandleId } from '../../../../src/pages/editor/canvas/geometry/handles'
import { announcementAtom } from '../../../../src/pages/editor/canvas/state/session'
import { handlesFor, selectionFrame } from '../../../../src/pages/editor/canvas/state/beginSession'
import {
  cameraAtom,
  cardPlaceAtom,
  deskRoomAtom,
  onDesk,
} from '../../../../src/pages/editor/canvas/state/canvasView'
import { canvasBlocksAtom, chosenBlockIdAtom } from '../../../../src/pages/editor/canvas/state/selection'
import { activeGestureAtom } from '../../../../src/pages/editor/canvas/state/session'
import type { GroupNode, PartId, Point, Scene, SceneNode } from '../../../../src/scene/nodes'
import { changeSettingsAtom, placeQuoteAtom } from '../../../../src/state/card'
import { editorScene } from '../../../../src/state/editorScene'
import { editorStateAtom } from '../../../../src/state/editorState'
import { emptyHistory } from '../../../../src/state/history'
import { layoutAtom } from '../../../../src/state/scene'
import { layoutCard } from '../../../layout/laidOut'
import { fakeMetrics } from '../../../layout/validLayout'

const DESK = { x: 0, y: 0, width: 800, height: 620 }
const ROOM = { x: 40, y: 40, width: 720, height: 520 }

/** A card laid out and fitted on a desk. Points are in px of the desk. */
export class CardOnDesk {
  readonly store = createStore()

  constructor(card: QuoteCard) {
    const { store } = this
    store.set(layoutAtom, { layoutCard: layout })
    store.set(changeSettingsAtom, card.settings)
    store.set(placeQuoteAtom, card.quote)
    const state = store.get(editorStateAtom)
    store.set(editorStateAtom, { ...state, history: emptyHistory(state.history.present) })
    store.set(deskRoomAtom, { desk: DESK, room: ROOM })
  }

  get scene(): Scene {
    return this.store.get(editorScene.readySceneAtom)!
  }
  get settings() {
    return this.store.get(editorStateAtom).history.present.settings
  }
  get undoSteps(): number {
    return this.store.get(editorStateAtom).history.past.length
  }
  get chosen(): PartId | null {
    return this.store.get(chosenBlockIdAtom)
  }
  get camera() {
    return this.store.get(cameraAtom)
  }
  get place() {
    return this.store.get(cardPlaceAtom)!
  }
  get gesture() {
    return this.store.get(activeGestureAtom)
  }
  get announced() {
    return this.store.get(announcementAtom)
  }

  block(id: PartId) {
    return this.store.get(canvasBlocksAtom).find((block) => block.id === id)!
  }

  /** Converts fractions of a block's box to a point on the desk. */
  at(id: PartId, share: Point = { x: 0.5, y: 0.5 }): Point {
    const { box, turnDeg } = this.block(id)
    return pointAt({ box: onDesk(this.place, box), turnDeg }, share)
  }

  onCard(x: number, y: number): Point {
    const { box } = this.place
    return { x: box.x + x * box.width, y: box.y + y * box.height }
  }

  handles(): HandleId[] {
    const block = this.block(this.chosen!)
    return handlesFor(block, selectionFrame(block, onDesk(this.place, block.box)))
  }

  handle(id: HandleId): Point {
    const block = this.block(this.chosen!)
    const box = selectionFrame(block, onDesk(this.place, block.box))
    return pointAt({ box, turnDeg: block.turnDeg }, HANDLES[id].share)
  }
}

/** Without fonts, only scenes without characters count as ready. */
function layout(card: Card, { view }: World): Scene {
  const scene = layoutCard(card, fakeMetrics, view)
  return { ...scene, still: scene.still.map(withoutCharacters), live: scene.live.map(withoutCharacters) }
}

function withoutCharacters(node: SceneNode): SceneNode {
  if (node.type === 'group')
    return { ...node, children: node.children.map(withoutCharacters) as GroupNode['children'] }
  return node.type === 'text' ? { ...node, runs: node.runs.map((run) => ({ ...run, text: '' })) } : node
}

import { atom, type Getter } from 'jotai'
import { NO_PLACEMENT, withPlacement, type Placement, type Placements } from '../../../../card/placements'
import { isMissing } from '../../../../layout/view'
import { UNMOVED } from '../../../../look/backgrounds'
import type { Point, SceneBlock, PartId } from '../../../../scene/nodes'
import { keysOf } from '../../../../scene/values'
import { changeSettingsAtom, settingsAtom, undoLaterAtom } from '../../../../state/card'
import { cardWithPrimaryTextAtom, editorScene } from '../../../../state/editorScene'
import { kindOf } from '../geometry/blockKinds'
import { logicalSizeAtom } from './canvasView'
import { canvasBlocksAtom, chosenBlockIdAtom, textStyleRoleIn } from './selection'
import type { LayoutFunction } from '../geometry/sizing'
import { announcementAtom, type Store } from './session'

type TextId = SceneBlock['id']

/** null resets it */
export const placeBlockAtom = atom(null, (get, set, id: TextId, placement: Placement | null) => {
  set(changeSettingsAtom, { placements: withPlacement(get(settingsAtom).placements, id, placement) })
})

export function placementOf(get: Getter, id: TextId): Placement {
  const placement = get(settingsAtom).placements[id] ?? NO_PLACEMENT
  const { offset } = get(canvasBlocksAtom).find((block) => block.id === id) ?? { offset: { x: 0, y: 0 } }
  return { ...placement, ...sharesOf(get, offset) }
}

/** Card px to fractions of the card's sides. */
export function sharesOf(get: Getter, { x, y }: Point): Pick<Placement, 'dx' | 'dy'> {
  const { width, height } = get(logicalSizeAtom)
  return { dx: x / width, dy: y / height }
}

export function layoutOf(get: Getter): LayoutFunction {
  const card = get(cardWithPrimaryTextAtom)
  const layout = get(editorScene.layoutOfAtom)
  return (placements) => {
    const laid = card && layout({ ...card, settings: { ...card.settings, placements } })
    return laid && !isMissing(laid) ? laid : { blocks: [], notices: [] }
  }
}

const MAX_NUDGE_TIMES = 64 // ruled paper's rows are at most this many px high

/** Moves a block by card px; on ruled paper at least to the next row. */
export function nudgeBlock({ get, set }: Store, id: TextId, by: Point) {
  const lay = layoutOf(get)
  const before = placementOf(get, id)
  const { placements } = get(settingsAtom)
  const start = blockOffset(lay, placements, id, before)
  for (let times = 1; times <= MAX_NUDGE_TIMES; times *= 2) {
    const shares = sharesOf(get, { x: by.x * times, y: by.y * times })
    const placement = { ...before, dx: before.dx + shares.dx, dy: before.dy + shares.dy }
    const offset = blockOffset(lay, placements, id, placement)
    if (offset.x === start.x && offset.y === start.y) continue
    set(placeBlockAtom, id, { ...placement, ...sharesOf(get, offset) })
    break
  }
  set(announcementAtom, { what: 'moved', id })
}

function blockOffset(lay: LayoutFunction, placements: Placements, id: TextId, placement: Placement) {
  const block = lay(withPlacement(placements, id, placement)).blocks.find((laid) => laid.id === id)
  return block?.offset ?? { x: 0, y: 0 }
}

export const isPlacedAtom = atom((get) => {
  const id = get(chosenBlockIdAtom)
  const { placements, backgroundImage } = get(settingsAtom)
  if (id !== 'picture') return id !== null && placements[id] !== undefined
  return keysOf(UNMOVED).some((name) => backgroundImage[name] !== UNMOVED[name])
})

export const resetBlockAtom = atom(null, (get, set, id: PartId) => {
  if (id === 'picture') {
    const { backgroundImage } = get(settingsAtom)
    set(changeSettingsAtom, { backgroundImage: { ...backgroundImage, ...UNMOVED } })
  } else set(placeBlockAtom, id, null)
  set(announcementAtom, { what: 'reset', id })
})

export function isHidable(role: PartId): boolean {
  return kindOf(role).shownBy.length > 0
}

/** Returns the undo; null if the card cannot be without the block. */
export function hideBlock({ get, set }: Store, id: PartId) {
  const role = textStyleRoleIn(get, id)
  if (!isHidable(role)) return null
  set(announcementAtom, { what: 'hidden', id })
  const settings = get(settingsAtom)
  const { shownBy } = kindOf(role)
  set(changeSettingsAtom, Object.fromEntries(shownBy.map((setting) => [setting, false])))
  const shown = Object.fromEntries(shownBy.map((setting) => [setting, settings[setting]]))
  return set(undoLaterAtom, () => set(changeSettingsAtom, shown))
}

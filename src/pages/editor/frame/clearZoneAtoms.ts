import { atom } from 'jotai'
import { targetAtom } from '../../../state/target'

/** The switch: whether clear zones are shown on the card while its frame is chosen. */
export const wantsClearZonesAtom = atom(true)

/** True while the panel is open in which a target is chosen. */
export const isChoosingFrameAtom = atom(false)

/** The zones to show over the card now. */
export const shownClearZonesAtom = atom((get) =>
  get(wantsClearZonesAtom) && get(isChoosingFrameAtom) ? (get(targetAtom)?.clear ?? []) : [],
)

import { atom } from 'jotai'
import { targetAtom } from '../../../state/target'

export const wantsClearZonesAtom = atom(true)

export const isChoosingFrameAtom = atom(false)

export const shownClearZonesAtom = atom((get) =>
  get(wantsClearZonesAtom) && get(isChoosingFrameAtom) ? (get(targetAtom)?.clear ?? []) : [],
)

import { atom } from 'jotai'
import { COMPACT_VIEW, FULL_VIEW } from '../layout/view'

const isNarrowBaseAtom = atom(false)

/** Set by the page, which watches the window's width. */
export const isNarrowAtom = atom(
  (get) => get(isNarrowBaseAtom),
  (_get, set, isNarrow: boolean) => set(isNarrowBaseAtom, isNarrow),
)

/** On phones: show the chosen ratio instead of 4:5. */
export const showsActualRatioAtom = atom(false)

/** The view of the editor's card, in preview and export. */
export const viewAtom = atom((get) =>
  get(isNarrowBaseAtom) && !get(showsActualRatioAtom) ? COMPACT_VIEW : FULL_VIEW,
)

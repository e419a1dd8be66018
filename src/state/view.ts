import { atom } from 'jotai'
import { COMPACT_VIEW, FULL_VIEW } from '../layout/view'

/** Below this window width the preview is the compact one (DECISIONS.md, Compact view). */
export const MOBILE_BREAKPOINT_PX = 768

const isNarrowBaseAtom = atom(false)

/** Set by the page that watches the window. */
export const isNarrowAtom = atom(
  (get) => get(isNarrowBaseAtom),
  (_get, set, isNarrow: boolean) => set(isNarrowBaseAtom, isNarrow),
)

/** A phone's wish to see the chosen ratio in place of 4:5. */
export const showsActualRatioAtom = atom(false)

/** How the editor's card is looked at, and so how it is exported. */
export const viewAtom = atom((get) =>
  get(isNarrowBaseAtom) && !get(showsActualRatioAtom) ? COMPACT_VIEW : FULL_VIEW,
)

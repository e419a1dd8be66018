import { atom } from 'jotai'
import { COMPACT_VIEW, FULL_VIEW } from '../layout/view'

/** Set by the page, which watches the window's width. */
export const isNarrowAtom = atom(false)

/** On phones: show the chosen ratio instead of 4:5. */
export const showsActualRatioAtom = atom(false)

export const viewAtom = atom((get) =>
  get(isNarrowAtom) && !get(showsActualRatioAtom) ? COMPACT_VIEW : FULL_VIEW,
)

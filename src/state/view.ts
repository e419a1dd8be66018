import { atom } from 'jotai'
import { historyAtom } from './editorState'
import { COMPACT_VIEW, FULL_VIEW } from '../layout/view'

/** Set by the page, which watches the window's width. */
export const isNarrowAtom = atom(false)

/** On phones: show the chosen ratio instead of 4:5. */
export const showsActualRatioAtom = atom(false)

/** Pages are filled for the ratio that is exported. */
export const viewAtom = atom((get) =>
  get(isNarrowAtom) && !get(showsActualRatioAtom) && !get(hasPagesAtom) ? COMPACT_VIEW : FULL_VIEW,
)

export const hasPagesAtom = atom((get) => {
  const { kind, quote } = get(historyAtom).present
  return kind === 'quote' && quote !== null && quote.pages !== null
})

/** While a text is being split into pages, which the page says. */
export const isSplittingAtom = atom(false)

import { atom } from 'jotai'
import type { QuoteCard } from '../card/card'
import { homeCard } from '../card/homeCard'
import { COMPACT_VIEW, FULL_VIEW } from '../layout/view'
import { loadedQuoteAtom } from './quote'
import { createSceneAtoms } from './scene'
import { isNarrowAtom } from './view'

export const homeCardAtom = atom<QuoteCard | null>((get) => {
  const quote = get(loadedQuoteAtom)
  return quote && homeCard(quote)
})

export const homeScene = createSceneAtoms(
  homeCardAtom,
  atom((get) => (get(isNarrowAtom) ? COMPACT_VIEW : FULL_VIEW)),
)

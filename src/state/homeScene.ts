import { atom } from 'jotai'
import type { QuoteCard } from '../card/card'
import { homeCard } from '../card/homeCard'
import { frame as minimal } from '../look/frames/minimal/frame'
import { layoutQuoteCardInSteps } from '../layout/quote/layoutQuoteCard'
import { COMPACT_VIEW, FULL_VIEW } from '../layout/view'
import { loadedQuoteAtom } from './quote'
import { createSceneAtoms, type Layout } from './scene'
import { isNarrowAtom } from './view'

/** The frame and the weather of `HOME_SETTINGS`, which has none. */
const LOOK = {
  frame: minimal,
  target: null,
  art: null,
  artRooms: [],
  artLacks: null,
  composition: null,
  layoutWords: null,
  attributing: null, // home names the author alone
  weatherOf: () => null,
  onPictures: null,
  layoutSeal: null,
  pinyinOf: null,
  isOnTemplatesGround: true,
}

const layoutInLook: Layout<QuoteCard> = (card, ...world) => layoutQuoteCardInSteps(card, LOOK, ...world)

/** Home shows the loaded quote in a fixed look. */
export const homeCardAtom = atom<QuoteCard | null>((get) => {
  const quote = get(loadedQuoteAtom)
  return quote && homeCard(quote)
})

export const homeScene = createSceneAtoms(
  homeCardAtom,
  atom((get) => (get(isNarrowAtom) ? COMPACT_VIEW : FULL_VIEW)),
  atom(() => layoutInLook),
  'looked at',
)

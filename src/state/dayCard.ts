import { atom } from 'jotai'
import type { QuoteCard } from '../card/card'
import { dayCard } from '../card/dayCard'
import type { Quote } from '../card/quote'
import { FULL_VIEW } from '../layout/view'
import { createSceneAtoms } from './scene'

export interface ShownDay {
  dayName: string // yyyy-mm-dd, or mm-dd for any year
  quote: Quote
  showsTranslation: boolean
}

/** null until the page knows the quote. */
export const shownDayAtom = atom<ShownDay | null>(null)

export const shownDayCardAtom = atom((get): QuoteCard | null => {
  const day = get(shownDayAtom)
  if (!day) return null
  const card = dayCard(day.quote, day.dayName)
  return day.showsTranslation ? card : { ...card, settings: { ...card.settings, showTranslation: false } }
})

export const dayScene = createSceneAtoms(
  shownDayCardAtom,
  atom(() => FULL_VIEW),
)

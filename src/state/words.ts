import { atom } from 'jotai'
import type { CardSettings } from '../card/settings'
import { changeSettingsAtom, changeQuoteWordsAtom, settingsAtom } from './card'
import { changeDraftAtom, draftAtom, shownCardAtom } from './draft'

/** A text of the card that can be written on the card itself. */
export const WORDS = ['content', 'translation', 'author', 'watermark'] as const
export type WordsId = (typeof WORDS)[number]

/** What is written there now, edit mode included. */
export const wordsAtoms = {
  content: atom((get) => get(shownCardAtom)?.quote.content ?? ''),
  translation: atom((get) => get(shownCardAtom)?.quote.translation ?? ''),
  author: atom((get) => get(shownCardAtom)?.quote.author ?? ''),
  watermark: atom((get) => get(settingsAtom).watermarkText),
}

/** Writes on the card: a burst of typing is one step. In edit mode the words are the draft's, saved with it. */
export const writeWordsAtom = atom(null, (get, set, id: WordsId, text: string) => {
  if (id === 'watermark') {
    const patch: Partial<CardSettings> = { watermarkText: text }
    set(changeSettingsAtom, patch)
  } else if (get(draftAtom)) set(changeDraftAtom, { [id]: text })
  else set(changeQuoteWordsAtom, { [id]: text })
})

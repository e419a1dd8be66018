import { atom } from 'jotai'
import type { CardSettings } from '../card/settings'
import { changeProductWordsAtom, changeQuoteWordsAtom, changeSettingsAtom, settingsAtom } from './card'
import { changeDraftAtom, changeProductDraftAtom, shownProductAtom, shownQuoteAtom } from './draft'
import { draftAtom, productDraftAtom } from './editorState'
import { PRODUCT_LIMITS, QUOTE_LIMITS, WATERMARK_LENGTH } from '../card/limits'

const OF_QUOTE = ['content', 'translation', 'author'] as const
const OF_PRODUCT = ['name', 'tagline', 'description'] as const

export const WORDS = [...OF_QUOTE, ...OF_PRODUCT, 'watermark'] as const
export type WordsId = (typeof WORDS)[number]

/** Maximum length in UTF-16 units, as limited by storage. */
export const WORDS_LIMITS: Record<WordsId, number> = {
  content: QUOTE_LIMITS.text,
  translation: QUOTE_LIMITS.text,
  author: QUOTE_LIMITS.author,
  name: PRODUCT_LIMITS.name,
  tagline: PRODUCT_LIMITS.tagline,
  description: PRODUCT_LIMITS.description,
  watermark: WATERMARK_LENGTH,
}

/** Includes drafts. */
export const wordsAtom = atom((get): Record<WordsId, string> => {
  const { content = '', translation = '', author = '' } = get(shownQuoteAtom) ?? {}
  const { name = '', tagline = '', description = '' } = get(shownProductAtom) ?? {}
  const watermark = get(settingsAtom).watermarkText
  return { content, translation, author, name, tagline, description, watermark }
})

/** Changes a text on the card, or the draft in edit mode; a burst of typing is one step. */
export const writeWordsAtom = atom(null, (get, set, id: WordsId, text: string) => {
  if (id === 'watermark') {
    const patch: Partial<CardSettings> = { watermarkText: text }
    set(changeSettingsAtom, patch)
  } else if (isOfProduct(id)) {
    if (get(productDraftAtom)) set(changeProductDraftAtom, { [id]: text })
    else set(changeProductWordsAtom, { [id]: text })
  } else if (get(draftAtom)) set(changeDraftAtom, { [id]: text })
  else set(changeQuoteWordsAtom, { [id]: text })
})

function isOfProduct(id: WordsId): id is (typeof OF_PRODUCT)[number] {
  return (OF_PRODUCT as readonly string[]).includes(id)
}

import { atom } from 'jotai'
import type { Card } from '../card/card'
import { withMark, type EmphasisId, type Words } from '../card/emphasis'
import { asterisksIn, marksAfterEdit } from '../card/typedMarks'
import type { Product } from '../card/product'
import type { Quote } from '../card/quote'
import { edited } from '../card/typedFirst'
import {
  cardAtom,
  changeProductWordsAtom,
  changeQuoteWordsAtom,
  changeSettingsAtom,
  settingsAtom,
  quoteIn,
  productIn,
} from './card'
import {
  draftAtom,
  editorStateAtom,
  ownWords,
  productDraftAtom,
  withDraftSaved,
  withTypingApplied,
} from './editorState'
import type { CardSettings } from '../card/settings'
import { PRODUCT_LIMITS, QUOTE_LIMITS, WATERMARK_LENGTH } from '../card/limits'

export const isEditingAtom = atom((get) => get(draftAtom) !== null || get(productDraftAtom) !== null)

export const shownCardAtom = atom<Card | null>((get) => {
  const card = get(cardAtom)
  if (card?.kind === 'product') {
    const product = get(productDraftAtom)
    return product ? { ...card, product } : card
  }
  const draft = get(draftAtom)
  return card && draft ? { ...card, quote: ownWords(draft, card.quote) } : card
})

export const shownQuoteAtom = atom((get) => quoteIn(get(shownCardAtom)))
export const shownProductAtom = atom((get) => productIn(get(shownCardAtom)))

export const startEditingAtom = atom(null, (get, set) => {
  const editorState = get(editorStateAtom)
  const { draft, productDraft, history } = editorState
  const card = get(cardAtom)
  if (card?.kind === 'product')
    set(editorStateAtom, { ...editorState, productDraft: productDraft ?? card.product })
  else set(editorStateAtom, { ...editorState, draft: draft ?? history.present.quote })
})

export const changeDraftAtom = atom(null, (get, set, patch: Partial<Quote>) => {
  const draft = get(draftAtom)
  if (draft) set(draftAtom, edited(draft, patch))
})

export const changeProductDraftAtom = atom(null, (get, set, patch: Partial<Product>) => {
  const draft = get(productDraftAtom)
  if (draft) set(productDraftAtom, { ...draft, ...patch })
})

/** A saved draft is one step, however long it was edited. */
export const saveDraftAtom = atom(null, (get, set) =>
  set(editorStateAtom, withDraftSaved(get(editorStateAtom))),
)

export const cancelDraftAtom = atom(null, (get, set) =>
  set(editorStateAtom, { ...get(editorStateAtom), draft: null, productDraft: null }),
)

/** Settings whose text takes effect when its field loses focus; until then it is stored here. */
export const TYPED_SETTINGS = ['watermarkText'] as const
export type TypedSetting = (typeof TYPED_SETTINGS)[number]

export const typeSettingAtom = atom(null, (get, set, key: TypedSetting, text: CardSettings[TypedSetting]) => {
  const editorState = get(editorStateAtom)
  set(editorStateAtom, { ...editorState, typing: { ...editorState.typing, [key]: text } })
})

export const finishTypingAtom = atom(null, (get, set) => {
  const editorState = get(editorStateAtom)
  if (Object.keys(editorState.typing).length > 0) set(editorStateAtom, withTypingApplied(editorState))
})

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

/**
 * Changes a text on the card, or the draft in edit mode; a burst of typing is one step. A pair of asterisks
 * becomes a mark, as another step: the answer is where the caret goes then.
 */
export const writeWordsAtom = atom(null, (get, set, id: WordsId, text: string): number | null => {
  if (id === 'watermark') {
    set(changeSettingsAtom, { watermarkText: text })
  } else if (isOfProduct(id)) {
    if (get(productDraftAtom)) set(changeProductDraftAtom, { [id]: text })
    else set(changeProductWordsAtom, { [id]: text })
  } else {
    const change = get(draftAtom) ? changeDraftAtom : changeQuoteWordsAtom
    const pair = id === 'author' ? null : asterisksIn(get(wordsAtom)[id], text)
    set(change, { [id]: text })
    if (!pair || id === 'author') return null
    const before = marksAfterEdit(get(shownQuoteAtom)?.emphasis ?? [], id, text, pair.content)
    const emphasis = withMark(before, { text: id, ...pair }, 'marker', pair.content)
    set(change, { [id]: pair.content, emphasis })
    return pair.caret
  }
  return null
})

/** Marks words of the card, or of the draft in edit mode; null takes their mark away. */
export const emphasizeAtom = atom(null, (get, set, words: Words, as: EmphasisId | null) => {
  const quote = get(shownQuoteAtom)
  if (!quote) return
  const emphasis = withMark(quote.emphasis, words, as, quote[words.text])
  set(get(draftAtom) ? changeDraftAtom : changeQuoteWordsAtom, { emphasis })
})

function isOfProduct(id: WordsId): id is (typeof OF_PRODUCT)[number] {
  return (OF_PRODUCT as readonly string[]).includes(id)
}

import { atom, type Getter, type Setter } from 'jotai'
import { dayOf, type CardKind, type Subject, type Card } from '../card/card'
import { changedSettings } from '../card/frameDefaults'
import { emptyProduct, type Product } from '../card/product'
import { withoutInksByHand } from '../card/inksByHand'
import { textStyleRoleOf, shownTexts, type TextId } from '../card/primaryText'
import { applyTemplate, applyLook } from '../card/looks'
import type { Quote } from '../card/quote'
import { edited } from '../card/typedFirst'
import { withoutScale } from '../card/placements'
import type { CardSettings, TextSettings } from '../card/settings'
import type { TemplateId } from '../card/templates'
import type { Orientation } from '../look/ratios'
import { localDay } from '../quotes/dates'
import type { BlockId } from '../scene/nodes'
import { keysOf } from '../scene/values'
import {
  applyChange,
  beginStep,
  cancelStep,
  endStep,
  endTyping,
  holdTyping,
  mapSteps,
  redo,
  undo,
  type History,
} from './history'
import {
  cardOf,
  editorStateAtom,
  hasNewWords,
  historyAtom,
  ownWords,
  withDraftSaved,
  withTypingApplied,
  type CardState,
} from './editorState'
import { dismissUndone, type ToastAction } from './toasts'

const presentAtom = atom((get) => get(historyAtom).present)

export const cardAtom = atom((get) => cardOf(get(presentAtom)))

/** yyyy-mm-dd; empty while there is no card. */
export const cardDayAtom = atom((get) => {
  const card = get(cardAtom)
  return card ? dayOf(card) : ''
})

export const hasCardAtom = atom((get) => get(cardAtom) !== null)

/** It may have been deleted since. */
export const keptIdAtom = atom((get) => get(presentAtom).keptId)

export const quoteIn = (card: Card | null) => (card?.kind === 'quote' ? card.quote : null)
export const productIn = (card: Card | null) => (card?.kind === 'product' ? card.product : null)

export const cardQuoteAtom = atom((get) => quoteIn(get(cardAtom)))
export const cardProductAtom = atom((get) => productIn(get(cardAtom)))

/** The same object while only the look changes. */
export const cardSubjectAtom = atom((get): Subject | null => {
  const product = get(cardProductAtom)
  if (product) return { kind: 'product', product }
  const quote = get(cardQuoteAtom)
  return quote && { kind: 'quote', quote }
})

export const cardKindAtom = atom((get) => get(cardAtom)?.kind ?? 'quote')

export const settingsAtom = atom((get) => get(presentAtom).settings)
export const textSettingsAtom = atom((get) => get(settingsAtom).textSettings)
export const aspectRatioAtom = atom((get) => get(settingsAtom).aspectRatio)

/** Maps a text style role to its block: the quote's type and colour belong to the primary text. */
export const blockOfTextStyleRoleAtom = atom((get) => {
  const quote = get(cardQuoteAtom)
  const lead: TextId = quote ? shownTexts(quote, get(settingsAtom)).lead : 'content'
  return (role: BlockId): BlockId => textStyleRoleOf(role, lead)
})

/** A draft that differs from the card counts as a step. */
export const canUndoAtom = atom(
  (get) => get(historyAtom).past.length > 0 || hasNewWords(get(editorStateAtom)),
)
export const canRedoAtom = atom(
  (get) => get(historyAtom).future.length > 0 && !hasNewWords(get(editorStateAtom)),
)

export const changeSettingsAtom = atom(null, (get, set, patch: Partial<CardSettings>) => {
  change(get, set, { settings: changedSettings(get(settingsAtom), patch) }, Object.keys(patch).join())
})

export const SIZE_STEPS = {
  contentSize: 'content',
  translationSize: 'translation',
  authorSize: 'author',
  titleSize: 'name',
  taglineSize: 'tagline',
} as const satisfies Partial<Record<keyof TextSettings, BlockId>>

export type SizeStep = keyof typeof SIZE_STEPS

/** Templates may set sizes more finely than the steps; choosing a step resets the exact value. */
const EXACT_RESETS: Partial<Record<keyof TextSettings, Partial<TextSettings>>> = {
  contentSize: { contentPx: 0 },
  translationSize: { translationPx: 0 },
  authorSize: { authorPx: 0 },
  bold: { weight: 0 },
  letterSpacing: { trackingEm: null },
}

export const changeTextSettingsAtom = atom(null, (get, set, patch: Partial<TextSettings>) => {
  const settings = get(settingsAtom)
  const blockOf = get(blockOfTextStyleRoleAtom)
  const resets = Object.assign({}, ...keysOf(patch).map((key) => EXACT_RESETS[key]))
  const resizedSteps = keysOf(SIZE_STEPS).filter((step) => Object.hasOwn(patch, step))
  const next = {
    ...settings,
    textSettings: { ...settings.textSettings, ...resets, ...patch },
    placements: resizedSteps.reduce(
      (placed, step) => withoutScale(placed, blockOf(SIZE_STEPS[step])),
      settings.placements,
    ),
  }
  change(get, set, { settings: next }, `text ${Object.keys(patch).join()}`)
})

export const chooseInksAutomaticallyAtom = atom(null, (get, set, blocks: readonly BlockId[]) => {
  change(get, set, { settings: withoutInksByHand(get(settingsAtom), blocks) })
})

export const applyTemplateAtom = atom(null, (get, set, id: TemplateId, orientation?: Orientation | null) =>
  change(get, set, { settings: applyTemplate(id, get(settingsAtom), orientation) }),
)

export const applyLookAtom = atom(null, (get, set, look: CardSettings, orientation?: Orientation | null) =>
  change(get, set, { settings: applyLook(look, get(settingsAtom), orientation) }),
)

/**
 * Keeps the look. The first quote cannot be undone. A new quote makes a new card, detached from the kept one
 * unless `keptId` is given.
 */
export const placeQuoteAtom = atom(null, (get, set, quote: Quote, keptId?: string) =>
  place(get, set, { kind: 'quote', quote, keptId }),
)

export const placeProductAtom = atom(null, (get, set, product: Product) =>
  place(get, set, { kind: 'product', product, keptId: undefined }),
)

/** It becomes another card. If there is no product yet, adds an empty one. */
export const changeKindAtom = atom(null, (get, set, kind: CardKind) => {
  const { product, kind: before, keptId } = get(presentAtom)
  change(get, set, {
    kind,
    keptId: kind === before ? keptId : undefined,
    ...(kind === 'product' && !product ? { product: emptyProduct(localDay(new Date())) } : {}),
  })
})

/** Edited words become the visitor's own; a burst of typing is one step. */
export const changeQuoteWordsAtom = atom(
  null,
  (get, set, patch: Partial<Pick<Quote, 'content' | 'translation' | 'author' | 'emphasis'>>) => {
    const { quote } = get(presentAtom)
    const words = `words ${Object.keys(patch).join()}`
    if (!quote) return
    change(get, set, { quote: ownWords(edited(quote, patch), quote) }, words)
  },
)

/** The work, and the author's name in Chinese, that editing took from words or an author that are still there. */
export const droppedCitationAtom = atom((get) => {
  const { past, present } = get(historyAtom)
  const quote = quoteIn(cardOf(present))
  if (!quote || quote.citation) return null
  const isSame = ({ id, author, content }: Quote) =>
    id === quote.id && (author === quote.author || content === quote.content)
  return past.findLast((earlier) => earlier.quote?.citation && isSame(earlier.quote))?.quote?.citation ?? null
})

export const putBackCitationAtom = atom(null, (get, set) => {
  const { quote } = get(presentAtom)
  const citation = get(droppedCitationAtom)
  if (quote && citation) change(get, set, { quote: { ...quote, citation } })
})

/** Text into pages, or out of them; another break between two. */
export const changePagesAtom = atom(null, (get, set, quote: Quote) => change(get, set, { quote }))

/** Another page of the same text, or pages filled anew: no step of their own, as the words are the same. */
export const turnPagesAtom = atom(null, (get, set, quote: Quote) => {
  const history = get(historyAtom)
  setHistory(get, set, { ...history, present: { ...history.present, quote } })
})

export const changeProductWordsAtom = atom(null, (get, set, patch: Partial<Product>) => {
  const { product } = get(presentAtom)
  const words = `product ${Object.keys(patch).join()}`
  if (product) change(get, set, { product: { ...product, ...patch } }, words)
})

/** Makes a gesture one undo step. Cancel restores everything, including redo steps. */
export const beginStepAtom = atom(null, (get, set) => setHistory(get, set, beginStep(get(historyAtom))))
export const endStepAtom = atom(null, (get, set) => setHistory(get, set, endStep(get(historyAtom))))
export const cancelStepAtom = atom(null, (get, set) => setHistory(get, set, cancelStep(get(historyAtom))))

/** While an input method composes, the letters typed are one step with the characters chosen. */
export const composeAtom = atom(null, (get, set, isComposing: boolean) =>
  setHistory(get, set, (isComposing ? holdTyping : endTyping)(get(historyAtom), Date.now())),
)

/** Applies pending text first, so that it is the step undone and can be redone. */
export const undoAtom = atom(null, (get, set) => {
  const editorState = withTypingApplied(withDraftSaved(get(editorStateAtom)))
  set(editorStateAtom, { ...editorState, history: undo(editorState.history) })
  dismissUndone(set, editorState.history.present)
})

export const redoAtom = atom(null, (get, set) => {
  const editorState = withTypingApplied(withDraftSaved(get(editorStateAtom)))
  set(editorStateAtom, { ...editorState, history: redo(editorState.history) })
})

/** For a toast: reverts the last change, by undo if nothing has changed since, otherwise by `instead`. */
export const undoLaterAtom = atom(null, (get, set, instead: () => void): Omit<ToastAction, 'label'> => {
  const undoes = get(presentAtom)
  const run = () => {
    const isLast = get(presentAtom) === undoes && !hasNewWords(get(editorStateAtom))
    if (isLast) set(undoAtom)
    else instead()
  }
  return { run, undoes }
})

function place(get: Getter, set: Setter, words: Partial<CardState>): void {
  if (get(cardAtom)) return change(get, set, words)
  const withWords = (state: CardState) => (cardOf(state) ? state : { ...state, ...words })
  setHistory(get, set, mapSteps(get(historyAtom), withWords)) // Undo and redo must not lead to an empty card.
}

function change(get: Getter, set: Setter, patch: Partial<CardState>, kind = ''): void {
  const history = get(historyAtom)
  setHistory(get, set, applyChange(history, { ...history.present, ...patch }, kind, Date.now()))
}

function setHistory(get: Getter, set: Setter, history: History<CardState>): void {
  const editorState = get(editorStateAtom)
  if (history !== editorState.history) set(editorStateAtom, { ...editorState, history })
}

import { atom, useSetAtom, type Getter, type Setter } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { DAY_PARAMETER } from '../../calendar/dayPaths'
import type { Card } from '../../card/card'
import { firstTypePath } from '../../card/dailyCard'
import type { CardSettings } from '../../card/settings'
import { emptyQuote, type Quote } from '../../card/quote'
import { askForFirstType } from '../../draw/fonts/firstType'
import { i18n, localPath } from '../../language/i18n'
import { localDay } from '../../quotes/dates'
import { isSameJson } from '../../scene/values'
import {
  cardAtom,
  cardQuoteAtom,
  keptIdAtom,
  placeProductAtom,
  placeQuoteAtom,
  undoLaterAtom,
  quoteIn,
  productIn,
} from '../../state/card'
import { isEditingAtom, saveDraftAtom, shownCardAtom, startEditingAtom } from '../../state/draft'
import { editRequestAtom, loadQuoteAtom, type QuoteChoice } from '../../state/quote'
import { openSavedCardAtom, placeOpeningQuoteAtom } from '../../state/storage/storage'
import { findUndecidedCopiesAtom } from '../../state/storage/tabs'
import { openCardAtom } from '../../state/openCard'
import { showsActualRatioAtom } from '../../state/view'
import { pushToastAtom, undoable } from '../../state/toasts'
import { splittingAtom } from './useSetting'
import { openWithAnyQuoteAtom } from '../shared/openWithAnyQuote'
import { editedBlockAtom } from './canvas/state/selection'
import { drawerTabAtom, focusesEmptyFieldAtom } from './editorTabs'

/**
 * Loads a quote onto the card; true on success. Content changed since the request, or being edited, is kept:
 * the quote is offered instead.
 */
export const fetchOntoCardAtom = atom(null, async (get, set, choice: QuoteChoice): Promise<boolean> => {
  const before = subjectOf(get(cardAtom))
  const quote = await set(loadQuoteAtom, choice)
  if (!quote) return false
  const isEditing = get(isEditingAtom) || get(editedBlockAtom) !== null
  if (isEditing || !isSameJson(subjectOf(get(cardAtom)), before)) {
    if (before) offerQuote(set, quote) // The first quote was not requested by the visitor.
    return false
  }
  if (choice === 'today' && !before) set(placeOpeningQuoteAtom, quote)
  else set(placeQuoteAtom, quote)
  return true
})

const subjectOf = (card: Card | null) => quoteIn(card) ?? productIn(card)

function offerQuote(set: Setter, quote: Quote) {
  const run = () => {
    set(saveDraftAtom) // so that undo restores it
    set(placeQuoteAtom, quote)
  }
  set(pushToastAtom, undoable(i18n.t('editor.quoteCame'), i18n.t('editor.useQuote'), run))
}

/**
 * Loads the card when the editor opens. `?day=11-22` opens a copy of that day's card, and `#quote=` a card of
 * words, once: a reload opens the working card.
 */
export function useEditorQuote(): void {
  const open = useSetAtom(openAtom)
  const placeAddressed = useSetAtom(placeAddressedAtom)
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const words = [hash, search].map((part) => part.slice(1)).find((part) => HAS_WORDS.test(part))
  useEffect(() => {
    const day = new URLSearchParams(search).get(DAY_PARAMETER)
    open({ day, isOfWords: words !== undefined })
    if (day !== null) void navigate(pathname, { replace: true })
  }, [])
  useEffect(() => {
    if (words === undefined) return
    void navigate(pathname, { replace: true })
    void placeAddressed(words).then((isLink) => isLink && navigate(localPath('/')))
  }, [words])
}

const HAS_WORDS = /(?:^|&)(?:quote|translation|link)=/

function fillIn(set: Setter) {
  set(drawerTabAtom, 'content')
  set(startEditingAtom)
  set(focusesEmptyFieldAtom, true)
}

/**
 * Edit This Quote replaces a saved card's quote, and undo restores the text. A new card has home's quote,
 * else today's.
 * @param day of a link followed before the page's scripts had loaded
 */
const openAtom = atom(null, (get, set, { day, isOfWords }: { day: string | null; isOfWords: boolean }) => {
  set(openSavedCardAtom)
  if (!get(cardAtom)) askForFirstType(firstTypePath(localDay(new Date()), 'editor'))
  const request = get(editRequestAtom)
  if (request) {
    set(editRequestAtom, null)
    set(saveDraftAtom)
    if (request.kind === 'long') void openLongText(get, set, request.text)
    else if (request.settings)
      openWholeCard(get, set, { ...request, settings: request.settings }, request.keptId)
    else if (request.kind === 'quote') replaceQuote(get, set, request.quote)
    else set(placeProductAtom, request.product)
    if (request.isUnfinished) fillIn(set)
  }
  set(findUndecidedCopiesAtom)
  if (request?.kind === 'long') return
  if (!request && day !== null) return void openDay(get, set, day)
  if (get(cardAtom) || isOfWords) return
  void set(openWithAnyQuoteAtom)
})

/**
 * Words in the address become the quote, with undo; those that cannot are refused in words. True for a link,
 * which home has in its field then.
 */
const placeAddressedAtom = atom(null, async (get, set, address: string): Promise<boolean> => {
  const read = await import('./wordsInAddress').then(
    ({ wordsInAddress }) => wordsInAddress(address),
    () => ({ code: 'no-code' }) as const,
  )
  if ('quote' in read) return (placeWords(get, set, read.quote, read.settings), false)
  if ('long' in read) return (await openLongText(get, set, read.long), false)
  if ('link' in read) return (set((await import('../../state/homeInput')).inputTextAtom, read.link), true)
  set(pushToastAtom, { kind: 'failure', text: i18n.t(`home.input.problem.${read.code}.title`) })
  if (!get(cardAtom)) void set(openWithAnyQuoteAtom)
  return false
})

export function placeWords(
  get: Getter,
  set: Setter,
  words: Partial<Quote>,
  settings: CardSettings | null = null,
) {
  set(saveDraftAtom)
  const [before, beforeId] = [get(cardAtom), get(keptIdAtom)]
  const quote = { ...emptyQuote(localDay(new Date())), ...words }
  if (settings) set(openCardAtom, { kind: 'quote', quote, settings })
  else set(placeQuoteAtom, quote)
  if (!before) return
  offerBack(set, i18n.t('editor.placed'), () => set(openCardAtom, before, beforeId))
}

/** Shows the text in pages, as one card cannot hold it. */
async function openLongText(get: Getter, set: Setter, text: string) {
  await set(splittingAtom, ({ splitLongAtom }) => set(splitLongAtom, text))
  if (!get(cardAtom)) void set(openWithAnyQuoteAtom)
}

async function openDay(get: Getter, set: Setter, day: string) {
  const card = await import('../day/dayQuotes').then(
    ({ dayCopyAtom }) => set(dayCopyAtom, day),
    () => null,
  )
  if (card) return openWholeCard(get, set, card)
  if (!get(cardAtom)) return void set(openWithAnyQuoteAtom)
  set(pushToastAtom, { kind: 'failure', text: i18n.t('error.quote') })
}

/**
 * Opens a copy or kept card with its look and ratio. If it replaces another, offers that back, unless that
 * one is kept.
 */
function openWholeCard(get: Getter, set: Setter, card: Card, keptId?: string) {
  const [before, shown, beforeId] = [get(cardAtom), get(shownCardAtom), get(keptIdAtom)]
  set(openCardAtom, card, keptId)
  set(showsActualRatioAtom, true)
  if (!shown || get(cardAtom) === before || (keptId !== undefined && beforeId !== undefined)) return
  const said = i18n.t(keptId === undefined ? 'editor.copyOpened' : 'cards.opened')
  offerBack(set, said, () => set(openCardAtom, shown, beforeId))
}

/** If it replaces the visitor's own text, reports that and offers it back. */
function replaceQuote(get: Getter, set: Setter, quote: Quote) {
  const before = get(cardQuoteAtom)
  const keptId = get(keptIdAtom)
  set(placeQuoteAtom, quote)
  if (before?.source !== 'own' || isSameWords(before, quote)) return
  const said = i18n.t(quote.source === 'own' ? 'editor.placed' : 'editor.replaced')
  offerBack(set, said, () => set(placeQuoteAtom, before, keptId))
}

function offerBack(set: Setter, text: string, restore: () => void) {
  const undo = set(undoLaterAtom, restore)
  set(pushToastAtom, { kind: 'done', text, actions: [{ label: i18n.t('editor.undo'), ...undo }] })
}

function isSameWords(one: Quote, other: Quote): boolean {
  return one.content === other.content && one.translation === other.translation && one.author === other.author
}

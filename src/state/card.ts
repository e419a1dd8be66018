import { atom } from 'jotai'
import type { Card } from '../card/card'
import { emptyQuote, type Quote } from '../card/quote'
import { DEFAULT_SETTINGS, type CardSettings, type TextSettings } from '../card/settings'
import { applyTemplate, type TemplateId } from '../card/templates'
import { localDay } from '../quotes/dates'
import { changed, emptyHistory, redone, undone, type History } from './history'

/** What the editor holds. Settings outlive the words: a look can be chosen before a quote is there. */
interface Work {
  quote: Quote | null
  settings: CardSettings
}

const workAtom = atom<History<Work>>(emptyHistory({ quote: null, settings: DEFAULT_SETTINGS }))

/** The editor's card; null until it has a quote. */
export const cardAtom = atom<Card | null>((get) => {
  const { quote, settings } = get(workAtom).present
  return quote && { kind: 'quote', quote, settings }
})

export const settingsAtom = atom((get) => get(workAtom).present.settings)
export const textSettingsAtom = atom((get) => get(settingsAtom).textSettings)
export const canUndoAtom = atom((get) => get(workAtom).past.length > 0)
export const canRedoAtom = atom((get) => get(workAtom).future.length > 0)

export const changeSettingsAtom = atom(null, (get, set, patch: Partial<CardSettings>) => {
  const work = get(workAtom)
  const settings = { ...work.present.settings, ...patch }
  set(workAtom, changed(work, { ...work.present, settings }, Object.keys(patch).join(), Date.now()))
})

/** A template may set type more exactly than the steps do; picking a step takes its word again. */
const EXACT: Partial<Record<keyof TextSettings, Partial<TextSettings>>> = {
  contentSize: { contentPx: 0 },
  translationSize: { translationPx: 0 },
  authorSize: { authorPx: 0 },
  bold: { weight: 0 },
  letterSpacing: { trackingEm: null },
}

export const changeTextSettingsAtom = atom(null, (get, set, patch: Partial<TextSettings>) => {
  const work = get(workAtom)
  const { settings } = work.present
  const freed = Object.assign({}, ...Object.keys(patch).map((key) => EXACT[key as keyof TextSettings]))
  const next = { ...settings, textSettings: { ...settings.textSettings, ...freed, ...patch } }
  set(
    workAtom,
    changed(work, { ...work.present, settings: next }, `text ${Object.keys(patch).join()}`, Date.now()),
  )
})

export const applyTemplateAtom = atom(null, (get, set, id: TemplateId) => {
  const work = get(workAtom)
  set(workAtom, changed(work, { ...work.present, settings: applyTemplate(id, work.present.settings) }))
})

/** Puts words on the card; the look stays. The first words are where undo ends. */
export const placeQuoteAtom = atom(null, (get, set, quote: Quote) => {
  const work = get(workAtom)
  if (work.present.quote === quote) return
  const next = { ...work.present, quote }
  set(workAtom, work.present.quote ? changed(work, next) : { ...work, present: next })
})

export const changeQuoteAtom = atom(null, (get, set, patch: Partial<Quote>) => {
  const { quote } = get(workAtom).present
  set(placeQuoteAtom, { ...(quote ?? emptyQuote(localDay(new Date()))), ...patch })
})

export const undoAtom = atom(null, (get, set) => set(workAtom, undone(get(workAtom))))
export const redoAtom = atom(null, (get, set) => set(workAtom, redone(get(workAtom))))

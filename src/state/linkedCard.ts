import { atom, type Atom } from 'jotai'
import type { Card } from '../card/card'
import { marked, withPictures, type AddressOf } from '../card/cardPictures'
import type { Quote } from '../card/quote'
import { decodeShareCode, type SharedCardProblem } from '../card/shareCode'
import { localDay } from '../quotes/dates'
import { quoteDependenciesAtom } from './quote'
import { almanacUrl, endpointQuote } from '../quotes/chain'

export type LinkedCard =
  | { status: 'reading' }
  | { status: 'read'; card: Card; code: string }
  | { status: 'failed'; problem: SharedCardProblem }

const linkedCardBaseAtom = atom<LinkedCard>({ status: 'reading' })

export const linkedCardAtom: Atom<LinkedCard> = linkedCardBaseAtom

export const cardOfLinkAtom = atom((get) => {
  const linked = get(linkedCardBaseAtom)
  return linked.status === 'read' ? linked.card : null
})

export const readLinkAtom = atom(null, async (get, set, code: string): Promise<void> => {
  const reading: LinkedCard = { status: 'reading' }
  set(linkedCardBaseAtom, reading)
  const world = get(quoteDependenciesAtom)
  const today = localDay(world.now())
  const shared = await decodeShareCode(code, {
    today,
    almanacQuote: (day) => almanacQuote(day, today, world.fetch),
  })
  if (get(linkedCardBaseAtom) !== reading) return // The last request wins.
  set(
    linkedCardBaseAtom,
    'card' in shared
      ? { status: 'read', card: withPictures(shared.card, marked), code }
      : { status: 'failed', problem: shared.problem },
  )
})

export const loadLinkedPicturesAtom = atom(null, (get, set, addressOf: AddressOf) => {
  const linked = get(linkedCardBaseAtom)
  if (linked.status !== 'read') return
  set(linkedCardBaseAtom, { ...linked, card: withPictures(linked.card, addressOf) })
})

function almanacQuote(day: string, today: string, fetch: typeof globalThis.fetch): Promise<Quote | null> {
  return endpointQuote(almanacUrl(day), day, today, fetch).then(
    (quote) => (quote.source === 'almanac' ? quote : null),
    (error: unknown) => {
      console.warn('The almanac did not answer.', error)
      return null
    },
  )
}

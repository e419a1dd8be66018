import { atom, useAtomValue, useSetAtom, type Atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useMemo } from 'react'
import type { Quote } from '../../../card/quote'
import { cardAtom } from '../../../state/card'
import { changeDraftAtom, draftAtom, shownCardAtom } from '../../../state/draft'

export const isEditingAtom = atom((get) => get(draftAtom) !== null)

/** The card's own quote: what the draft, while there is one, may still replace. */
export const savedQuoteAtom = selectAtom(cardAtom, (card) => card?.quote ?? null)

type Field = 'content' | 'author' | 'date' | 'translation' | 'imageUrl' | 'originImageUrl'

/** One field of the quote, or of its draft: a keystroke renders the field it is typed into and no other. */
export function useQuoteField(field: Field) {
  const fieldAtom: Atom<string> = useMemo(
    () => atom((get) => get(shownCardAtom)?.quote[field] ?? ''),
    [field],
  )
  const value = useAtomValue(fieldAtom)
  const change = useSetAtom(changeDraftAtom)
  const isReadOnly = !useAtomValue(isEditingAtom)
  const onChange = (text: string) => {
    const patch: Partial<Quote> = { [field]: text }
    change(patch)
  }
  return { value, onChange, isReadOnly }
}

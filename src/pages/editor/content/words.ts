import { atom, useAtomValue, useSetAtom, type Atom } from 'jotai'
import { useMemo } from 'react'
import type { Product } from '../../../card/product'
import type { Quote } from '../../../card/quote'
import { langOf } from '../../../language/wordsByLanguage'
import {
  changeDraftAtom,
  changeProductDraftAtom,
  isEditingAtom,
  shownProductAtom,
  shownQuoteAtom,
} from '../../../state/draft'

type QuoteField = 'content' | 'translation' | 'author' | 'date' | 'imageUrl' | 'originImageUrl'

/** One field of the quote or its draft: a keystroke renders only its own field. */
export function useQuoteField(field: QuoteField) {
  const fieldAtom: Atom<string> = useMemo(() => atom((get) => get(shownQuoteAtom)?.[field] ?? ''), [field])
  const value = useAtomValue(fieldAtom)
  const change = useSetAtom(changeDraftAtom)
  const isReadOnly = !useAtomValue(isEditingAtom)
  const onChange = (text: string) => {
    const patch: Partial<Quote> = { [field]: text }
    change(patch)
  }
  return { value, onChange, isReadOnly, lang: langOf(value) }
}

/** The same for a product; null if the card shows none. */
export function useProductField<Field extends keyof Product>(field: Field) {
  const fieldAtom: Atom<Product[Field] | null> = useMemo(
    () => atom((get) => get(shownProductAtom)?.[field] ?? null),
    [field],
  )
  const value = useAtomValue(fieldAtom)
  const change = useSetAtom(changeProductDraftAtom)
  const isReadOnly = !useAtomValue(isEditingAtom)
  const onChange = (next: Product[Field]) => {
    const patch: Partial<Product> = { [field]: next }
    change(patch)
  }
  return { value, onChange, isReadOnly }
}

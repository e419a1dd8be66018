import { useAtomValue, useSetAtom } from 'jotai'
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

export function useQuoteField(field: QuoteField) {
  const value = useAtomValue(shownQuoteAtom)?.[field] ?? ''
  const change = useSetAtom(changeDraftAtom)
  const isReadOnly = !useAtomValue(isEditingAtom)
  const onChange = (text: string) => {
    const patch: Partial<Quote> = { [field]: text }
    change(patch)
  }
  return { value, onChange, isReadOnly, lang: langOf(value) }
}

/** null if the card shows no product. */
export function useProductField<Field extends keyof Product>(field: Field) {
  const value = useAtomValue(shownProductAtom)?.[field] ?? null
  const change = useSetAtom(changeProductDraftAtom)
  const isReadOnly = !useAtomValue(isEditingAtom)
  const onChange = (next: Product[Field]) => {
    const patch: Partial<Product> = { [field]: next }
    change(patch)
  }
  return { value, onChange, isReadOnly }
}

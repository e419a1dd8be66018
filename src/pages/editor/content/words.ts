import { atom, useAtomValue, useSetAtom, useStore, type Atom } from 'jotai'
import { useMemo } from 'react'
import type { Product } from '../../../card/product'
import type { Quote } from '../../../card/quote'
import type { Source } from '../../../scene/source'
import { langOf } from '../../../language/wordsByLanguage'
import {
  changeDraftAtom,
  changeProductDraftAtom,
  isEditingAtom,
  shownProductAtom,
  shownQuoteAtom,
} from '../../../state/draft'

type QuoteField = 'author' | 'date' | 'imageUrl' | 'originImageUrl'

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

/** The same for a long text, which its field follows by itself. */
export function useQuoteWords(field: 'content' | 'translation') {
  const store = useStore()
  const { text, langAtom } = useMemo(() => {
    const wordsAtom = atom((get) => get(shownQuoteAtom)?.[field] ?? '')
    const words: Source<string> = {
      current: () => store.get(wordsAtom),
      subscribe: (onChange) => store.sub(wordsAtom, onChange),
    }
    return { text: words, langAtom: atom((get) => langOf(get(wordsAtom))) }
  }, [store, field])
  const change = useSetAtom(changeDraftAtom)
  return {
    text,
    onChange: (typed: string) => change({ [field]: typed }),
    isReadOnly: !useAtomValue(isEditingAtom),
    lang: useAtomValue(langAtom),
  }
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

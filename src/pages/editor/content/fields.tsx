import { useAtomValue, useSetAtom } from 'jotai'
import type { Product } from '../../../card/product'
import { langOf } from '../../../language/wordsByLanguage'
import {
  changeDraftAtom,
  changeProductDraftAtom,
  isEditingAtom,
  shownProductAtom,
  shownQuoteAtom,
} from '../../../state/draft'
import { TextField } from '../../../ui/TextField'
import { PictureInput } from '../pictures/PictureInput'

type QuoteField = 'content' | 'translation' | 'author' | 'date' | 'imageUrl' | 'originImageUrl'

export function useQuoteField(field: QuoteField) {
  const value = useAtomValue(shownQuoteAtom)?.[field] ?? ''
  const change = useSetAtom(changeDraftAtom)
  const isReadOnly = !useAtomValue(isEditingAtom)
  const onChange = (text: string) => change({ [field]: text })
  return { value, onChange, isReadOnly, lang: langOf(value) }
}

/** null if the card shows no product. */
export function useProductField<Field extends keyof Product>(field: Field) {
  const value = useAtomValue(shownProductAtom)?.[field] ?? null
  const change = useSetAtom(changeProductDraftAtom)
  const isReadOnly = !useAtomValue(isEditingAtom)
  const onChange = (next: Product[Field]) => change({ [field]: next })
  return { value, onChange, isReadOnly }
}

interface DraftFieldProps {
  value: string | null
  onChange: (text: string) => void
  isReadOnly: boolean
}

/** An emptied field names no day, so the card keeps its own. */
export function DayField({ value, onChange, isReadOnly, label }: DraftFieldProps & { label: string }) {
  const change = (day: string) => day !== '' && onChange(day)
  return <TextField type="date" label={label} value={value ?? ''} onChange={change} isReadOnly={isReadOnly} />
}

type DraftPictureProps = DraftFieldProps & { label: string; alt: string }

export function DraftPicture({ value, ...field }: DraftPictureProps) {
  return <PictureInput {...field} src={(value ?? '').trim()} isOfDraft />
}

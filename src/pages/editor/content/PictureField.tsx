import { PictureInput } from '../pictures/PictureInput'
import { useQuoteField } from './words'

interface PictureFieldProps {
  label: string
  alt: string
  field: 'imageUrl' | 'originImageUrl'
}

/** One of the quote's pictures, editable in edit mode like its words. */
export function PictureField({ label, alt, field }: PictureFieldProps) {
  const { value, onChange, isReadOnly } = useQuoteField(field)
  return (
    <PictureInput
      label={label}
      alt={alt}
      src={value.trim()}
      onChange={onChange}
      isReadOnly={isReadOnly}
      isOfDraft
    />
  )
}

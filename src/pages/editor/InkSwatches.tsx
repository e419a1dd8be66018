import { useTranslation } from 'react-i18next'
import { TEXT_COLOURS, type TextColourId } from '../../look/palette'
import { Swatches } from '../../ui/Swatches'
import { keysOf } from '../../scene/values'
import type { TFunction } from 'i18next'
import { optionsOf } from './useSetting'

export type InkId = TextColourId | 'automatic'

// Half dark, half light: the background decides.
const AUTOMATIC_PAINT = 'linear-gradient(135deg, #1b1c1a 50%, #fdfdfc 50%)'

interface InkSwatchesProps {
  label: string
  value: InkId | null
  onChange: (id: InkId) => void
  columns?: number
}

export function InkSwatches({ label, value, onChange, columns = 4 }: InkSwatchesProps) {
  const { t } = useTranslation()
  const options = inkOptions(t, AUTOMATIC_PAINT)
  const chosen = options.find((option) => option.id === value)
  return (
    <Swatches<InkId>
      label={label}
      value={value}
      options={options}
      onChange={onChange}
      columns={columns}
      aside={chosen?.label}
    />
  )
}

/** "Automatic by contrast", and the ten inks. */
export function inkOptions<Paint>(t: TFunction, automatic: Paint) {
  const presets = optionsOf(TEXT_COLOURS).map((option) => ({ ...option, paint: TEXT_COLOURS[option.id].hex }))
  return [{ id: 'automatic' as const, label: t('text.automatic'), paint: automatic }, ...presets]
}

export function presetOf(hex: string): InkId | null {
  if (hex === '') return 'automatic'
  return keysOf(TEXT_COLOURS).find((id) => TEXT_COLOURS[id].hex.toLowerCase() === hex.toLowerCase()) ?? null
}

export function hexOf(ink: InkId): string {
  return ink === 'automatic' ? '' : TEXT_COLOURS[ink].hex
}

import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/TextField'
import { useSetting } from '../useSetting'
import { useTypedText } from '../useTypedText'

const LONGEST = 60 // as card/restore.ts keeps it

/** The watermark's words: in force when the field is left. */
export function WatermarkText() {
  const { t } = useTranslation()
  const [text, change] = useSetting('watermarkText')
  const field = useTypedText(text, change)
  return (
    <TextField
      label={t('display.watermarkText')}
      hint={t('display.watermarkHint')}
      maxLength={LONGEST}
      {...field}
    />
  )
}

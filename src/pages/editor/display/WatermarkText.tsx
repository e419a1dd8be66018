import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/TextField'
import { useTypedSetting } from '../useTypedSetting'

const LONGEST = 60 // as card/restore.ts keeps it

/** The watermark's words: in force when the field is left. */
export function WatermarkText() {
  const { t } = useTranslation()
  const field = useTypedSetting('watermarkText')
  return (
    <TextField
      label={t('display.watermarkText')}
      hint={t('display.watermarkHint')}
      maxLength={LONGEST}
      {...field}
    />
  )
}

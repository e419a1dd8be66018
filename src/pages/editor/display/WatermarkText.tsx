import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/TextField'
import { useTypedSetting } from '../useTypedSetting'

const MAX_LENGTH = 60 // the limit in card/restore.ts

/** The watermark's words, applied on blur. */
export function WatermarkText() {
  const { t } = useTranslation()
  const field = useTypedSetting('watermarkText')
  return (
    <TextField
      label={t('display.watermarkText')}
      hint={t('display.watermarkHint')}
      maxLength={MAX_LENGTH}
      {...field}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/TextField'
import { useTypedSetting } from '../useTypedSetting'
import { WATERMARK_LENGTH } from '../../../card/limits'

/** The watermark's words, applied on blur. */
export function WatermarkText() {
  const { t } = useTranslation()
  const field = useTypedSetting('watermarkText')
  return (
    <TextField
      label={t('display.watermarkText')}
      hint={t('display.watermarkHint')}
      maxLength={WATERMARK_LENGTH}
      {...field}
    />
  )
}

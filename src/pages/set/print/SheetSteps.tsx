import '../../../language/printTexts'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/IconButton'
import styles from './SheetSteps.module.css'
import { useShownSheet } from './useShownSheet'

/** Which of the print sheets is shown, and the ways to its neighbors; nothing where there is one. */
export function SheetSteps() {
  const { t } = useTranslation()
  const { sheets, at, show } = useShownSheet()
  const total = sheets.length
  if (total < 2) return null
  return (
    <div className={styles.steps}>
      <IconButton
        label={t('print.previousSheet')}
        icon="back"
        isDisabled={at === 0}
        onPress={() => show(at - 1)}
      />
      <span role="status">{t('print.sheetAt', { at: at + 1, total })}</span>
      <IconButton
        label={t('print.nextSheet')}
        icon="forward"
        isDisabled={at === total - 1}
        onPress={() => show(at + 1)}
      />
    </div>
  )
}

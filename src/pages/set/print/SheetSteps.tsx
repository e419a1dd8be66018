import '../../../language/printTexts'
import { useTranslation } from 'react-i18next'
import { useAtom, useAtomValue } from 'jotai'
import { IconButton } from '../../../ui/IconButton'
import styles from './SheetSteps.module.css'
import { currentLanguage } from '../../../language/i18n'
import type { PrintSheet } from '../../../print/sheet'
import { shownSheetAtAtom } from '../../../state/print/printChoice'
import { printSheetsAtom } from '../../../state/print/printSheets'

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

interface ShownSheets {
  sheets: readonly PrintSheet[]
  at: number
  show: (at: number) => void
}

export function useShownSheet(): ShownSheets {
  const sheets = useAtomValue(printSheetsAtom)[currentLanguage()]
  const [asked, show] = useAtom(shownSheetAtAtom)
  return { sheets, at: Math.min(asked, sheets.length - 1), show }
}

import '../../../language/printTexts'
import { useAtom, useAtomValue } from 'jotai'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { cardPlaces } from '../../../print/cardSheets'
import type { PrintSheet } from '../../../print/sheet'
import { printChoiceAtom, shownSheetAtAtom } from '../../../state/print/printChoice'
import { printSheetsAtom } from '../../../state/print/printSheets'
import { IconButton } from '../../../ui/IconButton'
import { PrintFailure } from './PrintFailure'
import styles from './PrintSheets.module.css'
import { cardsInWords, finishedInWords, sheetInWords } from './printWords'
import { SheetPicture } from './SheetPicture'

/** The sheets as they will be printed, one at a time. */
export function PrintSheets() {
  const language = currentLanguage()
  const sheets = useAtomValue(printSheetsAtom)[language]
  const [asked, show] = useAtom(shownSheetAtAtom)
  const at = Math.min(asked, sheets.length - 1)
  const sheet = sheets[at]
  if (!sheet) return null
  return (
    <div className={styles.sheets}>
      <SheetSteps at={at} total={sheets.length} onShow={show} />
      <ShownSheet sheet={sheet} at={at} sheets={sheets} />
      <PrintFailure />
    </div>
  )
}

function SheetSteps({ at, total, onShow }: { at: number; total: number; onShow: (at: number) => void }) {
  const { t } = useTranslation()
  if (total < 2) return <div className={styles.steps} />
  return (
    <div className={styles.steps}>
      <IconButton
        label={t('print.previousSheet')}
        icon="back"
        isDisabled={at === 0}
        onPress={() => onShow(at - 1)}
      />
      <span role="status">{t('print.sheetAt', { at: at + 1, total })}</span>
      <IconButton
        label={t('print.nextSheet')}
        icon="forward"
        isDisabled={at === total - 1}
        onPress={() => onShow(at + 1)}
      />
    </div>
  )
}

function ShownSheet(props: { sheet: PrintSheet; at: number; sheets: readonly PrintSheet[] }) {
  const { sheet, at, sheets } = props
  const { t } = useTranslation()
  const language = currentLanguage()
  const choice = useAtomValue(printChoiceAtom)
  const most =
    choice.kind === 'cards'
      ? cardPlaces({ ...choice, paper: choice.papers.cards }).boxes.length
      : sheet.cards.length
  const { widthMm, heightMm } = sheet
  const words = { at: at + 1, total: sheets.length, cards: cardsInWords(sheet, t, language) }
  return (
    <div className={styles.room}>
      <figure className={styles.figure} style={{ '--shape': widthMm / heightMm } as CSSProperties}>
        <SheetPicture sheet={sheet} label={t('print.sheetWith', words)} />
        <figcaption className={styles.caption}>
          <span>{sheetInWords(choice, sheet, most, t, language)}</span>
          <span>{finishedInWords(choice, t)}</span>
        </figcaption>
      </figure>
    </div>
  )
}

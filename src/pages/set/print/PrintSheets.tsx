import '../../../language/printTexts'
import { useAtomValue } from 'jotai'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { cardPlaces } from '../../../print/cardSheets'
import type { PrintSheet } from '../../../print/sheet'
import { printChoiceAtom } from '../../../state/print/printChoice'
import { useSetLayout } from '../useSetLayout'
import { PrintFailure } from './PrintFailure'
import styles from './PrintSheets.module.css'
import { cardsInWords, finishedInWords, sheetInWords } from './printWords'
import { SheetPicture } from './SheetPicture'
import { SheetSteps } from './SheetSteps'
import { useShownSheet } from './useShownSheet'

/** The sheets as they will be printed, one at a time. */
export function PrintSheets() {
  const isPhone = useSetLayout() === 'phone' // elsewhere the steps stand beside the way back
  const { sheets, at } = useShownSheet()
  const sheet = sheets[at]
  if (!sheet) return null
  return (
    <div className={styles.sheets}>
      <div>{isPhone && <SheetSteps />}</div>
      <ShownSheet sheet={sheet} at={at} sheets={sheets} />
      <PrintFailure />
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

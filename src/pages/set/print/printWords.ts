import type { TFunction } from 'i18next'
import { useAtomValue, useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import { dateInWords } from '../../../language/dateInWords'
import type { LanguageId } from '../../../language/languages'
import { CARD_COUNTS } from '../../../print/cardSheets'
import { LEAF_MM, PAPERS } from '../../../print/papers'
import { THIS_CARD, type PrintSheet } from '../../../print/sheet'
import { type PrintChoice, printChoiceAtom, printMonthAtom } from '../../../state/print/printChoice'
import { saveBlob } from '../../../export/save'
import { currentLanguage } from '../../../language/i18n'
import { drawPdfAtom, printSheetsOnPaperAtom } from '../../../state/print/printRun'
import { printSheetsAtom } from '../../../state/print/printSheets'
import { pushToastAtom } from '../../../state/toasts'

/** `A4`; null if a card is its own sheet. */
export function paperName(choice: PrintChoice, language: LanguageId): string | null {
  if (choice.kind === 'cards' && choice.count === 'one') return null
  return PAPERS[choice.papers[choice.kind]].label[language]
}

/** `A4 lying, 2 cards on a sheet, 3 mm bleed on each side`. */
export function sheetInWords(
  choice: PrintChoice,
  { widthMm, heightMm }: PrintSheet,
  each: number, // cards or pages on a full sheet
  t: TFunction,
  language: LanguageId,
): string {
  const paper = paperName(choice, language)
  const isLying = widthMm > heightMm
  const parts = [
    paper === null ? t('print.ownSheet') : t(isLying ? 'print.lying' : 'print.upright', { paper }),
    paper !== null && choice.kind === 'cards' && t(`print.each.${each as 1 | 2 | 4 | 8 | 16}`),
    choice.kind === 'desk' && t('print.leavesEach', { count: each }),
    choice.kind === 'cards' && choice.hasBleed && t('print.withBleed'),
  ]
  return parts.filter((part) => part !== false).join(language === 'zh' ? '，' : ', ')
}

/** Size after cutting: `Finished 105 × 148 mm`. */
export function finishedInWords({ kind, count, papers }: PrintChoice, t: TFunction): string {
  const { widthMm, heightMm } = {
    cards: CARD_COUNTS[count],
    poster: PAPERS[papers.poster],
    desk: { widthMm: LEAF_MM.width, heightMm: LEAF_MM.height },
  }[kind]
  return t('print.finished', { width: widthMm, height: heightMm })
}

export function cardsInWords({ cards }: PrintSheet, t: TFunction, language: LanguageId): string {
  return cards
    .map(({ key }) => (key === THIS_CARD ? t('print.thisCard') : dateInWords(key, language)))
    .join(t('print.comma'))
}

/** without the extension */
function pdfName({ kind, subject }: PrintChoice, month: string): string {
  const when = kind === 'desk' ? month.slice(0, 4) : month
  if (kind === 'poster') return `quotidian-poster-${when}`
  if (kind === 'desk') return `quotidian-desk-calendar-${when}`
  return subject === 'card' ? 'quotidian-card' : `quotidian-cards-${when}`
}

export function usePrinting() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const sheets = useAtomValue(printSheetsAtom)[language]
  const choice = useAtomValue(printChoiceAtom)
  const month = useAtomValue(printMonthAtom)
  const { set } = useStore()
  const title = pdfName(choice, month)

  const exportPdf = async () => {
    const file = await set(drawPdfAtom, { sheets, title, language })
    if (!file) return
    const name = `${title}.pdf`
    saveBlob(file, name)
    set(pushToastAtom, { kind: 'done', text: t('print.downloading', { name }) })
  }
  return {
    exportPdf: () => void exportPdf(),
    print: () => void set(printSheetsOnPaperAtom, { sheets, title, language }),
  }
}

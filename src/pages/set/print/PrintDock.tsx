import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { bytesInWords } from '../../../language/bytesInWords'
import { currentLanguage } from '../../../language/i18n'
import { CARD_COUNTS } from '../../../print/cardSheets'
import { printChoiceAtom } from '../../../state/print/printChoice'
import { cancelPrintAtom, printEstimateAtom, printRunAtom } from '../../../state/print/printRun'
import { printedCardAtom, printSheetsAtom } from '../../../state/print/printSheets'
import { Button } from '../../../ui/Button'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import styles from '../dock/SetDock.module.css'
import { DockBar, DockProgress, DockSpeech } from '../../shared/workspace/Dock'
import { paperName, usePrinting } from './printWords'

export function PrintDock() {
  const run = useAtomValue(printRunAtom)
  return (
    <div className={styles.dock}>
      {run.status === 'drawing' ? <Progress drawn={run.drawn} total={run.total} /> : <Ready />}
      <PrintSpeech />
    </div>
  )
}

function Ready() {
  const { t } = useTranslation()
  const sheets = useAtomValue(printSheetsAtom)[currentLanguage()]
  const cardOf = useAtomValue(printedCardAtom)
  const { exportPdf, print } = usePrinting()
  const { figure, note } = useSummary()
  const isReady = sheets.length > 0 && sheets.every(({ cards }) => cards.every(({ key }) => cardOf(key)))
  return (
    <DockBar figure={figure} note={note}>
      <Button icon={TOOL_ICONS.print} isDisabled={!isReady} onPress={print}>
        {t('print.print')}
      </Button>
      <Button look="filled" icon={TOOL_ICONS.download} isDisabled={!isReady} onPress={exportPdf}>
        {t('print.export')}
      </Button>
    </DockBar>
  )
}

/** `15 sheets of A4`, `PDF, 300 dpi, about 12 MB · 30 A6 cards` */
function useSummary(): { figure: string; note: ReactNode } {
  const { t } = useTranslation()
  const language = currentLanguage()
  const choice = useAtomValue(printChoiceAtom)
  const sheets = useAtomValue(printSheetsAtom)[language]
  const bytes = useAtomValue(printEstimateAtom)(sheets)
  const paper = paperName(choice, language)
  const count = sheets.reduce((sum, { cards }) => sum + cards.length, 0)
  const cards = {
    cards: () => t('print.cardsOf', { count, size: CARD_COUNTS[choice.count].label }),
    poster: () => t('print.cards', { count }),
    desk: () => t('print.leavesCount', { count }),
  }[choice.kind]()
  const total = sheets.length
  return {
    figure:
      paper === null ? t('print.ownSheets', { count: total }) : t('print.sheets', { count: total, paper }),
    note: (
      <>
        <b>{t('print.format', { size: bytesInWords(bytes) })}</b>
        {` · ${cards}`}
      </>
    ),
  }
}

function Progress({ drawn, total }: { drawn: number; total: number }) {
  const { t } = useTranslation()
  const cancel = useSetAtom(cancelPrintAtom)
  const words = t('print.progress', { done: drawn, total })
  return (
    <>
      <DockProgress label={t('print.drawing')} done={drawn} total={total} words={words} />
      <DockBar figure={words} note={<b>PDF</b>}>
        <Button onPress={cancel}>{t('print.cancel')}</Button>
      </DockBar>
    </>
  )
}

function PrintSpeech() {
  const { t } = useTranslation()
  const run = useAtomValue(printRunAtom)
  const { drawn, total } = run.status === 'drawing' ? run : { drawn: 0, total: 0 }
  return <DockSpeech done={drawn} total={total} words={(done) => t('print.quarter', { done, total })} />
}

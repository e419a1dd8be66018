import type { TFunction } from 'i18next'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateInWords } from '../../../language/dateInWords'
import { currentLanguage } from '../../../language/i18n'
import { THIS_CARD } from '../../../print/sheet'
import { printRunAtom } from '../../../state/print/printRun'
import { printsDaysAtom } from '../../../state/print/printSheets'
import { bringQuotesAtom } from '../../../state/set/setItemsAtom'
import { Button } from '../../../ui/Button'
import { ErrorNote } from '../../../ui/ErrorNote'
import styles from './PrintSheets.module.css'
import { usePrinting } from './usePrinting'

/** What went wrong, under the sheet: quotes that did not load, or a card that could not be drawn. */
export function PrintFailure() {
  const { t } = useTranslation()
  const run = useAtomValue(printRunAtom)
  const needsQuotes = useAtomValue(printsDaysAtom)
  const bring = useSetAtom(bringQuotesAtom)
  const [isWithoutQuotes, setWithoutQuotes] = useState(false)
  const { exportPdf } = usePrinting()
  const ask = useCallback(() => void bring().then((came) => setWithoutQuotes(!came)), [bring])
  useEffect(() => {
    if (needsQuotes) ask()
  }, [needsQuotes, ask])
  if (isWithoutQuotes && needsQuotes) return <Failure title={t('print.quotesFailed')} onTry={ask} />
  if (run.status === 'failed') return <Failure title={failureInWords(run.key, t)} onTry={exportPdf} />
  return <div />
}

function Failure({ title, onTry }: { title: string; onTry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.failure}>
      <ErrorNote title={title} action={<Button onPress={onTry}>{t('print.tryAgain')}</Button>} />
    </div>
  )
}

function failureInWords(key: string | null, t: TFunction): string {
  if (key === null) return `${t('print.failed')} ${t('print.nothingWritten')}`
  if (key === '') return t('print.fontsOfWords')
  return key === THIS_CARD
    ? t('print.fontsOfThis')
    : t('print.fonts', { day: dateInWords(key, currentLanguage()) })
}

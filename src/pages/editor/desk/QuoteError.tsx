import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { quoteLoadAtom } from '../../../state/quote'
import { ErrorNote } from '../../../ui/ErrorNote'
import styles from './Desk.module.css'

export const hasQuoteErrorAtom = atom((get) => get(quoteLoadAtom).status === 'error')

/** The quote that was asked for did not come; the card keeps what it has. */
export function QuoteError() {
  const { t } = useTranslation()
  if (!useAtomValue(hasQuoteErrorAtom)) return null
  return (
    <div className={styles.error}>
      <ErrorNote title={t('error.quote')}>{t('error.quoteNext')}</ErrorNote>
    </div>
  )
}

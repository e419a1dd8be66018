import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { quoteLoadAtom } from '../../../state/quote'
import { ErrorNote } from '../../../ui/ErrorNote'
import styles from './Desk.module.css'

export function QuoteError() {
  const { t } = useTranslation()
  if (useAtomValue(quoteLoadAtom).status !== 'error') return null
  return (
    <div className={styles.error}>
      <ErrorNote title={t('error.quote')}>{t('error.quoteNext')}</ErrorNote>
    </div>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/ErrorNote'

/** An error that may have passed when the visitor tries again. */
export function RetryNote(props: { title: string; onRetry: () => void; children?: ReactNode }) {
  const { title, onRetry, children } = props
  const { t } = useTranslation()
  return (
    <ErrorNote title={title} action={<Button onPress={onRetry}>{t('error.tryAgain')}</Button>}>
      {children}
    </ErrorNote>
  )
}

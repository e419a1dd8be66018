import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dismissToastAtom, toastsAtom } from '../../state/toasts'
import { ToastList } from '../../ui/ToastList'

export function Toasts({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  return (
    <ToastList toasts={toasts} onDismiss={dismiss} dismissLabel={t('site.dismiss')}>
      {children}
    </ToastList>
  )
}

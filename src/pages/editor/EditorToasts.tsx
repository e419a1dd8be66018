import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { dismissToastAtom, toastsAtom } from '../../state/toasts'
import { ToastList } from '../../ui/ToastList'
import { EditorNotices } from './EditorNotices'

export function EditorToasts() {
  const { t } = useTranslation()
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  return (
    <ToastList toasts={toasts} onDismiss={dismiss} dismissLabel={t('site.dismiss')}>
      <EditorNotices />
    </ToastList>
  )
}

import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { withLanguage } from '../../../language/path'
import { dismissToastAtom, toastsAtom } from '../../../state/toasts'
import { ButtonLink } from '../../../ui/ButtonLink'
import { ToastList } from '../../../ui/ToastList'
import { preloadEditor } from '../../editor/importEditor'
import styles from './Layouts.module.css'

/** The way back, above the contact sheet. */
export function BackBar() {
  const { t } = useTranslation()
  return (
    <div className={styles.bar}>
      <ButtonLink
        to={withLanguage('/editor', currentLanguage())}
        look="bare"
        icon="back"
        onIntent={preloadEditor}
      >
        {t('set.back')}
      </ButtonLink>
    </div>
  )
}

/** Messages above the dock. */
export function SetToasts() {
  const { t } = useTranslation()
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  return (
    <div className={styles.toasts}>
      <ToastList toasts={toasts} onDismiss={dismiss} dismissLabel={t('site.dismiss')} />
    </div>
  )
}

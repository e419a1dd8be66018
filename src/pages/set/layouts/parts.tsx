import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { withLanguage } from '../../../language/path'
import { setTabAtom } from '../../../state/set/setChoice'
import { dismissToastAtom, toastsAtom } from '../../../state/toasts'
import { ButtonLink } from '../../../ui/ButtonLink'
import { ToastList } from '../../../ui/ToastList'
import { preloadEditor } from '../../importEditor'
import { PrintPart } from '../print/PrintPart'
import styles from './Layouts.module.css'

/** The way back, above the contact sheet; beside it the steps from print sheet to print sheet. */
export function BackBar() {
  const { t } = useTranslation()
  const isPrint = useAtomValue(setTabAtom) === 'print'
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
      {isPrint && <PrintPart part="Steps" />}
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

import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { withLanguage } from '../../../language/path'
import { IconLink } from '../../../ui/IconLink'
import { PhoneTools } from '../lateTools'
import styles from './Layouts.module.css'
import type { PhoneToolsProps } from './PhoneTools'

/** A phone's top bar: the way back, and the tools. */
export function PhoneBar(props: PhoneToolsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.phoneBar}>
      <IconLink to={withLanguage('/', currentLanguage())} icon="back" label={t('editor.backToHome')} />
      <Suspense>
        <PhoneTools {...props} />
      </Suspense>
    </div>
  )
}

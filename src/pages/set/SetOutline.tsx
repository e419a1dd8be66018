import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n'
import { withLanguage } from '../../language/path'
import { ButtonLink } from '../../ui/ButtonLink'
import { CardOutline } from '../card/CardOutline'
import styles from './SetOutline.module.css'

/** The page before its code has loaded. */
export function SetOutline() {
  const { t } = useTranslation()
  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <ButtonLink to={withLanguage('/editor', currentLanguage())} look="bare" icon="back">
          {t('set.back')}
        </ButtonLink>
      </div>
      <div className={styles.middle}>
        <div className={styles.card}>
          <CardOutline label={t('site.loading')} />
        </div>
        <h1 className={styles.title}>{t('set.title')}</h1>
        <p className={styles.text}>{t('set.text')}</p>
        <noscript>
          <p className={styles.notice}>{t('set.withoutScript')}</p>
        </noscript>
      </div>
    </div>
  )
}

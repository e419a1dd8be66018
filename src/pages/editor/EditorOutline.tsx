import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n'
import { withLanguage } from '../../language/path'
import { IconLink } from '../../ui/IconLink'
import { CardOutline } from '../card/CardOutline'
import styles from './EditorOutline.module.css'

/** The editor before its code has loaded: what the page is for, and the card's outline on the desk. */
export function EditorOutline() {
  const { t } = useTranslation()
  return (
    <div className={styles.desk}>
      <div className={styles.bar}>
        <IconLink to={withLanguage('/', currentLanguage())} icon="back" label={t('editor.backToHome')} />
      </div>
      <div className={styles.card}>
        <CardOutline label={t('site.loading')} />
      </div>
      <h1 className={styles.title}>{t('editor.title')}</h1>
      <p className={styles.text}>{t('meta.editor.description')}</p>
      <noscript>
        {import.meta.env.SSR && <p className={styles.notice}>{t('editor.withoutScript')}</p>}
      </noscript>
    </div>
  )
}

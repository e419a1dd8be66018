import { useTranslation } from 'react-i18next'
import { localPath } from '../../language/i18n'
import { SITE } from '../../site'
import { Link } from '../../ui/Link'
import styles from './Note.module.css'

export function NoteLinks() {
  const { t } = useTranslation()
  return (
    <p className={styles.links}>
      <Link className={styles.link} to={localPath('/donate')}>
        {t('note.donate')}
      </Link>
      {SITE.widgetLinks.map(({ label, url }) => (
        <a key={url} className={styles.link} href={url} target="_blank" rel="noopener">
          {label}
          <span className="visuallyHidden"> {t('note.external')}</span>
        </a>
      ))}
    </p>
  )
}

import { useTranslation } from 'react-i18next'
import type { InfoSection } from './infoText'
import styles from './Contents.module.css'

/** The sections of a long page as links: beside the text if there is room, else before it. */
export function Contents({ sections }: { sections: readonly InfoSection[] }) {
  const { t } = useTranslation()
  return (
    <nav className={styles.contents} aria-labelledby="contents-heading">
      <p id="contents-heading" className={styles.heading}>
        {t('info.contents')}
      </p>
      <ol className={styles.list}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n'
import { SITE } from '../../site'
import { INFO_UPDATED, type InfoText } from './infoText'
import styles from './InfoPage.module.css'

/** A page to read: title, sections, whom to write to, and when it was last changed. */
export function InfoPage({ text, children }: { text: InfoText; children?: ReactNode }) {
  const { t } = useTranslation()
  const { title, lead, sections } = text[currentLanguage()]
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <section>
        <h2 className={styles.heading}>{t('info.contact')}</h2>
        <p className={styles.paragraph}>
          <a href={`mailto:${SITE.contactEmail}`}>{SITE.contactEmail}</a>
        </p>
      </section>
      <p className={styles.updated}>{t('info.updated', { date: INFO_UPDATED })}</p>
    </article>
  )
}

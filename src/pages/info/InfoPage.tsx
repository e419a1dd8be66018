import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dateInWords } from '../../language/dateInWords'
import { currentLanguage } from '../../language/i18n'
import { SITE } from '../../site'
import { classes } from '../../ui/classes'
import { Blocks } from './Blocks'
import { Contents } from './Contents'
import { INFO_UPDATED, type InfoText } from './infoText'
import styles from './InfoPage.module.css'

interface InfoPageProps {
  text: InfoText
  hasContents?: boolean
  children?: ReactNode
}

export function InfoPage({ text, hasContents = false, children }: InfoPageProps) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const { title, lead, sections } = text[language]
  return (
    <article className={classes(styles.page, hasContents && styles.withContents)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {hasContents && <Contents sections={sections} />}
      <div className={styles.body}>
        {children}
        {sections.map(({ id, heading, body }) => (
          <section key={id} id={id}>
            <h2 className={styles.heading}>{heading}</h2>
            <Blocks blocks={body} />
          </section>
        ))}
        <section>
          <h2 className={styles.heading}>{t('info.contact')}</h2>
          <p className={styles.block}>
            {t('info.contactText')}
            <a href={`mailto:${SITE.contactEmail}`}>{SITE.contactEmail}</a>
          </p>
        </section>
        <p className={styles.updated}>
          {t('info.updated')}
          <time dateTime={INFO_UPDATED}>{dateInWords(INFO_UPDATED, language)}</time>
        </p>
      </div>
    </article>
  )
}

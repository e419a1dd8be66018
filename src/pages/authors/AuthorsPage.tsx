import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { authorFeedPath } from '../../calendar/feedPaths'
import { citedWork } from '../../card/attribution'
import { AUTHORS_PATH } from '../../card/cardAddress'
import { quoteWords } from '../../card/dayWords'
import { currentLanguage, localPath } from '../../language/i18n'
import { withoutLanguage } from '../../language/path'
import { langOf } from '../../language/wordsByLanguage'
import { SUBJECTS, topicPath, topicsOf } from '../../quotes/topicPaths'
import { authorsByLetter, type Topic, topicAt } from '../../quotes/topics'
import { SITE } from '../../site'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { QuoteRow } from '../days/SearchResults'
import rows from '../days/SearchResults.module.css'
import { showHead } from '../head/showHead'
import { NotFoundPage } from '../shell/NotFoundPage'
import styles from './AuthorsPage.module.css'
import { topicPreview } from './topicPreview'

/** The list of authors; and the page of an author, a work or a subject, which are alike. */
export function AuthorsPage() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const path = withoutLanguage(useLocation().pathname).replace(/\/+$/, '')
  const topic = topicAt(path)
  const pageId = topic || path === AUTHORS_PATH ? 'authors' : 'notFound'
  const preview = topic && topicPreview(topic, language)
  const title = preview?.title ?? t(`meta.${pageId}.title`)
  useEffect(() => {
    const page = { pageId, language, path, title, ...(preview && { preview }) } as const
    showHead(page).catch(() => undefined) // Offline the title is already set.
  })
  if (pageId === 'notFound') return <NotFoundPage />
  return <div className={styles.page}>{topic ? <TopicView {...topic} /> : <AuthorList />}</div>
}

function AuthorList() {
  const { t } = useTranslation()
  const language = currentLanguage()
  return (
    <>
      <h1 className={styles.title}>{t('authors.title')}</h1>
      <SubjectLinks />
      {[...authorsByLetter(language)].map(([letter, authors]) => (
        <section key={letter} className={styles.letter} aria-labelledby={letter}>
          <h2 id={letter}>{letter}</h2>
          <ul className={styles.authors}>
            {authors.map(({ path, names, years }) => (
              <li key={path}>
                <Link to={localPath(path)}>
                  {names[language]}
                  <small>
                    <OtherName names={names} />
                    <Years years={years} />
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function SubjectLinks({ shown }: { shown?: string }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  return (
    <nav aria-label={t('authors.subjects')} className={styles.subjects}>
      {Object.values(SUBJECTS).map((names) => {
        const path = topicPath('subjects', names.en)
        return (
          <Link key={path} to={localPath(path)} aria-current={path === shown ? 'page' : undefined}>
            {names[language]}
          </Link>
        )
      })}
    </nav>
  )
}

function TopicView({ kind, path, names, years, quotes }: Topic) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const works = new Map(quotes.map((quote) => [topicsOf(quote)!.work, quote.citation!.work]))
  const { author } = quoteWords(quotes[0]!, language)
  return (
    <>
      <Link to={localPath(AUTHORS_PATH)} className={styles.up}>
        <Icon name="back" />
        {t('authors.title')}
      </Link>
      <h1 className={styles.title} lang={langOf(names[language])}>
        {names[language]}
      </h1>
      <p className={styles.other}>
        <OtherName names={names} />
      </p>
      {kind === 'subjects' && <SubjectLinks shown={path} />}
      <p className={styles.facts}>
        {kind === 'works' && author !== names[language] && (
          <Link to={localPath(topicsOf(quotes[0]!)!.author)}>{author}</Link>
        )}
        <Years years={years} />
        <span>{t('authors.count', { count: quotes.length })}</span>
        {kind === 'authors' &&
          [...works].map(([to, work]) => (
            <Link key={to} to={localPath(to)} lang={langOf(work)}>
              {work}
            </Link>
          ))}
        {kind === 'authors' && SITE.quoteEndpoint.startsWith('/') && (
          <a href={localPath(authorFeedPath('atom', path))} className={styles.feed}>
            {t('subscribe.feed.name')}
          </a>
        )}
      </p>
      <ol className={rows.list}>
        {quotes.map((quote) => {
          const citation = quote.citation!
          const source = {
            authors: citedWork(citation),
            works: citation.locator,
            subjects: quoteWords(quote, language).author,
          }[kind]
          const lead = language === 'zh' ? 'translation' : 'content'
          return (
            <QuoteRow
              key={quote.id}
              quote={quote}
              lead={lead}
              source={<bdi lang={langOf(source)}>{source}</bdi>}
            />
          )
        })}
      </ol>
    </>
  )
}

function OtherName({ names }: Pick<Topic, 'names'>) {
  const other = names[currentLanguage() === 'zh' ? 'en' : 'zh']
  return names.en !== names.zh && <span lang={langOf(other)}>{other}</span>
}

function Years({ years }: Pick<Topic, 'years'>) {
  const { t } = useTranslation()
  const last = years.at(-1)
  if (last === undefined) return null
  return <span>{t(last < 0 ? 'days.yearBc' : 'days.year', { year: years.map(Math.abs).join('–') })}</span>
}

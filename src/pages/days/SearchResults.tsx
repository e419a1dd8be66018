import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { almanacDay, dayPath } from '../../calendar/dayPaths'
import type { Quote } from '../../card/quote'
import { dayInWords } from '../../language/dateInWords'
import { currentLanguage, localPath } from '../../language/i18n'
import { LANGUAGES, type LanguageId } from '../../language/languages'
import {
  searchAlmanac,
  textOf,
  type FoundQuote,
  type SearchedField,
  type Hit,
} from '../../quotes/searchAlmanac'
import { Link } from '../../ui/Link'
import { lateHook } from '../browser/lateHook'
import { useHydrated } from '../browser/useHydrated'
import { DayPicture } from './DayPicture'
import styles from './SearchResults.module.css'

const useCharacterForms = lateHook(
  () => import('../../text/traditional/loadSimplified'),
  'The table of Traditional characters did not load',
)

interface SearchResultsProps {
  quotes: readonly Quote[] | null // null until the almanac has loaded
  query: string
  onFollow: () => void // just before a day is opened
}

export function SearchResults({ quotes, query, onFollow }: SearchResultsProps) {
  const { t } = useTranslation()
  const formOf = useCharacterForms(/\p{Script=Han}/u.test(query))?.inSimplified
  const found = useMemo(() => quotes && searchAlmanac(quotes, query, formOf), [quotes, query, formOf])
  return (
    <>
      <p role="status" className={styles.count}>
        {found === null
          ? t('days.loading')
          : found.length === 0
            ? t('days.none', { query })
            : t('days.found', { count: found.length, query })}
        {found !== null && found.length > 0 && <span className={styles.here}> {t('days.here')}</span>}
      </p>
      <ol className={styles.list}>
        {found?.map((hit) => {
          const { quote, hits } = hit
          const lead = shownOf(WORDS, hits, currentLanguage()).field
          const source = <Source found={hit} />
          return <QuoteRow key={quote.id} {...{ quote, lead, source, onFollow }} hits={hits[lead]} />
        })}
      </ol>
    </>
  )
}

interface QuoteRowProps {
  quote: Quote
  lead: 'content' | 'translation'
  hits?: readonly Hit[]
  source: ReactNode
  onFollow?: () => void
}

/** Static pages have it too, without the card, which only scripts draw. */
export function QuoteRow({ quote, lead, hits = [], source, onFollow }: QuoteRowProps) {
  const language = currentLanguage()
  const isHydrated = useHydrated()
  const day = almanacDay(quote.date)
  return (
    <li>
      <Link to={localPath(dayPath(day))} className={styles.result} onClick={onFollow}>
        <span className={styles.picture}>{isHydrated && <DayPicture quote={quote} dayName={day} />}</span>
        <span className={styles.words}>
          <span className={styles.quote} lang={langUnless(lead === 'content' ? 'en' : 'zh', language)}>
            <MarkedText text={quote[lead]} hits={hits} />
          </span>
          <span className={styles.source}>{source}</span>
        </span>
        <span className={styles.date}>{dayInWords(day, language)}</span>
      </Link>
    </li>
  )
}

/** John Keats, 1817; the work if a hit is in it. */
function Source({ found: { quote, hits } }: { found: FoundQuote }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const name = shownOf(AUTHORS, hits, language)
  const year = quote.citation?.year ?? null
  const part = (field: SearchedField, its: LanguageId | null) => (
    <span key={field} lang={langUnless(its, language)}>
      <MarkedText text={textOf(quote, field)} hits={hits[field]} />
    </span>
  )
  return (
    <>
      {part(name.field, name.language)}
      {hits.work.length > 0 && [t('days.comma'), part('work', 'en')]}
      {hits.subjects.length > 0 && [t('days.comma'), part('subjects', null)]}
      {year !== null && t('days.comma') + t(year < 0 ? 'days.yearBc' : 'days.year', { year: Math.abs(year) })}
    </>
  )
}

const WORDS = [
  { field: 'content', language: 'en' },
  { field: 'translation', language: 'zh' },
] as const
const AUTHORS = [
  { field: 'author', language: 'en' },
  { field: 'authorZh', language: 'zh' },
] as const

/** The one in the page's language, unless only another has hits. */
function shownOf<Its extends (typeof WORDS | typeof AUTHORS)[number]>(
  fields: readonly Its[],
  hits: FoundQuote['hits'],
  language: LanguageId,
): Its {
  const own = fields.find((its) => its.language === language)!
  return hits[own.field].length > 0 ? own : (fields.find(({ field }) => hits[field].length > 0) ?? own)
}

function langUnless(language: LanguageId | null, pageLanguage: LanguageId): string | undefined {
  return language === null || language === pageLanguage ? undefined : LANGUAGES[language].htmlLang
}

/** Joins verse lines by a slash. */
function MarkedText({ text, hits }: { text: string; hits: readonly Hit[] }) {
  return (
    <>
      {inOneLine(text.slice(0, hits[0]?.from))}
      {hits.map(({ from, to }, at) => (
        <span key={from}>
          <mark className={styles.hit}>{inOneLine(text.slice(from, to))}</mark>
          {inOneLine(text.slice(to, hits[at + 1]?.from))}
        </span>
      ))}
    </>
  )
}

function inOneLine(text: string): string {
  return text.replaceAll('\n', ' / ')
}

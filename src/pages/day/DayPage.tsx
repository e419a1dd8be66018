import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { daysAddress, dayPath, isOfAnyYear } from '../../calendar/dayPaths'
import { currentLanguage } from '../../language/i18n'
import { withLanguage, withoutLanguage } from '../../language/path'
import { dayScene, shownDayAtom, shownDayCardAtom } from '../../state/dayCard'
import { aidsAtom, recallAidsAtom } from './aids/aids'
import { DayActions } from './DayActions'
import { DayBar } from './DayBar'
import styles from './DayPage.module.css'
import { DayText } from './DayText'
import { dayQuotesAtom, failedDaysAtom, loadDayQuoteAtom } from './dayQuotes'
import { servedDay } from './servedDay'
import { dayAddresses, dayWords } from '../../card/dayWords'
import { dayPreview } from '../../card/dayPreview'
import type { Quote } from '../../card/quote'
import type { LanguageId } from '../../language/languages'
import { showsMineAtom } from '../../state/quote'
import { MineNote } from '../shared/MineNote'
import { showHead } from '../head/showHead'
import { RetryNote } from '../shared/RetryNote'
import { lateHook } from '../browser/lateHook'
import { useElementSize } from '../browser/useElementSize'
import { CardOutline } from '../card/CardOutline'

const TAKEN = 'input, textarea, select, [contenteditable], [role="menu"], [role="toolbar"], dialog'

export function DayPage() {
  const { pathname } = useLocation()
  const address = daysAddress(withoutLanguage(pathname))
  return address?.kind === 'day' ? <Day dayName={address.day} /> : null
}

function Day({ dayName }: { dayName: string }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const known = useAtomValue(dayQuotesAtom).get(dayName)
  const served = servedDay(dayName)
  const quote = known ?? served?.quote ?? null
  const isMine = useAtomValue(showsMineAtom)
  const hasFailed = useAtomValue(failedDaysAtom).has(dayName) && !quote
  const load = useSetAtom(loadDayQuoteAtom)
  const show = useSetAtom(shownDayAtom)
  const recallAids = useSetAtom(recallAidsAtom)
  const { translation } = useAtomValue(aidsAtom)

  useLayoutEffect(() => recallAids(), [recallAids]) // before the page is repainted
  useEffect(() => {
    if (!quote || (isMine && !known)) void load(dayName)
  }, [quote, known, isMine, dayName, load])
  useEffect(() => {
    show(quote && { dayName, quote, showsTranslation: translation })
  }, [dayName, quote, translation, show])
  useDayKeys()
  useHeadOfDay(dayName, quote, language)

  return (
    <div className={styles.page}>
      <DayBar dayName={dayName} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <DayDate dayName={dayName} served={served?.chinese ?? null} />
          {hasFailed ? (
            <div className={styles.words}>
              <RetryNote title={t('error.quote')} onRetry={() => void load(dayName)}>
                {t('day.failedNext')}
              </RetryNote>
            </div>
          ) : (
            <DayText key={dayName} dayName={dayName} quote={quote} />
          )}
          {quote?.source === 'own' && <MineNote to={withLanguage(dayPath(dayName), language)} />}
        </div>
        <DayPicture dayName={dayName} quote={quote} />
        <DayActions dayName={dayName} quote={quote} />
      </div>
    </div>
  )
}

/** A field, a menu or a toolbar with the focus keeps its keys. */
function useDayKeys(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = { ArrowLeft: 'previous', ArrowRight: 'next' }[event.key] as 'previous' | 'next' | undefined
      if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return
      if (event.target instanceof Element && event.target.closest(TAKEN)) return
      if (document.querySelector('[role="menu"]')) return
      // Uses the URL: a second key may precede the first page's render.
      const shown = daysAddress(withoutLanguage(location.pathname))
      if (shown?.kind !== 'day') return
      event.preventDefault()
      void navigate(dayAddresses(shown.day, currentLanguage())[step])
    }
    window.addEventListener('keydown', walk)
    return () => window.removeEventListener('keydown', walk)
  }, [navigate])
}

/** routes.tsx leaves it to the page, since it contains the quote. */
function useHeadOfDay(dayName: string, quote: Quote | null, language: LanguageId): void {
  useEffect(() => {
    if (!quote) return
    const preview = dayPreview(quote, dayName, language)
    showHead({ pageId: 'day', language, path: dayPath(dayName), title: preview.title, preview }).catch(
      () => undefined, // without a network: the title is there
    )
  }, [dayName, quote, language])
}

function DayDate({ dayName, served }: { dayName: string; served: string | null }) {
  const language = currentLanguage()
  const chinese = useChineseDay(dayName, served)
  const { title, figure, monthLine, weekday } = dayWords(dayName, language, chinese)
  return (
    <header className={styles.date}>
      <h1>
        <span className="visuallyHidden" data-day="title">
          {title}
        </span>
        <span className={styles.figure} aria-hidden="true" data-day="figure">
          {figure}
        </span>
      </h1>
      <div className={styles.dateLines}>
        <p aria-hidden="true" data-day="monthLine">
          {monthLine}
        </p>
        <p data-day="weekday">{weekday}</p>
      </div>
    </header>
  )
}

const useChineseWords = lateHook(
  () => import('../../calendar/chineseCalendar'),
  'The Chinese calendar did not load.',
)

/** 十月十四 小雪. Its table loads on demand. */
function useChineseDay(dayName: string, served: string | null): string {
  const isWanted = currentLanguage() === 'zh' && !isOfAnyYear(dayName)
  const words = useChineseWords(isWanted && !served)
  return isWanted ? served || (words?.chineseDayInWords(dayName) ?? '') : ''
}

// It is requested in parallel with the text. (A static page has no window.)
const preview = import.meta.env.SSR ? new Promise<never>(() => undefined) : import('../card/CardPreview')
const CardPreview = lazy(() => preview.then((module) => ({ default: module.CardPreview })))

function DayPicture({ dayName, quote }: { dayName: string; quote: Quote | null }) {
  const { t } = useTranslation()
  const card = useAtomValue(shownDayCardAtom)
  const [size, frameRef] = useElementSize<HTMLDivElement>('a frame later')
  const outline = <CardOutline label={t('day.loading')} />
  return (
    <div ref={frameRef} className={styles.picture}>
      {size && quote ? (
        <Suspense fallback={outline}>
          <CardPreview
            atoms={dayScene}
            card={card}
            waitingFor={t('day.loading')}
            widthPx={size.width}
            heightPx={size.height}
          />
        </Suspense>
      ) : (
        outline
      )}
      {quote && (
        <noscript>
          <ServersPicture dayName={dayName} quote={quote} />
        </noscript>
      )}
    </div>
  )
}

/** Attributes follow the order that `card/filledDayPage.ts` writes. */
function ServersPicture({ dayName, quote }: { dayName: string; quote: Quote }) {
  const { path, alt, widthPx, heightPx } = dayPreview(quote, dayName, currentLanguage()).picture
  return <img data-day="picture" src={path} alt={alt} width={widthPx} height={heightPx} />
}

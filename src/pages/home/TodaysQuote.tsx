import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayPath } from '../../calendar/dayPaths'
import { currentLanguage, localPath } from '../../language/i18n'
import { dateInWords } from '../../language/dateInWords'
import { todayAtom } from '../../state/midnight'
import {
  loadedQuoteAtom,
  loadQuoteAtom,
  quoteLoadAtom,
  requestEditOfLoadedQuoteAtom,
} from '../../state/quote'
import { Button, ButtonLink } from '../../ui/Button'
import { ErrorNote } from '../../ui/ErrorNote'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { CardOutline } from '../card/CardOutline'
import { preloadEditor } from '../importEditor'
import { sampleCardPath, sampleWords } from '../head/sharePicture'
import { MineNote } from '../shared/MineNote'
import { useElementSize } from '../browser/useElementSize'
import styles from './TodaysQuote.module.css'
import { RetryNote } from '../shared/RetryNote'

// Requested in parallel with the quote, so that the large drawing engine does not delay the text. (A static
// page has no window to draw for.)
const homeCard = import.meta.env.SSR ? new Promise<never>(() => undefined) : import('./HomeCard')
const HomeCard = lazy(() => homeCard.then((module) => ({ default: module.HomeCard })))

export function TodaysQuote() {
  const { t } = useTranslation()
  const load = useAtomValue(quoteLoadAtom)
  const quote = useAtomValue(loadedQuoteAtom)
  const loadQuote = useSetAtom(loadQuoteAtom)
  const editThisQuote = useSetAtom(requestEditOfLoadedQuoteAtom)
  const [size, frameRef] = useElementSize<HTMLDivElement>('a frame later')
  const [isCardShown, setCardShown] = useState(false)
  const showCard = useCallback(() => setCardShown(true), [])
  const refreshButton = useRef<HTMLButtonElement>(null)

  return (
    <section className={styles.region} aria-label={t('home.todaysQuoteRegion')}>
      <Caption shownDay={quote?.date ?? null} onLeave={() => refreshButton.current?.focus()} />
      <div ref={frameRef} className={styles.frame}>
        {load.status === 'error' && !quote ? (
          <CardOutline>
            <RetryNote title={t('error.quote')} onRetry={() => void loadQuote('today')}>
              {t('error.quoteNext')}
            </RetryNote>
          </CardOutline>
        ) : (
          <>
            {!isCardShown && <FirstCard />}
            <Suspense fallback={null}>
              {size && <HomeCard widthPx={size.width} heightPx={size.height} onShown={showCard} />}
            </Suspense>
          </>
        )}
        {/* React keeps the served content. */}
        <noscript>{import.meta.env.SSR && <SampleCard />}</noscript>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          to={localPath('/editor')}
          look="filled"
          fillsWidth
          onIntent={preloadEditor}
          onFollow={editThisQuote}
        >
          {t('home.edit')}
        </ButtonLink>
        <Button
          look="bare"
          icon="refresh"
          ref={refreshButton}
          isBusy={quote !== null && load.status === 'loading'}
          onPress={() => void loadQuote('random')}
        >
          {t('home.refresh')}
        </Button>
      </div>
      {quote?.source === 'own' && <MineNote to={localPath('/')} onBack={() => void loadQuote('today')} />}
      {load.status === 'error' && quote && (
        <ErrorNote title={t('error.quote')}>{t('error.quoteNext')}</ErrorNote>
      )}
    </section>
  )
}

/** Names the shown quote's day; another day's has a link to today. */
function Caption({ shownDay, onLeave }: { shownDay: string | null; onLeave: () => void }) {
  const { t } = useTranslation()
  const today = useAtomValue(todayAtom)
  const loadQuote = useSetAtom(loadQuoteAtom)
  const language = currentLanguage()
  const button = useRef<HTMLButtonElement>(null)
  const isOther = shownDay !== null && today !== null && shownDay !== today
  const goBack = async () => {
    const hadFocus = () =>
      document.activeElement === button.current || document.activeElement === document.body
    if ((await loadQuote('today')) && hadFocus()) onLeave() // The button disappears with its focus.
  }
  return (
    <div className={styles.caption}>
      <h2 className={styles.name} aria-live="polite">
        {isOther ? t('home.quoteOfDay', { day: dateInWords(shownDay, language) }) : t('home.todaysQuote')}
      </h2>
      {isOther && (
        <Button ref={button} look="bare" onPress={() => void goBack()}>
          {t('home.backToToday')}
        </Button>
      )}
      {shownDay !== null && !isOther && (
        <Link to={localPath(dayPath(shownDay))} className={styles.date}>
          {dateInWords(shownDay, language, { weekday: true })}
          <Icon name="forward" sizePx={16} />
        </Link>
      )}
    </div>
  )
}

function SampleCard() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const { content, translation, author } = sampleWords(language)
  return (
    <figure className={styles.sample}>
      <img
        src={sampleCardPath(language)}
        alt={[content, translation, author].join(language === 'zh' ? '；' : '; ')}
        width={816}
        height={1020}
      />
      <figcaption>{t('home.withoutScript')}</figcaption>
    </figure>
  )
}

/**
 * Placeholder until the card is drawn. public/first-card.js fills static pages long before this code loads,
 * so hydration must not change them.
 */
function FirstCard() {
  const { t } = useTranslation()
  const quote = useAtomValue(loadedQuoteAtom)
  return (
    <div id="first-card" className={styles.place}>
      <CardOutline label={t('home.loading')} />
      <div className={styles.words}>
        {(['content', 'translation', 'author'] as const).map((part) => (
          <p key={part} className={styles[part]} suppressHydrationWarning>
            {quote?.[part] ?? ''}
          </p>
        ))}
      </div>
      <img className={styles.picture} alt="" hidden fetchPriority="high" suppressHydrationWarning />
    </div>
  )
}

import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { dayPreview } from '../../card/dayPreview'
import type { Quote } from '../../card/quote'
import { currentLanguage } from '../../language/i18n'
import { useElementSize } from '../browser/useElementSize'
import { CardOutline } from '../card/CardOutline'
import styles from './DayPage.module.css'

// It is requested in parallel with the text. (A static page has no window.)
const drawnCard = import.meta.env.SSR ? new Promise<never>(() => undefined) : import('./DrawnDayCard')
const DrawnDayCard = lazy(() => drawnCard.then((module) => ({ default: module.DrawnDayCard })))

export function DayPicture({ dayName, quote }: { dayName: string; quote: Quote | null }) {
  const { t } = useTranslation()
  const [size, frameRef] = useElementSize<HTMLDivElement>('a frame later')
  const outline = <CardOutline label={t('day.loading')} />
  return (
    <div ref={frameRef} className={styles.picture}>
      {size && quote ? (
        <Suspense fallback={outline}>
          <DrawnDayCard widthPx={size.width} heightPx={size.height} />
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

import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Card } from '../../card/card'
import { CARD_PAGE_PATH, codeInAddress } from '../../card/cardAddress'
import { linkPreview, linkWords, type SpokenText } from '../../card/linkPreview'
import { codeIn } from '../../card/packedText'
import type { SharedCardProblem } from '../../card/shareCode'
import { currentLanguage, localPath } from '../../language/i18n'
import { cardSize, FULL_VIEW } from '../../layout/view'
import { targetOf } from '../../look/targets'
import { linkedCardAtom, readLinkAtom, type LinkedCard as LinkRead } from '../../state/linkedCard'
import { editRequestAtom } from '../../state/quote'
import { Button, ButtonLink } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { useElementSize } from '../browser/useElementSize'
import { CardOutline } from '../card/CardOutline'
import { preloadEditor } from '../importEditor'
import { showHead } from '../head/showHead'
import styles from './CardPage.module.css'
import { LANGUAGES } from '../../language/languages'

// Requested at once, in parallel with reading the code. (A static page has no window to draw for.)
const linkedCard = import.meta.env.SSR ? new Promise<never>(() => undefined) : import('./LinkedCard')
const LinkedCard = lazy(() => linkedCard.then((module) => ({ default: module.LinkedCard })))

export function CardPage() {
  const location = useLocation()
  const code = codeInAddress(location)
  const linked = useAtomValue(linkedCardAtom)
  const readLink = useSetAtom(readLinkAtom)
  useEffect(() => void readLink(code), [code, readLink])
  useHeadOfCard(linked, location.hash === '' ? codeIn(code) : null)
  if (linked.status === 'failed')
    return <Problem problem={linked.problem} onRetry={() => void readLink(code)} />
  return <LinkedCardView card={linked.status === 'read' ? linked.card : null} />
}

function LinkedCardView({ card }: { card: Card | null }) {
  const { t } = useTranslation()
  const requestEdit = useSetAtom(editRequestAtom)
  const [room, roomRef] = useElementSize<HTMLDivElement>()
  const outline = <CardOutline label={t('linked.loading')} />
  const size = card && room ? fitted(card, room) : null
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <div ref={roomRef} className={styles.room} />
        {card && size ? (
          // The card's size, since controls around it are already usable and must not move.
          <Suspense fallback={<div style={{ width: size.widthPx, height: size.heightPx }}>{outline}</div>}>
            <LinkedCard card={card} {...size} />
          </Suspense>
        ) : (
          <div className={styles.outline}>{outline}</div>
        )}
        <noscript data-card="" className={styles.withoutScript}>
          <p>{t('linked.withoutScript')}</p>
        </noscript>
      </div>
      <div className={styles.side}>
        <h1 className={styles.title}>{t('linked.title')}</h1>
        {card && <LinkedWords card={card} />}
        <div className={styles.actions}>
          {card && (
            <ButtonLink
              to={localPath('/editor')}
              look="filled"
              onIntent={preloadEditor}
              onFollow={() => requestEdit(card)}
            >
              {t('linked.makeYours')}
            </ButtonLink>
          )}
          <ButtonLink to={localPath('/')} look="bare">
            {t('linked.today')}
          </ButtonLink>
        </div>
        {card && <p className={styles.note}>{t('linked.makeYoursNote')}</p>}
      </div>
    </div>
  )
}

function Problem({ problem, onRetry }: { problem: SharedCardProblem; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.problem} role="alert">
      <EmptyState title={t(`linked.problem.${problem}.title`)} text={t(`linked.problem.${problem}.next`)}>
        {problem === 'no-quote' && <Button onPress={onRetry}>{t('error.tryAgain')}</Button>}
        <ButtonLink to={localPath('/')} look={problem === 'no-quote' ? 'bare' : 'outline'}>
          {t('site.home')}
        </ButtonLink>
        <ButtonLink to={localPath('/editor')} look="bare" onIntent={preloadEditor}>
          {t('site.editor')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

/** Keeps the server's head with the card's text; private or broken links have none. */
function useHeadOfCard(linked: LinkRead, code: string | null): void {
  const { t } = useTranslation()
  const language = currentLanguage()
  useEffect(() => {
    if (linked.status === 'reading' && code !== null) return // The server's head stays.
    const preview =
      linked.status === 'read' && code !== null ? linkPreview(linked.card, code, language) : undefined
    const title = preview?.title ?? t('meta.card.title')
    showHead({ pageId: 'card', language, path: CARD_PAGE_PATH, title, ...(preview && { preview }) }).catch(
      () => undefined,
    )
  }, [linked, code, language, t])
}

function fitted(card: Card, room: { width: number; height: number }): { widthPx: number; heightPx: number } {
  const { aspectRatio, target } = card.settings
  const { width, height } = cardSize(aspectRatio, FULL_VIEW, targetOf(target))
  const widthPx = Math.floor(Math.min(room.width, (room.height * width) / height))
  return { widthPx, heightPx: Math.floor((widthPx * height) / width) }
}

function LinkedWords({ card }: { card: Card }) {
  const { t } = useTranslation()
  const { paragraphs, attribution } = linkWords(card)
  return (
    <section className={styles.words} aria-label={t('linked.words')}>
      {paragraphs.map((words, at) => (
        <p key={at} {...inLanguage(words)} className={at === 0 ? styles.first : undefined}>
          {words.text}
        </p>
      ))}
      {attribution.length > 0 && (
        <p className={styles.attribution}>
          {'— '}
          {attribution.map((words, at) => (
            <Fragment key={at}>
              {at > 0 && ', '}
              <bdi {...inLanguage(words)}>{words.text}</bdi>
            </Fragment>
          ))}
        </p>
      )}
    </section>
  )
}

function inLanguage({ language }: SpokenText) {
  return { lang: LANGUAGES[language].htmlLang, dir: 'auto' }
}

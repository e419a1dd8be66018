import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGES_LIMITS } from '../../../card/limits'
import { editedPages, withBreakMoved } from '../../../card/pages'
import { cardSize, FULL_VIEW } from '../../../layout/view'
import { beginStepAtom, endStepAtom, settingsAtom } from '../../../state/card'
import { isEditingAtom, shownQuoteAtom } from '../../../state/draft'
import { fillPagesAtom, moveBreakAtom, pageCardsAtom, turnPageAtom } from '../../../state/pages'
import { targetAtom } from '../../../state/target'
import { pushToastAtom } from '../../../state/toasts'
import { IconButton } from '../../../ui/IconButton'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { useDocumentEvent } from '../../../ui/useDocumentEvent'
import { drawThumbnail } from '../../shared/thumbnails/drawScene'
import { editedBlockAtom } from '../canvas/state/selection'
import { activeGestureAtom } from '../canvas/state/session'
import { isTyping } from '../isTyping'
import { ThumbnailImage } from '../thumbnails/ThumbnailImage'
import styles from './PageStrip.module.css'

const THUMBNAIL_PX = 56

/** The pages of a long text in one row below the card, and what turns them and moves the break between two. */
export default function PageStrip() {
  const { t } = useTranslation()
  const cards = useAtomValue(pageCardsAtom)
  const quote = useAtomValue(shownQuoteAtom)
  const { aspectRatio } = useAtomValue(settingsAtom)
  const size = cardSize(aspectRatio, FULL_VIEW, useAtomValue(targetAtom))
  const moveBreak = useSetAtom(moveBreakAtom)
  const turn = useTurn()
  useFilledPages()
  const list = useRef<HTMLOListElement>(null)
  const at = quote?.pages?.at ?? 0
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at])
  if (!quote?.pages) return null
  const count = cards.length
  const width = Math.round((THUMBNAIL_PX * size.width) / size.height)
  const named = (page: number) => t('pages.page', { number: page + 1, count })
  return (
    <div className={styles.strip} data-pages>
      <IconButton
        label={t('pages.previous')}
        icon={<path d="m12.25 4.5-5.5 5.5 5.5 5.5" />}
        isDisabled={at === 0}
        onPress={() => turn(at - 1)}
      />
      <ol ref={list} className={styles.pages} aria-label={t('pages.label')}>
        {cards.map((card, page) => (
          <li key={page}>
            {page > 0 && <BreakHandle onHold={() => at === page - 1 || turn(page - 1)} />}
            <button
              type="button"
              className={styles.page}
              aria-label={named(page)}
              aria-current={page === at ? 'page' : undefined}
              style={{ width, height: THUMBNAIL_PX }}
              onClick={() => turn(page)}
            >
              <ThumbnailImage
                what={[card]}
                draw={(box, turns) => drawThumbnail(card, FULL_VIEW, box, turns)}
              />
            </button>
          </li>
        ))}
      </ol>
      <IconButton
        label={t('pages.next')}
        icon={<path d="m7.75 4.5 5.5 5.5-5.5 5.5" />}
        isDisabled={at === count - 1}
        onPress={() => turn(at + 1)}
      />
      <span className={styles.breaks}>
        <IconButton
          label={t('pages.up')}
          icon={TOOL_ICONS.up}
          isDisabled={withBreakMoved(quote, -1) === null}
          onPress={() => moveBreak(-1)}
        />
        <IconButton
          label={t('pages.down')}
          icon={TOOL_ICONS.down}
          isDisabled={withBreakMoved(quote, 1) === null}
          onPress={() => moveBreak(1)}
        />
      </span>
      <span role="status" className="visuallyHidden">
        {named(at)}
      </span>
    </div>
  )
}

const SENTENCE_PX = 20 // dragged for each sentence

/** The line between two pages. Keys have the buttons. */
function BreakHandle({ onHold }: { onHold: () => void }) {
  const { set } = useStore()
  const fromPx = useRef<number | null>(null)
  const hold = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fromPx.current = event.clientX
    onHold()
    set(beginStepAtom)
  }
  const move = ({ clientX }: PointerEvent) => {
    if (fromPx.current === null || Math.abs(clientX - fromPx.current) < SENTENCE_PX) return
    const by = clientX < fromPx.current ? -1 : 1
    fromPx.current += by * SENTENCE_PX
    set(moveBreakAtom, by)
  }
  const release = () => {
    fromPx.current = null
    set(endStepAtom)
  }
  return (
    <span
      className={styles.handle}
      aria-hidden
      onPointerDown={hold}
      onPointerMove={move}
      onLostPointerCapture={release}
    />
  )
}

/** Page Up and Page Down turn, but in a field. */
function useTurn(): (at: number) => void {
  const { get, set } = useStore()
  const turn = (at: number) => {
    set(editedBlockAtom, null)
    set(turnPageAtom, at)
  }
  useDocumentEvent('keydown', (event) => {
    const by = { PageUp: -1, PageDown: 1 }[event.key]
    const pages = get(shownQuoteAtom)?.pages
    if (by === undefined || !pages || isTyping(event.target) || event.defaultPrevented) return
    event.preventDefault()
    turn(pages.at + by)
  })
  return turn
}

const PAUSE_MS = 120 // so that a slider does not fill the pages at each step

/** Fills them again when words or look have changed, but not under a caret or a finger. */
function useFilledPages(): void {
  const { t } = useTranslation()
  const { set } = useStore()
  const quote = useAtomValue(shownQuoteAtom)
  const settings = useAtomValue(settingsAtom)
  const isWriting = useAtomValue(editedBlockAtom) !== null
  const isEditing = useAtomValue(isEditingAtom)
  const isHeld = useAtomValue(activeGestureAtom) !== 'idle'
  const text = quote && editedPages(quote)?.texts.join('')
  const author = quote?.author // stands on the last page, which it may fill
  useEffect(() => {
    if (text === null || isWriting || isEditing || isHeld) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      void set(fillPagesAtom, stop.signal).then((problem) => {
        const text = problem && t(`pages.${problem}`, { most: PAGES_LIMITS.pages })
        if (text) set(pushToastAtom, { kind: 'failure', text, topic: 'pages' })
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, author, settings, isWriting, isEditing, isHeld, set, t])
}

import type { TFunction } from 'i18next'
import { lazy, Suspense, useRef, useLayoutEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useAtomValue } from 'jotai'
import { Canvas } from '../canvas/Canvas'
import { Remedies } from '../lateTools'
import { DropFrame } from '../pictures/DropFrame'
import styles from './Desk.module.css'
import { draggedOntoWordsAtom } from './overlap'
import { QuoteError } from './QuoteError'
import type { DeskAside } from './SourceLine'
import type { Box, SceneNotice } from '../../../scene/nodes'
import { editorScene } from '../../../state/editorScene'
import { hasPagesAtom, isSplittingAtom } from '../../../state/view'
import { deskRoomAtom, fitAtom, isZoomedAtom } from '../canvas/state/canvasView'
import { middleOf } from '../../../scene/box'

const AT_REST = { a: 1, e: 0, f: 0 }

export function Desk({ aside = 'zoom', glides = false }: { aside?: DeskAside; glides?: boolean }) {
  const { t } = useTranslation()
  const desk = useRef<HTMLElement>(null)
  useGlide(desk, glides)
  return (
    <section
      ref={desk}
      className={styles.desk}
      data-tight={aside === 'none' || undefined}
      aria-label={t('editor.preview')}
    >
      <QuoteError />
      <Canvas aside={aside} />
      {aside !== 'none' && <Pages />}
      <Notices />
      <DropFrame />
    </section>
  )
}

const PageStrip = lazy(() => import('../pages/PageStrip'))

function Pages() {
  return (
    useAtomValue(hasPagesAtom) && (
      <Suspense fallback={<div className={styles.pages} />}>
        <PageStrip />
      </Suspense>
    )
  )
}

/** Lists text that did not fit or lies on other text, with remedies, and characters that no bundled font has. */
function Notices() {
  const { t } = useTranslation()
  const status = useRef<HTMLDivElement>(null)
  const isSplitting = useAtomValue(isSplittingAtom)
  const all = useAtomValue(editorScene.readySceneAtom)?.notices ?? []
  const isOverlapping = useAtomValue(draggedOntoWordsAtom).length > 0
  const cut = all.flatMap((notice) => (notice.code === 'truncated' ? [notice.block] : []))
  const areBothCut = cut.includes('content') && cut.includes('translation')
  const notices = all
    .filter((notice) => notice.code !== 'hard-to-read')
    .filter((notice) => !(areBothCut && notice.code === 'truncated' && notice.block === 'translation'))
  const warns = isOverlapping || notices.length > 0
  return (
    <div ref={status} role="status" tabIndex={-1} className={styles.notices} data-warns={warns || undefined}>
      {isSplitting && <p>{t('pages.filling')}</p>}
      {notices.map((notice) => {
        const text = textOf(notice, areBothCut, t)
        return <p key={text}>{text}</p>
      })}
      {isOverlapping && <p>{t('editor.overlap')}</p>}
      {warns && <Remedies notices={all} status={status} />}
    </div>
  )
}

function textOf(notice: Exclude<SceneNotice, { code: 'hard-to-read' }>, areBothCut: boolean, t: TFunction) {
  switch (notice.code) {
    case 'truncated':
      return t(`editor.shortened.${areBothCut && notice.block === 'content' ? 'both' : notice.block}`)
    case 'language-left-out':
      return t(`editor.leftOut.${notice.language}`)
    case 'small-type':
      return t('editor.smallType')
    case 'no-room-for-pinyin':
      return t('display.pinyinNoRoom')
    case 'missing-glyphs':
      return t('editor.missingGlyphs', { characters: notice.characters.join(' ') })
  }
}

/**
 * The card glides when its area changes, as for a keyboard. The desk's corner must stay in place; a desk of
 * another width does not glide.
 */
function useGlide(desk: RefObject<HTMLElement | null>, glides: boolean): void {
  const fit = useAtomValue(fitAtom)
  const isZoomed = useAtomValue(isZoomedAtom)
  const deskPx = useAtomValue(deskRoomAtom)?.desk.width // Reading the window would force layout.
  const last = useRef<{ fit: Box; deskPx: number | undefined } | null>(null)
  const glide = useRef<Animation | null>(null)
  useLayoutEffect(() => {
    const before = last.current
    last.current = fit && { fit, deskPx }
    if (!glides || isZoomed || !fit || !before || before.fit === fit) return
    if (before.deskPx !== deskPx || isReshaped(before.fit, fit)) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || !desk.current?.animate) return
    const [from, to] = [middleOf(before.fit), middleOf(fit)]
    // An interrupted glide continues from where the card is seen, as a keyboard may open in steps.
    const isGliding = glide.current && glide.current.playState !== 'finished'
    const seen = isGliding ? new DOMMatrix(getComputedStyle(desk.current).transform) : AT_REST
    const moved = `translate(${from.x + seen.e - to.x}px, ${from.y + seen.f - to.y}px) scale(${(seen.a * before.fit.width) / fit.width})`
    const transformOrigin = `${to.x}px ${to.y}px`
    glide.current = desk.current.animate(
      [
        { transform: moved, transformOrigin },
        { transform: 'none', transformOrigin },
      ],
      {
        duration: 200,
        easing: 'cubic-bezier(.2,0,0,1)',
      },
    )
  }, [desk, deskPx, fit, glides, isZoomed])
}

/** True for another ratio, since settings never animate the card. */
function isReshaped(a: Box, b: Box): boolean {
  return Math.abs(a.width / a.height - b.width / b.height) > 0.02
}

import { useAtomValue } from 'jotai'
import { useEffect, useRef, type CSSProperties } from 'react'
import type { Card } from '../../../card/card'
import { bleedBox, type PlacedCard, type PrintSheet } from '../../../print/sheet'
import type { Box } from '../../../scene/nodes'
import { printedCardAtom } from '../../../state/print/printSheets'
import { placeholderColour } from '../../shared/thumbnails/placeholderColour'
import styles from './PrintSheets.module.css'

/** What draws comes after the page. */
const importDrawing = () => import('./drawSheet')
type Drawing = Awaited<ReturnType<typeof importDrawing>>

/** A sheet as it will be printed: white paper, the cards in their places, words and marks. */
export function SheetPicture({ sheet, label }: { sheet: PrintSheet; label: string }) {
  const cardOf = useAtomValue(printedCardAtom)
  const { widthMm, heightMm, cards, marks } = sheet
  return (
    <div className={styles.paper} role="img" aria-label={label}>
      <SheetWords sheet={sheet} />
      {cards.map((placed, at) => (
        <CardOnSheet
          key={at}
          placed={placed}
          card={cardOf(placed.key)}
          place={shareOf(bleedBox(placed), sheet)}
        />
      ))}
      {marks.length > 0 && (
        <svg
          className={styles.marks}
          viewBox={`0 0 ${widthMm} ${heightMm}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {marks.map(({ from, to }, at) => (
            <line key={at} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          ))}
        </svg>
      )}
    </div>
  )
}

function SheetWords({ sheet }: { sheet: PrintSheet }) {
  const image = useDrawn(({ queueWords }, element) => queueWords(element, sheet), [sheet])
  return <img ref={image} alt="" decoding="sync" draggable={false} className={styles.words} />
}

function CardOnSheet(props: { placed: PlacedCard; card: Card | null; place: CSSProperties }) {
  const { placed, card, place } = props
  const image = useDrawn(
    ({ queueCard }, element) => (card ? queueCard(element, card, placed) : () => undefined),
    [card, placed],
  )
  const ground = card ? placeholderColour(card.settings) : undefined
  return (
    <span className={styles.card} style={{ ...place, background: ground }}>
      <img ref={image} alt="" decoding="sync" draggable={false} />
    </span>
  )
}

/** An image that is drawn when its turn comes, and anew when what it shows is another. */
function useDrawn(
  queue: (drawing: Drawing, image: HTMLImageElement) => () => void,
  shows: readonly unknown[],
) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const element = image.current
    if (!element) return
    let cancel: (() => void) | undefined
    let isOver = false
    const draw = () =>
      importDrawing().then(
        (drawing) => {
          if (!isOver) cancel = queue(drawing, element)
        },
        (error: unknown) => console.warn('the code that draws sheets did not load', error),
      )
    void draw()
    const sizes = new ResizeObserver(() => {
      cancel?.()
      void draw()
    })
    sizes.observe(element)
    return () => {
      isOver = true
      sizes.disconnect()
      cancel?.()
    }
    // What is shown is all that `queue` draws from.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, shows)
  return image
}

function shareOf({ x, y, width, height }: Box, { widthMm, heightMm }: PrintSheet): CSSProperties {
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return {
    left: percent(x, widthMm),
    top: percent(y, heightMm),
    width: percent(width, widthMm),
    height: percent(height, heightMm),
  }
}

import type { CSSProperties, RefObject } from 'react'
import { boxOn, caretAt, selectionBoxes, type CaretMap } from '../../../layout/caret'
import type { Box } from '../../../scene/nodes'
import styles from './InPlaceEditor.module.css'
import type { WordsSelection } from './useWrappedField'

interface WordMarksProps {
  map: CaretMap
  selection: WordsSelection // in the shown words
  composed: { start: number; end: number } | null // by an input method
  scale: number // CSS px per logical px
  caret: RefObject<HTMLSpanElement | null>
}

/** In CSS px at any zoom. */
const CARET_PX = 2
const UNDERLINE_PX = 1.5

const UNDERLINE_AT = 0.85 // of what a caret covers

/** Caret and selection, at the card's glyphs. */
export function WordMarks({ map, selection, composed, scale, caret }: WordMarksProps) {
  const { start, end, isAtLineEnd } = selection
  const { isVertical, fill } = map
  const { line, alongPx } = caretAt(map, end, isAtLineEnd)
  const bar = boxOn(line, alongPx, alongPx + CARET_PX / scale, isVertical)
  return (
    <>
      {selectionBoxes(map, start, end).map((box) => (
        <span
          key={`${box.x} ${box.y}`}
          className={styles.selected}
          data-marked=""
          style={{ ...placed(box), color: fill }}
        />
      ))}
      {composed &&
        selectionBoxes(map, composed.start, composed.end).map((box) => (
          <span
            key={`${box.x} ${box.y} composed`}
            className={styles.composed}
            data-composed=""
            style={{ ...placed(underline(box, isVertical, UNDERLINE_PX / scale)), background: fill }}
          />
        ))}
      <span
        ref={caret}
        key={`${end} ${map.lines.at(-1)!.end}`} // restarts the blinking when the caret moves
        className={styles.caret}
        data-caret=""
        hidden={start !== end}
        style={{ ...placed(bar), translate: isVertical ? '0 -50%' : '-50%', background: fill }}
      />
    </>
  )
}

/** Just below the letters of a row, whose lines may be set close; at the left of a column. */
function underline(box: Box, isVertical: boolean, px: number): Box {
  return isVertical ? { ...box, width: px } : { ...box, y: box.y + UNDERLINE_AT * box.height, height: px }
}

function placed({ x, y, width, height }: Box): CSSProperties {
  return { left: x, top: y, width, height }
}

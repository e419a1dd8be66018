import type { CSSProperties, RefObject } from 'react'
import { boxOn, caretAt, selectionBoxes, type CaretMap } from '../../../layout/caret'
import type { Box } from '../../../scene/nodes'
import styles from './InPlaceEditor.module.css'
import type { WordsSelection } from './useWrappedField'

interface WordMarksProps {
  map: CaretMap
  selection: WordsSelection
  composed: { start: number; end: number } | null
  scale: number // CSS px per logical px
  caret: RefObject<HTMLSpanElement | null>
}

/** In CSS px at any zoom. */
const CARET_PX = 2
const UNDERLINE_PX = 1.5

const UNDERLINE_AT = 0.85

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
        key={`${end} ${map.lines.at(-1)!.end}`} // Restarts the blinking when the caret moves.
        className={styles.caret}
        data-caret=""
        hidden={start !== end}
        style={{ ...placed(bar), translate: isVertical ? '0 -50%' : '-50%', background: fill }}
      />
    </>
  )
}

/** Just below the letters, since lines may be tight; left of a column. */
function underline(box: Box, isVertical: boolean, px: number): Box {
  return isVertical ? { ...box, width: px } : { ...box, y: box.y + UNDERLINE_AT * box.height, height: px }
}

function placed({ x, y, width, height }: Box): CSSProperties {
  return { left: x, top: y, width, height }
}

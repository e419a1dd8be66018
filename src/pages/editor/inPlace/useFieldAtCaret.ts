import { useLayoutEffect, type RefObject } from 'react'
import { browserMetrics } from '../../../draw/fonts/browserMetrics'
import { caretAt, fieldBox, type CaretMap } from '../../../layout/caret'
import type { Point } from '../../../scene/nodes'
import { isFullWidth, kindOf } from '../../../text/characters'
import { graphemesOf } from '../../../text/graphemes'
import type { WordsSelection } from './useWrappedField'

/**
 * An input method places its candidate list at the field's caret. The field must not be rewrapped then, so it
 * is moved until its caret matches the card's. Otherwise `map` is null.
 */
export function useFieldAtCaret(
  field: RefObject<HTMLTextAreaElement | null>,
  map: CaretMap | null,
  { end, isAtLineEnd }: WordsSelection,
): void {
  useLayoutEffect(() => {
    const { current } = field
    if (!current || !map) return
    const { line, alongPx } = caretAt(map, end, isAtLineEnd)
    const before = current.value.slice(0, current.selectionEnd).split('\n')
    const own = ownCaret(map, before.length, lengthInField(before.at(-1)!, map))
    const [x, y] = map.isVertical
      ? [line.middlePx - own.x, alongPx - own.y]
      : [current.matches(':dir(rtl)') ? 0 : alongPx - own.x, line.middlePx - own.y]
    current.style.translate = `${x}px ${y}px`
    return () => void current.style.removeProperty('translate')
  }, [field, map, end, isAtLineEnd])
}

/** Where the field draws its caret: on its nth line, `lengthPx` along it. */
function ownCaret(map: CaretMap, lines: number, lengthPx: number): Point {
  const box = fieldBox(map)
  const acrossPx = (lines - 0.5) * map.pitchPx
  return map.isVertical
    ? { x: box.x + box.width - acrossPx, y: map.headPx + lengthPx }
    : { x: map.headPx + lengthPx, y: box.y + acrossPx }
}

/** In CSS columns, full-width characters are upright, all others rotated. */
function lengthInField(text: string, { font, letterSpacingPx }: CaretMap): number {
  return graphemesOf(text).reduce((sum, grapheme) => {
    const kind = kindOf(grapheme)
    const isSquare = kind === 'ideograph' || kind === 'emoji' || isFullWidth(grapheme)
    return (
      sum +
      (isSquare ? font.sizePx + letterSpacingPx : browserMetrics.widthPx(grapheme, font, letterSpacingPx))
    )
  }, 0)
}

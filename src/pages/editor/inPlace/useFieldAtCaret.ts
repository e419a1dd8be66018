import { useLayoutEffect, type RefObject } from 'react'
import { browserMetrics } from '../../../draw/fonts/browserMetrics'
import { caretAt, fieldBox, type CaretMap } from '../../../layout/caret'
import { isFullWidth, kindOf } from '../../../text/characters'
import { graphemesOf } from '../../../text/graphemes'
import type { WordsSelection } from './useWrappedField'

/**
 * While an input method composes in columns, its list of words stands at the field's own caret. The field is not broken anew
 * then, so it is moved until that caret is where the card's is. `map` is null at other times.
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
    const box = fieldBox(map)
    const before = current.value.slice(0, current.selectionEnd).split('\n')
    const x = box.x + box.width - (before.length - 0.5) * map.pitchPx
    const y = map.headPx + lengthInField(before.at(-1)!, map)
    current.style.translate = `${line.middlePx - x}px ${alongPx - y}px`
    return () => void current.style.removeProperty('translate')
  }, [field, map, end, isAtLineEnd])
}

/** In CSS columns what is as wide as a Chinese character stands upright, and all else is turned. */
function lengthInField(text: string, { font, letterSpacingPx }: CaretMap): number {
  return graphemesOf(text).reduce((sum, grapheme) => {
    const kind = kindOf(grapheme)
    const isUpright = kind === 'ideograph' || kind === 'emoji' || isFullWidth(grapheme)
    return (
      sum +
      (isUpright ? font.sizePx + letterSpacingPx : browserMetrics.widthPx(grapheme, font, letterSpacingPx))
    )
  }, 0)
}

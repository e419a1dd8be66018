import { useRef, type PointerEvent, type RefObject } from 'react'
import { placeAt, type CaretMap, type CaretPlace } from '../../../layout/caret'
import type { TypedOffsets } from '../../../text/typedOffsets'

const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' })
const DOUBLE_TAP_MS = 350 // for a finger or pen; the system sets a mouse's double-click time

/**
 * Places the caret at the card's glyph, drags select, double taps select a word. The field's own glyph
 * positions are only approximate.
 */
export function useTextPointer(
  field: RefObject<HTMLTextAreaElement | null>,
  map: CaretMap | null,
  offsets: TypedOffsets,
  select: (start: number, end: number, isAtLineEnd: boolean) => void,
) {
  const anchor = useRef<number | null>(null)
  const lastPress = useRef<{ offset: number; atMs: number } | null>(null)

  /** Position in the map's unrotated px; the field is scaled and may be rotated with its layer. */
  const placeUnder = (event: PointerEvent<HTMLTextAreaElement>): CaretPlace | null => {
    const { current } = field
    const { offsetX, offsetY } = event.nativeEvent
    if (!current || !map) return null
    const point = { x: current.offsetLeft + offsetX, y: current.offsetTop + offsetY }
    const { offset, isAtLineEnd } = placeAt(map, point)
    return { offset: offsets.toTyped(offset), isAtLineEnd }
  }
  const selectWord = (offset: number) => {
    const [start, end] = wordAround(offsets, offset)
    anchor.current = null
    select(start, end, false)
  }
  return {
    onPointerDown(event: PointerEvent<HTMLTextAreaElement>) {
      if (event.button !== 0) return
      const place = placeUnder(event)
      if (place === null) return
      const { offset } = place
      event.preventDefault() // The field would place the caret by its own glyphs.
      field.current?.focus({ preventScroll: true })
      field.current?.setPointerCapture(event.pointerId)
      const { current: last } = lastPress
      lastPress.current = { offset, atMs: event.timeStamp }
      const isAgain = offset === last?.offset && event.timeStamp - last.atMs < DOUBLE_TAP_MS
      if (isAgain && event.pointerType !== 'mouse') return selectWord(offset)
      anchor.current = event.shiftKey ? (anchor.current ?? offset) : offset
      select(anchor.current, offset, place.isAtLineEnd)
    },
    onPointerMove(event: PointerEvent<HTMLTextAreaElement>) {
      if (anchor.current === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      const place = placeUnder(event)
      if (place !== null) select(anchor.current, place.offset, place.isAtLineEnd)
    },
    /** The double click that opened the field also arrives, without a press in it. */
    onDoubleClick() {
      if (lastPress.current) selectWord(lastPress.current.offset)
    },
    // Mouse events follow pointer events and by default place the field's caret.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}

function wordAround({ shown, toShown, toTyped }: TypedOffsets, typed: number): [number, number] {
  const at = toShown(typed)
  const word = WORDS.segment(shown).containing(Math.min(at, Math.max(0, shown.length - 1)))
  if (!word) return [typed, typed]
  return [toTyped(word.index), toTyped(word.index + word.segment.length)]
}

import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { caretAt, stepFrom, type CaretMap, type CaretStep } from '../../../layout/caret'
import type { useWrappedField } from './useWrappedField'

const STEPS: Readonly<Record<string, CaretStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'nextLine',
  ArrowRight: 'previousLine',
}

/**
 * Arrow keys in columns, alike in every browser: down is the next character, left the next column. With
 * modifiers except Shift, the browser handles them.
 */
export function useColumnKeys(
  field: RefObject<HTMLTextAreaElement | null>,
  map: CaretMap | null,
  {
    offsets,
    selection,
    select,
  }: Pick<ReturnType<typeof useWrappedField>, 'offsets' | 'selection' | 'select'>,
): (event: KeyboardEvent) => void {
  const goal = useRef<{ offset: number; alongPx: number } | null>(null)

  return (event) => {
    const step = STEPS[event.key]
    if (!map?.isVertical || !step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const { start, end, isAtLineEnd } = selection
    const isBackward = start < end && field.current?.selectionDirection === 'backward'
    const [anchor, focus] = isBackward ? [end, start] : [start, end]
    if (start < end && !event.shiftKey && (step === 'next' || step === 'previous')) {
      const edge = step === 'next' ? end : start // A selection collapses to the arrow's side.
      select(edge, edge)
      return
    }
    const place = { offset: offsets.toShown(focus), isAtLineEnd: isAtLineEnd && !isBackward }
    const isOnTheWay = goal.current?.offset === focus
    const goalPx = isOnTheWay ? goal.current!.alongPx : caretAt(map, place.offset, place.isAtLineEnd).alongPx
    const next = stepFrom(map, place, step, goalPx)
    const typed = offsets.toTyped(next.offset)
    goal.current = step === 'nextLine' || step === 'previousLine' ? { offset: typed, alongPx: goalPx } : null
    select(event.shiftKey ? anchor : typed, typed, next.isAtLineEnd)
  }
}

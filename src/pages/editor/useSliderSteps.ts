import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { beginStepAtom, endStepAtom } from '../../state/card'

/**
 * Makes a drag of any slider, and a use of the browser's colour picker, one undo step however long it lasts;
 * two clicks are two steps, however quick. Listens on the document, so that it covers every control.
 */
export function useSliderSteps(): void {
  const begin = useSetAtom(beginStepAtom)
  const end = useSetAtom(endStepAtom)
  useEffect(() => {
    let held: 'range' | 'color' | null = null // opened here; a gesture on the card opens its own
    const hold = (type: 'range' | 'color') => {
      if (held === null) begin()
      held = type
    }
    const letGo = () => {
      if (held !== null) end()
      held = null
    }
    const onDown = (event: PointerEvent) => {
      if (!event.isPrimary) return // a second finger continues the first one's step
      end()
      held = null
      if (isInput(event.target, 'range')) hold('range')
    }
    const onInput = (event: Event) => {
      if (isInput(event.target, 'color')) hold('color')
    }
    const onUp = () => {
      if (held === 'range') letGo()
    }
    const listening = new AbortController()
    const ahead = { capture: true, signal: listening.signal } // the step is open before the control changes a setting
    document.addEventListener('pointerdown', onDown, ahead)
    document.addEventListener('input', onInput, ahead)
    document.addEventListener('pointerup', onUp, { signal: listening.signal })
    document.addEventListener('pointercancel', onUp, { signal: listening.signal })
    document.addEventListener('change', letGo, { signal: listening.signal })
    return () => {
      letGo()
      listening.abort()
    }
  }, [begin, end])
}

function isInput(target: EventTarget | null, type: 'range' | 'color'): boolean {
  return target instanceof HTMLInputElement && target.type === type
}

import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { beginStepAtom, endStepAtom } from '../../state/card'

/**
 * Makes a pull at any slider, and a visit to the browser's colour picker, one step of undo however long it lasts; and
 * two clicks two steps, however quick. Heard on the document, so that every control has it.
 */
export function useSliderSteps(): void {
  const begin = useSetAtom(beginStepAtom)
  const end = useSetAtom(endStepAtom)
  useEffect(() => {
    let held: 'range' | 'color' | null = null // by us: a gesture on the card holds its own
    const hold = (type: 'range' | 'color') => {
      if (held === null) begin()
      held = type
    }
    const letGo = () => {
      if (held !== null) end()
      held = null
    }
    const onDown = (event: PointerEvent) => {
      if (!event.isPrimary) return // a second finger goes on with what the first began
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
    const ahead = { capture: true, signal: listening.signal } // the step is open before the control changes anything
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

import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { beginStepAtom, endStepAtom } from '../../state/card'

/**
 * One undo step per slider drag or colour picker use, however long; two clicks are two steps. Listens on the
 * document.
 */
export function useSliderSteps(): void {
  const begin = useSetAtom(beginStepAtom)
  const end = useSetAtom(endStepAtom)
  useEffect(() => {
    let openStep: 'range' | 'color' | null = null // opened here; a gesture on the card opens its own
    const openStepFor = (type: 'range' | 'color') => {
      if (openStep === null) begin()
      openStep = type
    }
    const closeStep = () => {
      if (openStep !== null) end()
      openStep = null
    }
    const onDown = (event: PointerEvent) => {
      if (!event.isPrimary) return // A second finger continues the first one's step.
      end()
      openStep = null
      if (isInput(event.target, 'range')) openStepFor('range')
    }
    const onInput = (event: Event) => {
      if (isInput(event.target, 'color')) openStepFor('color')
    }
    const onUp = () => {
      if (openStep === 'range') closeStep()
    }
    const listening = new AbortController()
    const onCapture = { capture: true, signal: listening.signal } // before the control changes a setting
    document.addEventListener('pointerdown', onDown, onCapture)
    document.addEventListener('input', onInput, onCapture)
    document.addEventListener('pointerup', onUp, { signal: listening.signal })
    document.addEventListener('pointercancel', onUp, { signal: listening.signal })
    document.addEventListener('change', closeStep, { signal: listening.signal })
    return () => {
      closeStep()
      listening.abort()
    }
  }, [begin, end])
}

function isInput(target: EventTarget | null, type: 'range' | 'color'): boolean {
  return target instanceof HTMLInputElement && target.type === type
}

import { useEffect, type RefObject } from 'react'

const CLEARANCE_PX = 24

/**
 * Lifts the page while the on-screen keyboard would cover the caret (a keyboard shrinks the visual viewport,
 * not the page). The lift ends with editing. `position` changes when the caret moves.
 */
export function useAboveKeyboard(caret: RefObject<HTMLElement | null>, position: number): void {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const root = document.documentElement
    const lift = () => {
      const isKeyboard = window.innerHeight - visualViewport.height > 80 && visualViewport.scale < 1.05
      if (!isKeyboard) {
        root.style.removeProperty('--keyboard-lift')
        return
      }
      const rect = caret.current?.getBoundingClientRect()
      if (!rect) return
      const lifted = Number.parseFloat(root.style.getPropertyValue('--keyboard-lift')) || 0
      const bottom = rect.bottom + lifted + CLEARANCE_PX
      const covered = bottom - (visualViewport.offsetTop + visualViewport.height)
      root.style.setProperty('--keyboard-lift', `${Math.max(0, Math.round(covered))}px`)
    }
    lift()
    visualViewport.addEventListener('resize', lift)
    return () => visualViewport.removeEventListener('resize', lift)
  }, [caret, position])

  useEffect(() => () => void document.documentElement.style.removeProperty('--keyboard-lift'), [])
}

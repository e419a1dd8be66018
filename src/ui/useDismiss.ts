import { useEffect, useEffectEvent, type RefObject } from 'react'

export function useDismiss(box: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !box.current?.contains(event.target)) onDismiss()
  })
  useEffect(() => {
    if (!isOpen) return
    const listener = (event: PointerEvent) => dismiss(event)
    document.addEventListener('pointerdown', listener)
    return () => document.removeEventListener('pointerdown', listener)
  }, [isOpen])
}

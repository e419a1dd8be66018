import type { RefObject } from 'react'
import { useDocumentEvent } from './useDocumentEvent'

export function useDismiss(box: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: () => void): void {
  const onPointerDown = ({ target }: PointerEvent) => {
    if (target instanceof Node && !box.current?.contains(target)) onDismiss()
  }
  useDocumentEvent('pointerdown', onPointerDown, { isOn: isOpen })
}

import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { redoAtom, undoAtom } from '../../state/card'
import { isTyping } from './isTyping'
import { useExportActions } from './export/useExportActions'

/** Ctrl or Cmd with Z undoes, with Shift+Z or Y redoes; text fields handle those keys themselves. */
export function useEditorShortcuts(): void {
  const undo = useSetAtom(undoAtom)
  const redo = useSetAtom(redoAtom)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      const act = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' && !event.shiftKey ? redo : null
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}

/** Ctrl or Cmd with S exports, also while typing, since saving the page is pointless. */
export function useExportShortcut(): void {
  const { actions, go } = useExportActions()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (!event.repeat) go(actions.main)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    // In the capture phase, since the field over the card stops keys from bubbling.
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [])
}

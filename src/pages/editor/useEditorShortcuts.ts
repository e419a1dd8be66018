import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { redoAtom, undoAtom } from '../../state/card'
import { isTyping } from './isTyping'

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

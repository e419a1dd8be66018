import { useSetAtom } from 'jotai'
import { redoAtom, undoAtom } from '../../state/card'
import { isTyping } from './isTyping'
import { useExportActions } from './export/useExportActions'
import { useDocumentEvent } from '../../ui/useDocumentEvent'

/** Ctrl or Cmd with Z undoes, with Shift+Z or Y redoes; text fields handle those keys themselves. */
export function useEditorShortcuts(): void {
  const undo = useSetAtom(undoAtom)
  const redo = useSetAtom(redoAtom)
  useDocumentEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    const act = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' && !event.shiftKey ? redo : null
    if (!act) return
    event.preventDefault()
    act()
  })
}

/** Ctrl or Cmd with S exports, also while typing, since saving the page is pointless. */
export function useExportShortcut(): void {
  const { actions, go } = useExportActions()
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (!event.repeat) go(actions.main)
  }
  // In the capture phase, since the field over the card stops keys from bubbling.
  useDocumentEvent('keydown', onKeyDown, { capture: true })
}

import { useEffect, useEffectEvent } from 'react'
import { useExportActions } from './useExportActions'

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

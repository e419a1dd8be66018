import { useEffect, useEffectEvent } from 'react'
import { useExportActions } from './useExportActions'

/** Ctrl or Cmd with S exports, also while typing: a page of ours is nothing to save. */
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
    // On its way down, since the field over the card lets no key up.
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [])
}

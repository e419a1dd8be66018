import type { MouseEvent } from 'react'
import type { NavigateFunction } from 'react-router-dom'

/** What a press of a link to one of our pages does: it goes there without loading anew, unless a new window is asked for. */
export function followLink(
  event: MouseEvent<HTMLAnchorElement>,
  to: string,
  navigate: NavigateFunction,
): void {
  const isForNewWindow = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  if (event.defaultPrevented || event.button !== 0 || isForNewWindow) return
  event.preventDefault()
  const isHere = to === location.pathname + location.search + location.hash
  void navigate(to, { replace: isHere })
}

import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string // an address of ours
}

/**
 * A link to one of our pages, which replace each other without loading anew. The router's own link knows data routes and
 * prefetching too, which are 9 KB gz on every page.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isForNewWindow = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
    if (event.defaultPrevented || event.button !== 0 || isForNewWindow) return
    event.preventDefault()
    const isHere = to === location.pathname + location.search + location.hash
    void navigate(to, { replace: isHere })
  }
  return <a {...rest} href={to} onClick={follow} />
}

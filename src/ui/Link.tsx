import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { followLink } from './followLink'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string // an address of ours
}

/**
 * A link to one of our pages, which replace each other without loading anew. The router's own link knows data routes and
 * prefetching too, which are 9 KB gz on every page.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        followLink(event, to, navigate)
      }}
    />
  )
}

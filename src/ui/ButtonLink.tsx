import type { ReactNode } from 'react'
import { buttonClasses, type ButtonLook } from './Button'
import { Icon } from './Icon'
import { Link } from './Link'

export interface ButtonLinkProps extends ButtonLook {
  children: ReactNode
  to: string
  rel?: string
  'data-day'?: string
  onFollow?: (() => void) | undefined // runs just before the page changes
  onIntent?: (() => void) | undefined // on hover or focus, to prefetch
}

export function ButtonLink({
  children,
  to,
  rel,
  'data-day': day,
  icon,
  onFollow,
  onIntent,
  ...look
}: ButtonLinkProps) {
  return (
    <Link
      to={to}
      rel={rel}
      data-day={day}
      className={buttonClasses(look)}
      onClick={onFollow}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  )
}

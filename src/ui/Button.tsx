import type { ReactNode, Ref } from 'react'
import styles from './Button.module.css'
import { classes } from './classes'
import { Icon, type IconDrawing } from './Icon'
import { Spinner } from './Spinner'
import { Link } from './Link'

/** A screen has only one filled button. */
interface ButtonLook {
  look?: 'filled' | 'outline' | 'bare' | undefined
  icon?: IconDrawing | undefined
  fillsWidth?: boolean | undefined
}

export interface ButtonProps extends ButtonLook {
  children: ReactNode
  onPress?: (() => void) | undefined
  type?: 'button' | 'submit' | undefined
  startsSplit?: boolean | undefined // joined to the button after it
  isDisabled?: boolean | undefined
  dropsIcon?: boolean | undefined // in a narrow container, rather than wrap
  isBusy?: boolean | undefined
  isPressed?: boolean | undefined // for a toggle
  isExpanded?: boolean | undefined // needs `controls`; the button opens something
  controls?: string | undefined
  describedBy?: string | undefined
  accessibleName?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Class names of a button's look, also for links that look like buttons. */
function buttonClasses({ look = 'outline', fillsWidth }: ButtonLook): string {
  return classes(styles.button, styles[look], fillsWidth && styles.fillsWidth)
}

export function Button(props: ButtonProps) {
  const { children, icon, isBusy, onPress } = props
  return (
    <button
      ref={props.ref}
      type={props.type ?? 'button'}
      className={classes(
        buttonClasses(props),
        props.dropsIcon && styles.dropsIcon,
        props.startsSplit && styles.startsSplit,
      )}
      disabled={props.isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-pressed={props.isPressed}
      aria-expanded={props.isExpanded}
      aria-controls={props.controls}
      aria-describedby={props.describedBy}
      aria-label={props.accessibleName}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onPress?.()
      }}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      <span className={isBusy && !icon ? styles.covered : undefined}>{children}</span>
    </button>
  )
}

interface ButtonLinkProps extends ButtonLook {
  children: ReactNode
  to: string
  rel?: string
  'data-day'?: string
  onFollow?: (() => void) | undefined // runs just before the page changes
  onIntent?: (() => void) | undefined // on hover or focus, to prefetch
}

export function ButtonLink(props: ButtonLinkProps) {
  const { children, to, rel, icon, onFollow, onIntent } = props
  return (
    <Link
      to={to}
      rel={rel}
      data-day={props['data-day']}
      className={buttonClasses(props)}
      onClick={onFollow}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  )
}

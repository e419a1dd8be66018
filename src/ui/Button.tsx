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

export function Button({ children, icon, look, fillsWidth, dropsIcon, startsSplit, ...rest }: ButtonProps) {
  const {
    onPress,
    type = 'button',
    isDisabled,
    isBusy,
    isPressed,
    isExpanded,
    controls,
    describedBy,
    accessibleName,
    ref,
  } = rest
  return (
    <button
      ref={ref}
      type={type}
      className={classes(
        buttonClasses({ look, fillsWidth }),
        dropsIcon && styles.dropsIcon,
        startsSplit && styles.startsSplit,
      )}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-describedby={describedBy}
      aria-label={accessibleName}
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

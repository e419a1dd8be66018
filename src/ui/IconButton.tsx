import type { Ref } from 'react'
import { classes } from './classes'
import { Icon, type IconDrawing } from './Icon'
import styles from './IconButton.module.css'
import { Link, type LinkProps } from './Link'

export interface IconButtonProps {
  label: string
  icon: IconDrawing
  onPress: () => void
  title?: string | undefined // explains the action if the name does not
  isDisabled?: boolean | undefined
  whyNot?: string | undefined // why it is unavailable; it stays focusable, and a press may explain
  isChosen?: boolean | undefined // for a toggle: red dot and aria-pressed
  isExpanded?: boolean | undefined
  controls?: string | undefined
  endsSplit?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A 44 px square with an icon; only screen readers get the name. */
export function IconButton({ label, icon, onPress, ...rest }: IconButtonProps) {
  const { title, isDisabled, whyNot, isChosen, isExpanded, controls, endsSplit, ref } = rest
  return (
    <button
      ref={ref}
      type="button"
      className={classes(styles.iconButton, isChosen && styles.chosen, endsSplit && styles.endsSplit)}
      aria-label={label}
      aria-pressed={isChosen}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-disabled={whyNot === undefined ? undefined : true}
      title={whyNot ?? title ?? label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  )
}

export function IconLink({ label, icon, ...rest }: Pick<IconButtonProps, 'label' | 'icon'> & LinkProps) {
  return (
    <Link {...rest} className={styles.iconButton} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  )
}

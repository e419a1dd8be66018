import { Icon, type IconDrawing } from './Icon'
import styles from './IconButton.module.css'
import { Link } from './Link'

export interface IconLinkProps {
  label: string // its accessible name
  icon: IconDrawing
  to: string
}

/** A link to one of our pages that looks like an icon button. */
export function IconLink({ label, icon, to }: IconLinkProps) {
  return (
    <Link to={to} className={styles.iconButton} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  )
}

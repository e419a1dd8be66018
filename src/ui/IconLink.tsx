import { Icon, type IconDrawing } from './Icon'
import styles from './IconButton.module.css'
import { Link } from './Link'

export interface IconLinkProps {
  label: string
  icon: IconDrawing
  to: string
}

export function IconLink({ label, icon, to }: IconLinkProps) {
  return (
    <Link to={to} className={styles.iconButton} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  )
}

import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/classes'
import { Icon } from '../../../ui/Icon'
import { hasOwnPictureAtom, useWayItems } from './useWayItems'
import { useWays } from './useWays'
import styles from './WayButtons.module.css'

/** Phones: the ways as buttons, four in a row. */
export function WayButtons() {
  const { t } = useTranslation()
  const { ways, isWaiting, go } = useWays()
  const hasOwn = useAtomValue(hasOwnPictureAtom)
  return (
    <div role="group" aria-label={t('ways.group')} className={styles.ways}>
      {useWayItems(ways).map(({ id, label, icon, detail, isMain }) => (
        <button
          key={id}
          type="button"
          className={classes(styles.way, isMain && styles.main)}
          aria-description={detail}
          aria-current={isMain || undefined}
          aria-disabled={isWaiting || undefined}
          onClick={() => go(id)}
        >
          <Icon name={icon} />
          <span>{label}</span>
        </button>
      ))}
      {hasOwn && <p className={styles.note}>{t('ways.ownPicture')}</p>}
    </div>
  )
}

import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/classes'
import { Icon } from '../../../ui/Icon'
import { hasOwnPictureAtom, useExportActionItems } from './useExportActionItems'
import { useExportActions } from './useExportActions'
import styles from './ExportActionButtons.module.css'

export function ExportActionButtons() {
  const { t } = useTranslation()
  const { actions, isWaiting, go } = useExportActions()
  const hasOwn = useAtomValue(hasOwnPictureAtom)
  return (
    <div role="group" aria-label={t('ways.group')} className={styles.actions}>
      {useExportActionItems(actions).map(({ id, label, icon, detail, isMain }) => (
        <button
          key={id}
          type="button"
          className={classes(styles.exportAction, isMain && styles.main)}
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

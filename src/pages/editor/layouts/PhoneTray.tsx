import { useTranslation } from 'react-i18next'
import { useAtomValue } from 'jotai'
import { IconButton } from '../../../ui/IconButton'
import { Tray } from '../../../ui/Tray'
import { ExportSettings } from '../export/ExportSettings'
import { FileSummary } from '../export/FileSummary'
import styles from './Layouts.module.css'
import { classes } from '../../../ui/classes'
import { Icon } from '../../../ui/Icon'
import { hasOwnPictureAtom, useExportActionItems } from '../export/useExportActionItems'
import { useExportActions } from '../export/useExportActions'
import buttons from '../export/ExportActionButtons.module.css'

interface PhoneTrayProps {
  id: string
  isOpen: boolean
  onClose: () => void
  isBeside: boolean // the card: it has the height of the window then
}

export function PhoneTray({ id, isOpen, onClose, isBeside }: PhoneTrayProps) {
  const { t } = useTranslation()
  return (
    <Tray
      id={id}
      label={t('export.settings')}
      isOpen={isOpen}
      onClose={onClose}
      place={isBeside ? 'whole' : undefined}
    >
      <div className={styles.phoneTray}>
        <div className={styles.phoneTrayHead}>
          <FileSummary />
          <IconButton label={t('site.dismiss')} icon="close" onPress={onClose} />
        </div>
        <ExportActionButtons />
        <ExportSettings />
      </div>
    </Tray>
  )
}

export function ExportActionButtons() {
  const { t } = useTranslation()
  const { actions, isWaiting, go } = useExportActions()
  const hasOwn = useAtomValue(hasOwnPictureAtom)
  return (
    <div role="group" aria-label={t('ways.group')} className={buttons.actions}>
      {useExportActionItems(actions).map(({ id, label, icon, detail, isMain }) => (
        <button
          key={id}
          type="button"
          className={classes(buttons.exportAction, isMain && buttons.main)}
          aria-description={detail}
          aria-current={isMain || undefined}
          aria-disabled={isWaiting || undefined}
          onClick={() => go(id)}
        >
          <Icon name={icon} />
          <span>{label}</span>
        </button>
      ))}
      {hasOwn && <p className={buttons.note}>{t('ways.ownPicture')}</p>}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/IconButton'
import { Tray } from '../../../ui/Tray'
import { ExportSettings } from '../export/ExportSettings'
import { FileSummary } from '../export/FileSummary'
import { ExportActionButtons } from '../export/ExportActionButtons'
import styles from './Layouts.module.css'

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

import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button'
import { Tray } from '../../../ui/Tray'
import styles from './ExportDock.module.css'
import { ExportSettings } from './ExportSettings'
import { ExportStatus } from './ExportStatus'
import { PixelSize } from './PixelSize'
import { useExport } from './useExport'

/** The bar below the desk: the file's size and format, a tray of export settings, and the export button. */
export function ExportDock() {
  const { t } = useTranslation()
  const trayId = useId()
  const [isOpen, setOpen] = useState(false)
  const { isExporting, exportNow } = useExport()
  return (
    <div className={styles.dock}>
      <Tray id={trayId} label={t('export.settings')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles.tray}>
          <ExportSettings />
        </div>
      </Tray>
      <div className={styles.bar}>
        <PixelSize />
        <div className={styles.buttons}>
          <Button icon="sliders" isExpanded={isOpen} controls={trayId} onPress={() => setOpen(!isOpen)}>
            {t('export.settings')}
          </Button>
          <Button look="filled" icon="download" isBusy={isExporting} onPress={exportNow}>
            {t('export.image')}
          </Button>
          <ExportStatus isExporting={isExporting} />
        </div>
      </div>
    </div>
  )
}

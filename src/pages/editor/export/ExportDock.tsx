import { useAtom } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button'
import { SplitButton } from '../../../ui/SplitButton'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { Tray } from '../../../ui/Tray'
import { isExportOpenAtom } from '../editorTabs'
import styles from './ExportDock.module.css'
import { ExportSettings } from './ExportSettings'
import { ExportStatus, FileSummary } from './FileSummary'
import { useExportActionItems } from './useExportActionItems'
import { useExportActions } from './useExportActions'
import { WAY_ICONS } from '../../shared/export/exportActionItems'

/** The bar below the desk. Its tray covers a drawer rather than the card. */
export function ExportDock({ isOverDrawer }: { isOverDrawer?: boolean }) {
  const { t } = useTranslation()
  const trayId = useId()
  const [isOpen, setOpen] = useAtom(isExportOpenAtom)
  const { actions, isWaiting, go } = useExportActions()
  const toggle = () => setOpen(!isOpen)
  return (
    <div className={styles.dock}>
      <Tray
        id={trayId}
        label={t('export.settings')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        place={isOverDrawer ? 'above' : undefined}
      >
        <div className={styles.tray}>
          <ExportSettings />
        </div>
      </Tray>
      <div className={styles.bar}>
        <FileSummary onPress={toggle} />
        <div className={styles.buttons}>
          <Button icon={TOOL_ICONS.sliders} dropsIcon isExpanded={isOpen} controls={trayId} onPress={toggle}>
            {t('export.settings')}
          </Button>
          <SplitButton
            icon={WAY_ICONS[actions.main]}
            isBusy={isWaiting}
            onPress={() => go(actions.main)}
            menuLabel={t('ways.more')}
            items={useExportActionItems(actions)}
            onChoose={go}
          >
            {t('export.image')}
          </SplitButton>
          <ExportStatus isExporting={isWaiting} />
        </div>
      </div>
    </div>
  )
}

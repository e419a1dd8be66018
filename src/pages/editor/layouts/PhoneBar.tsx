import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../language/i18n'
import { withLanguage } from '../../../language/path'
import { Button } from '../../../ui/Button'
import { IconButton } from '../../../ui/IconButton'
import { IconLink } from '../../../ui/IconLink'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { UndoRedo } from '../desk/DeskBar'
import { Shortcuts } from '../desk/Shortcuts'
import { ExportStatus } from '../export/ExportStatus'
import { useWays } from '../export/useWays'
import { KeepCard } from '../keep/KeepCard'
import { InTurn } from '../opening/InTurn'
import { WorkspaceNoteButton } from '../../widget/WorkspaceNote'
import styles from './Layouts.module.css'

interface PhoneBarProps {
  trayId: string
  hasTray: boolean
  onTray: () => void
  settingsButton: RefObject<HTMLButtonElement | null>
}

/** A phone's top bar: back, undo, redo, keep, Export Image and its settings. */
export function PhoneBar({ trayId, hasTray, onTray, settingsButton }: PhoneBarProps) {
  const { t } = useTranslation()
  const { ways, isWaiting, go } = useWays()
  return (
    <div className={styles.phoneBar}>
      <ExportStatus isExporting={isWaiting} />
      <IconLink to={withLanguage('/', currentLanguage())} icon="back" label={t('editor.backToHome')} />
      <InTurn part="bar">
        <UndoRedo />
        <div className={styles.withKeyboard}>
          <Shortcuts />
        </div>
      </InTurn>
      <span className={styles.gap}>
        <InTurn part="bar">
          <WorkspaceNoteButton bar="phone" />
        </InTurn>
      </span>
      <InTurn part="bar">
        <KeepCard />
      </InTurn>
      <InTurn part="export">
        <div className={styles.phoneExport}>
          <Button look="filled" startsSplit isBusy={isWaiting} onPress={() => go(ways.main)}>
            <span className={styles.wholeName}>{t('export.image')}</span>
            <span className={styles.shortName} aria-hidden>
              {t('export.short')}
            </span>
          </Button>
          <IconButton
            ref={settingsButton}
            label={t('export.settings')}
            icon={hasTray ? TOOL_ICONS.down : TOOL_ICONS.up}
            isExpanded={hasTray}
            controls={trayId}
            endsSplit
            onPress={onTray}
          />
        </div>
      </InTurn>
    </div>
  )
}

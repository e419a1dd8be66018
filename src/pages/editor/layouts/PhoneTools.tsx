import { useAtomValue } from 'jotai'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button'
import { IconButton } from '../../../ui/IconButton'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { isEditingAtom } from '../../../state/draft'
import { SaveAndCancel } from '../content/EditControls'
import { UndoRedo } from '../desk/BarTools'
import { Shortcuts } from '../desk/Shortcuts'
import { ExportStatus, FileSummary } from '../export/FileSummary'
import { useExportActions } from '../export/useExportActions'
import { KeepCard } from '../keep/KeepCard'
import { WorkspaceNoteButton } from '../../widget/DeveloperNote'
import styles from './Layouts.module.css'
import { Tray } from '../../../ui/Tray'
import { ExportSettings } from '../export/ExportSettings'
import { Icon } from '../../../ui/Icon'
import { hasOwnPictureAtom, useExportActionItems } from '../export/useExportActionItems'
import buttons from '../export/ExportActionButtons.module.css'

export interface PhoneToolsProps {
  trayId: string
  hasTray: boolean
  isWriting: boolean // on the card itself
  onTray: () => void
  settingsButton: RefObject<HTMLButtonElement | null>
}

/** In a phone's top bar: undo, redo, keep, Export Image and its settings; Save and Cancel while its fields are edited. */
export function PhoneTools({ trayId, hasTray, isWriting, onTray, settingsButton }: PhoneToolsProps) {
  const { t } = useTranslation()
  const isEditing = useAtomValue(isEditingAtom)
  const { actions, isWaiting, go } = useExportActions()
  if (isEditing && !isWriting)
    return (
      <>
        <span className={styles.gap} />
        <SaveAndCancel />
      </>
    )
  return (
    <>
      <ExportStatus isExporting={isWaiting} />
      <UndoRedo />
      <div className={styles.withKeyboard}>
        <Shortcuts />
      </div>
      <span className={styles.gap}>
        <WorkspaceNoteButton bar="phone" />
      </span>
      <KeepCard />
      <div className={styles.phoneExport}>
        <Button look="filled" startsSplit isBusy={isWaiting} onPress={() => go(actions.main)}>
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
    </>
  )
}

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
      {useExportActionItems(actions).map(({ id, label, icon, detail }) => (
        <button
          key={id}
          type="button"
          className={buttons.exportAction}
          aria-description={detail}
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

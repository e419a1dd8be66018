import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomSheet } from '../../../ui/BottomSheet'
import { IconButton } from '../../../ui/IconButton'
import { Tray } from '../../../ui/Tray'
import { Desk } from '../desk/Desk'
import { EditorToasts } from '../EditorToasts'
import { ExportSettings } from '../export/ExportSettings'
import { PixelSize } from '../export/PixelSize'
import { WorkspaceNoteLine } from '../../widget/WorkspaceNote'
import { AllTabs } from './AllTabs'
import styles from './Layouts.module.css'
import { PhoneBar } from './PhoneBar'
import { useVisibleHeight } from './useVisibleHeight'

const STOPS = [
  { id: 'closed', height: 'calc(68px + env(safe-area-inset-bottom))' },
  { id: 'half', height: 'calc(var(--visible-height) * 0.58 - 64px)' },
  { id: 'tall', height: 'calc(var(--visible-height) * 0.88)' },
] as const

type Stop = (typeof STOPS)[number]['id']

/** Phones: a top bar, the card, and a bottom sheet with all panels. */
export function PhoneLayout() {
  const { t } = useTranslation()
  const trayId = useId()
  const [stop, setStop] = useState<Stop>('half')
  const [hasTray, setTray] = useState(false)
  const settingsButton = useRef<HTMLButtonElement>(null)
  const closeTray = () => {
    settingsButton.current?.focus()
    setTray(false)
  }
  const page = useVisibleHeight<HTMLDivElement>()
  return (
    <div ref={page} className={styles.phone}>
      <PhoneBar
        trayId={trayId}
        hasTray={hasTray}
        onTray={() => setTray(!hasTray)}
        settingsButton={settingsButton}
      />
      <div className={styles.phoneDesk}>
        <WorkspaceNoteLine bar="phone" />
        <Desk aside={hasTray ? 'zoom' : 'size'} />
      </div>
      <div className={styles.phoneToasts}>
        <EditorToasts />
      </div>
      <div className={styles.sheet}>
        <BottomSheet<Stop>
          label={t('editor.panels')}
          handleLabel={t('editor.resizePanel')}
          stops={STOPS}
          stop={stop}
          onStopChange={setStop}
        >
          <AllTabs
            look="swipe"
            isPanelHidden={stop === 'closed'}
            onOpen={() => stop === 'closed' && setStop('half')}
          />
        </BottomSheet>
      </div>
      <div className={styles.sheet}>
        <Tray id={trayId} label={t('export.settings')} isOpen={hasTray} onClose={closeTray}>
          <div className={styles.phoneTray}>
            <div className={styles.phoneTrayHead}>
              <PixelSize />
              <IconButton label={t('site.dismiss')} icon="close" onPress={closeTray} />
            </div>
            <ExportSettings />
          </div>
        </Tray>
      </div>
    </div>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomSheet } from '../../../ui/BottomSheet'
import { Desk } from '../desk/Desk'
import { DeskBar } from '../desk/DeskBar'
import { EditorToasts } from '../EditorToasts'
import { ExportDock } from '../export/ExportDock'
import { AllTabs } from './AllTabs'
import styles from './Layouts.module.css'

const STOPS = [
  { id: 'closed', height: '68px' },
  { id: 'open', height: 'min(348px, 44dvh)' },
  { id: 'tall', height: 'min(560px, 60dvh)' },
] as const

type Stop = (typeof STOPS)[number]['id']

/** Portrait tablets: the card on top, all panels in a drawer below it. */
export function DrawerLayout() {
  const { t } = useTranslation()
  const [stop, setStop] = useState<Stop>('open')
  return (
    <div className={styles.stack}>
      <DeskBar />
      <Desk />
      <div className={styles.toasts}>
        <EditorToasts />
      </div>
      <BottomSheet<Stop>
        label={t('editor.panels')}
        handleLabel={t('editor.resizePanel')}
        stops={STOPS}
        stop={stop}
        onStopChange={setStop}
      >
        <AllTabs
          look="tabs"
          isPanelHidden={stop === 'closed'}
          onOpen={() => stop === 'closed' && setStop('open')}
        />
      </BottomSheet>
      <ExportDock />
    </div>
  )
}

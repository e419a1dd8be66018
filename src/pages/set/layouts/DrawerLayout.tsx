import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomSheet } from '../../../ui/BottomSheet'
import { SetDock } from '../dock/SetDock'
import { SetTabs } from '../SetTabs'
import { Problems } from '../sheet/Problems'
import { SheetDesk } from '../SheetDesk'
import styles from './Layouts.module.css'
import { BackBar, SetToasts } from './parts'

const STOPS = [
  { id: 'closed', height: '68px' },
  { id: 'half', height: 'clamp(280px, 38dvh, 448px)' },
  { id: 'tall', height: 'min(640px, 64dvh)' },
] as const
type Stop = (typeof STOPS)[number]['id']

/** Upright tablets: the contact sheet, and what is chosen in a drawer below it. */
export function DrawerLayout() {
  const { t } = useTranslation()
  const [stop, setStop] = useState<Stop>('half')
  return (
    <div className={styles.centre}>
      <BackBar />
      <SheetDesk />
      <SetToasts />
      <Problems />
      <div className={styles.wide}>
        <BottomSheet<Stop>
          label={t('set.options')}
          handleLabel={t('set.resize')}
          stops={STOPS}
          stop={stop}
          onStopChange={setStop}
        >
          <SetTabs
            isPanelHidden={stop === 'closed'}
            onOpen={() => setStop(stop === 'closed' ? 'half' : stop)}
          />
        </BottomSheet>
      </div>
      <SetDock />
    </div>
  )
}

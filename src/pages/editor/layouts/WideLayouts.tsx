import { useSetAtom, useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { lastSideAtom, drawerStopAtom, openDrawerAtom, type DrawerStop } from '../editorTabs'
import { SideTabs, EditorToasts, ExportDock, AllTabs } from '../lateTools'
import styles from './Layouts.module.css'
import { useKeptFocus } from './useKeptFocus'
import { Desk } from '../desk/Desk'
import { DeskBar } from '../desk/DeskBar'
import { BottomSheet } from '../../../ui/BottomSheet'
import { useMediaQuery } from '../../browser/useWindowWidth'
import { editedBlockAtom } from '../canvas/state/selection'

export function ColumnsLayout() {
  const { t } = useTranslation()
  const setSide = useSetAtom(lastSideAtom)
  useKeptFocus()
  return (
    <div className={styles.columns}>
      <aside className={styles.left} aria-label={t('editor.cardPanels')} onFocus={() => setSide('left')}>
        <SideTabs side="left" />
      </aside>
      <Centre />
      <aside className={styles.right} aria-label={t('editor.stylePanels')} onFocus={() => setSide('right')}>
        <SideTabs side="right" />
      </aside>
    </div>
  )
}

function Centre() {
  return (
    <div className={styles.centre}>
      <DeskBar />
      <Desk />
      <div className={styles.toasts}>
        <EditorToasts />
      </div>
      <ExportDock />
    </div>
  )
}

export function SideLayout() {
  const { t } = useTranslation()
  useKeptFocus()
  return (
    <div className={styles.withSide}>
      <Centre />
      <aside className={styles.right} aria-label={t('editor.panels')}>
        <AllTabs look="swipe" />
      </aside>
    </div>
  )
}

const STOPS = [
  { id: 'closed', height: '68px' },
  { id: 'half', height: 'var(--drawer-height)' },
  { id: 'tall', height: 'min(560px, 60dvh)' },
] as const

/** A keyboard leaves less height than this in a portrait tablet's window. */
const LOW_QUERY = '(max-height: 800px)'

export function DrawerLayout() {
  const { t } = useTranslation()
  const [stop, setStop] = useAtom(drawerStopAtom)
  const openDrawer = useSetAtom(openDrawerAtom)
  const isWriting = useAtomValue(editedBlockAtom) !== null
  useKeptFocus()
  const isLow = useMediaQuery(LOW_QUERY)
  const shownStop = isWriting && isLow ? 'closed' : stop
  return (
    <div className={styles.stack}>
      <DeskBar />
      <Desk glides />
      <div className={styles.toasts}>
        <EditorToasts />
      </div>
      <BottomSheet<DrawerStop>
        label={t('editor.panels')}
        handleLabel={t('editor.resizePanel')}
        stops={STOPS}
        stop={shownStop}
        onStopChange={setStop}
      >
        <AllTabs look="tabs" isPanelHidden={shownStop === 'closed'} onOpen={openDrawer} />
      </BottomSheet>
      <ExportDock isOverDrawer />
    </div>
  )
}

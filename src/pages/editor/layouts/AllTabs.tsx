import { useAtom, type PrimitiveAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { memo } from 'react'
import { Tabs } from '../../../ui/Tabs'
import {
  ALL_TABS,
  drawerTabAtom,
  RIGHT_TABS,
  LEFT_TABS,
  leftTabAtom,
  rightTabAtom,
  type EditorTab,
  isLeft,
} from '../editorTabs'
import styles from './Layouts.module.css'
import { ContentPanel } from '../content/ContentPanel'
import { DisplayPanel } from '../display/DisplayPanel'
import { LookPanel } from '../LookPanel'
import { TextPanel } from '../text/TextPanel'

interface AllTabsProps {
  look: 'tabs' | 'swipe'
  isListHidden?: boolean
  isPanelHidden?: boolean
  onOpen?: () => void
}

export function AllTabs({ look, isListHidden, isPanelHidden, onOpen }: AllTabsProps) {
  const { t } = useTranslation()
  const [tab, open] = useAtom(drawerTabAtom)
  const options = ALL_TABS.map((id) => ({
    id,
    label: t(`editor.tabs.${id}`),
    startsGroup: id === RIGHT_TABS[0],
  }))
  return (
    // Pressing the selected tab also opens a closed drawer. In the capture phase, since the tabs stop its
    // click.
    <div
      className={styles.transparent}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('[role=tab]')) onOpen?.()
      }}
    >
      <Tabs
        label={t('editor.panels')}
        value={tab}
        tabs={options}
        onChange={(next) => {
          open(next)
          onOpen?.()
        }}
        look={look}
        isListHidden={isListHidden}
        isPanelHidden={isPanelHidden}
      >
        <EditorPanel tab={tab} />
      </Tabs>
    </div>
  )
}

export function SideTabs({ side }: { side: 'left' | 'right' }) {
  const { t } = useTranslation()
  return side === 'left' ? (
    <ThreeTabs label={t('editor.cardPanels')} tabs={LEFT_TABS} tabAtom={leftTabAtom} />
  ) : (
    <ThreeTabs label={t('editor.stylePanels')} tabs={RIGHT_TABS} tabAtom={rightTabAtom} />
  )
}

interface ThreeTabsProps<Tab extends EditorTab> {
  label: string
  tabs: readonly Tab[]
  tabAtom: PrimitiveAtom<Tab>
}

function ThreeTabs<Tab extends EditorTab>({ label, tabs, tabAtom }: ThreeTabsProps<Tab>) {
  const { t } = useTranslation()
  const [tab, open] = useAtom(tabAtom)
  const options = tabs.map((id) => ({ id, label: t(`editor.tabs.${id as EditorTab}`) }))
  return (
    <Tabs label={label} value={tab} tabs={options} onChange={(next) => open(next)}>
      <EditorPanel tab={tab} />
    </Tabs>
  )
}

const PANELS = { content: ContentPanel, display: DisplayPanel, text: TextPanel }

const EditorPanel = memo(function EditorPanel({ tab }: { tab: EditorTab }) {
  if (!isLeft(tab)) return <LookPanel id={tab} />
  const Panel = PANELS[tab]
  return <Panel />
})

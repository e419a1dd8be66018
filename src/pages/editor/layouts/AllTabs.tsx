import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Tabs, type TabsProps } from '../../../ui/Tabs'
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
import { ContentPanel } from '../content/ContentPanel'
import { DisplayPanel } from '../display/DisplayPanel'
import { LookPanel } from '../LookPanel'
import { TextPanel } from '../text/TextPanel'

type AllTabsProps = Pick<TabsProps<EditorTab>, 'look' | 'isListHidden' | 'isPanelHidden' | 'onOpen'>

export function AllTabs(props: AllTabsProps) {
  const { t } = useTranslation()
  const [tab, open] = useAtom(drawerTabAtom)
  const options = ALL_TABS.map((id) => ({
    id,
    label: t(`editor.tabs.${id}`),
    startsGroup: id === RIGHT_TABS[0],
  }))
  return (
    <Tabs {...props} label={t('editor.panels')} value={tab} tabs={options} onChange={open}>
      <EditorPanel tab={tab} />
    </Tabs>
  )
}

export function SideTabs({ side }: { side: 'left' | 'right' }) {
  const { t } = useTranslation()
  const shown = { left: useAtomValue(leftTabAtom), right: useAtomValue(rightTabAtom) }
  const open = useSetAtom(drawerTabAtom)
  const tabs: readonly EditorTab[] = side === 'left' ? LEFT_TABS : RIGHT_TABS
  return (
    <Tabs<EditorTab>
      label={t(side === 'left' ? 'editor.cardPanels' : 'editor.stylePanels')}
      value={shown[side]}
      tabs={tabs.map((id) => ({ id, label: t(`editor.tabs.${id}`) }))}
      onChange={open}
    >
      <EditorPanel tab={shown[side]} />
    </Tabs>
  )
}

const PANELS = { content: ContentPanel, display: DisplayPanel, text: TextPanel }

function EditorPanel({ tab }: { tab: EditorTab }) {
  if (!isLeft(tab)) return <LookPanel id={tab} />
  const Panel = PANELS[tab]
  return <Panel />
}

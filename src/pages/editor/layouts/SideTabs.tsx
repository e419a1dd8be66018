import { useAtom, type PrimitiveAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../ui/Tabs'
import { EditorPanel } from '../EditorPanel'
import { LEFT_TABS, leftTabAtom, RIGHT_TABS, rightTabAtom, type EditorTab } from '../editorTabs'

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

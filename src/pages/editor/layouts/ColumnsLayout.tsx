import { useAtom, useSetAtom, type PrimitiveAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../ui/Tabs'
import { Desk } from '../desk/Desk'
import { DeskBar } from '../desk/DeskBar'
import { EditorToasts } from '../EditorToasts'
import { lastSideAtom, LEFT_TABS, leftTabAtom, RIGHT_TABS, rightTabAtom, type EditorTab } from '../editorTabs'
import { ExportDock } from '../export/ExportDock'
import { EditorPanel } from '../EditorPanel'
import { InTurn } from '../opening/InTurn'
import styles from './Layouts.module.css'
import { useKeptFocus } from './useKeptFocus'

/** Wide windows: content and text panels at the left, style panels at the right, the card between them. */
export function ColumnsLayout() {
  const { t } = useTranslation()
  const setSide = useSetAtom(lastSideAtom)
  useKeptFocus()
  return (
    <div className={styles.columns}>
      <aside className={styles.left} aria-label={t('editor.cardPanels')} onFocus={() => setSide('left')}>
        <InTurn part="panels">
          <SideTabs label={t('editor.cardPanels')} tabs={LEFT_TABS} tabAtom={leftTabAtom} />
        </InTurn>
      </aside>
      <div className={styles.centre}>
        <DeskBar />
        <Desk />
        <div className={styles.toasts}>
          <EditorToasts />
        </div>
        <ExportDock />
      </div>
      <aside className={styles.right} aria-label={t('editor.stylePanels')} onFocus={() => setSide('right')}>
        <InTurn part="rest">
          <SideTabs label={t('editor.stylePanels')} tabs={RIGHT_TABS} tabAtom={rightTabAtom} />
        </InTurn>
      </aside>
    </div>
  )
}

interface SideTabsProps<Tab extends EditorTab> {
  label: string
  tabs: readonly Tab[]
  tabAtom: PrimitiveAtom<Tab>
}

function SideTabs<Tab extends EditorTab>({ label, tabs, tabAtom }: SideTabsProps<Tab>) {
  const { t } = useTranslation()
  const [tab, open] = useAtom(tabAtom)
  const options = tabs.map((id) => ({ id, label: t(`editor.tabs.${id as EditorTab}`) }))
  return (
    <Tabs label={label} value={tab} tabs={options} onChange={(next) => open(next)}>
      <EditorPanel tab={tab} />
    </Tabs>
  )
}

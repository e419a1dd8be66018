import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { setTabAtom, type SetTab } from '../../state/set/setChoice'
import { Tabs } from '../../ui/Tabs'
import { DaysPanel } from './panels/DaysPanel'
import { SizesPanel } from './panels/SizesPanel'
import { PrintPart } from './print/PrintPart'

const TABS: readonly SetTab[] = ['sizes', 'days', 'print']

interface SetTabsProps {
  isPanelHidden?: boolean
  onOpen?: () => void // a tab was chosen
}

/** What is chosen for the set. */
export function SetTabs({ isPanelHidden, onOpen }: SetTabsProps) {
  const { t } = useTranslation()
  const [tab, open] = useAtom(setTabAtom)
  return (
    <div
      style={{ display: 'contents' }}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('[role=tab]')) onOpen?.()
      }}
    >
      <Tabs
        label={t('set.options')}
        value={tab}
        tabs={TABS.map((id) => ({ id, label: t(`set.tabs.${id}`) }))}
        isPanelHidden={isPanelHidden}
        onChange={open}
      >
        {tab === 'sizes' && <SizesPanel />}
        {tab === 'days' && <DaysPanel />}
        {tab === 'print' && <PrintPart part="Panel" />}
      </Tabs>
    </div>
  )
}

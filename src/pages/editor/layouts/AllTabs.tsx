import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../ui/Tabs'
import { ALL_TABS, drawerTabAtom, RIGHT_TABS } from '../editorTabs'
import { PanelOf } from '../PanelOf'

interface AllTabsProps {
  look: 'tabs' | 'swipe'
  isPanelHidden?: boolean
  onOpen?: () => void // a tab was chosen
}

/** All six tabs in one row, a short rule between the two threes. */
export function AllTabs({ look, isPanelHidden, onOpen }: AllTabsProps) {
  const { t } = useTranslation()
  const [tab, open] = useAtom(drawerTabAtom)
  const options = ALL_TABS.map((id) => ({
    id,
    label: t(`editor.tabs.${id}`),
    startsGroup: id === RIGHT_TABS[0],
  }))
  return (
    <Tabs
      label={t('editor.panels')}
      value={tab}
      tabs={options}
      onChange={(next) => {
        open(next)
        onOpen?.()
      }}
      look={look}
      isPanelHidden={isPanelHidden}
    >
      <PanelOf tab={tab} />
    </Tabs>
  )
}

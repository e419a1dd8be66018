import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../ui/Tabs'
import { ALL_TABS, drawerTabAtom, RIGHT_TABS } from '../editorTabs'
import { EditorPanel } from '../EditorPanel'
import styles from './Layouts.module.css'

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

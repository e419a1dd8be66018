import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { setTabAtom, type SetTab, placesAtom, setScaleAtom } from '../../state/set/setChoice'
import { Tabs } from '../../ui/Tabs'
import { DaysPanel } from './panels/DaysPanel'
import { PrintPart } from './print/PrintPart'
import { outputSizePx } from '../../card/set/outputs'
import { FilesPart } from './panels/FilesPart'
import styles from './panels/Panels.module.css'
import { PlaceList } from './panels/PlaceList'

const TABS: readonly SetTab[] = ['sizes', 'days', 'print']

interface SetTabsProps {
  isPanelHidden?: boolean
  onOpen?: () => void
}

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
        onChange={(next) => {
          open(next)
          onOpen?.() // A tab whose code is still to come gets no click.
        }}
      >
        {tab === 'sizes' && <SizesPanel />}
        {tab === 'days' && <DaysPanel />}
        {tab === 'print' && <PrintPart part="Panel" />}
      </Tabs>
    </div>
  )
}

function SizesPanel() {
  const [places, setPlaces] = useAtom(placesAtom)
  const scale = useAtomValue(setScaleAtom)
  return (
    <div className={styles.panel}>
      <div className={styles.files}>
        <FilesPart places={places} />
      </div>
      <PlaceList chosen={places} sizeOf={(place) => outputSizePx(place, scale)} onChange={setPlaces} />
    </div>
  )
}

import { useAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SetLook } from '../../../card/set/setItems'
import { lookAtom, placesOfDaysAtom, rangeAtom } from '../../../state/set/setChoice'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { FilesPart } from './FilesPart'
import { PlacesOfDays, PlacesRow } from './PlacesOfDays'
import styles from './Panels.module.css'
import { RangePart } from './RangePart'

const LOOKS = ['card', 'day'] as const satisfies readonly SetLook[]

/** A card for each of many days. The places turn the panel over. */
export function DaysPanel() {
  const { t } = useTranslation()
  const [range, setRange] = useAtom(rangeAtom)
  const [look, setLook] = useAtom(lookAtom)
  const [places] = useAtom(placesOfDaysAtom)
  const [isListOpen, setListOpen] = useState(false)
  const [wantsFocus, setWantsFocus] = useState(false)
  if (isListOpen)
    return (
      <PlacesOfDays
        onBack={() => {
          setListOpen(false)
          setWantsFocus(true)
        }}
      />
    )
  return (
    <div className={`${styles.panel} ${styles.ofDays}`}>
      <RangePart range={range} onChange={setRange} />
      <SegmentedRadio
        label={t('set.look.label')}
        value={look}
        cells="content"
        options={LOOKS.map((id) => ({ id, label: t(`set.look.${id}`) }))}
        onChange={setLook}
      />
      <PlacesRow takesFocus={wantsFocus} onOpen={() => setListOpen(true)} />
      <FilesPart places={places} />
    </div>
  )
}

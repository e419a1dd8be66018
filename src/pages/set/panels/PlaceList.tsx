import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { outputSizePx } from '../../../card/set/outputs'
import type { OutputId } from '../../../card/set/setItem'
import { currentLanguage } from '../../../language/i18n'
import { RATIOS } from '../../../look/ratios'
import { TARGET_GROUPS, TARGETS } from '../../../look/targets'
import { keysOf } from '../../../scene/values'
import { setScaleAtom } from '../../../state/set/setChoice'
import { CheckRows, type CheckRow } from '../../../ui/CheckRows'
import { TargetShape } from '../../shared/target/TargetShape'
import { sizeWords } from '../../shared/target/targetWords'
import { placeName } from '../setWords'
import styles from './Panels.module.css'

interface PlaceListProps {
  chosen: readonly OutputId[]
  onChange: (chosen: readonly OutputId[]) => void
}

const PLACES: readonly OutputId[] = [...keysOf(TARGETS), ...keysOf(RATIOS)]

export function PlaceList({ chosen, onChange }: PlaceListProps) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const scale = useAtomValue(setScaleAtom)
  const rowOf = (place: OutputId): CheckRow<OutputId> => ({
    id: place,
    label: placeName(place, language),
    picture: <TargetShape target={outputSizePx(place, scale)} />,
    detail: sizeWords(outputSizePx(place, scale)),
  })
  const groups = [
    ...keysOf(TARGET_GROUPS).map((group) => ({
      label: TARGET_GROUPS[group][language],
      places: keysOf(TARGETS).filter((id) => TARGETS[id].group === group),
    })),
    { label: t('set.ratios'), places: keysOf(RATIOS) },
  ]
  const set = new Set(chosen)
  return (
    <div className={styles.places}>
      {groups.map(({ label, places }) => (
        <CheckRows
          key={label}
          label={label}
          rows={places.map(rowOf)}
          chosen={set}
          onChange={(place, isChosen) =>
            onChange(PLACES.filter((other) => (other === place ? isChosen : set.has(other))))
          }
        />
      ))}
    </div>
  )
}

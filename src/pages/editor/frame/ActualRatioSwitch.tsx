import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { COMPACT_RATIO } from '../../../look/ratios'
import { targetAtom } from '../../../state/target'
import { showsActualRatioAtom } from '../../../state/view'
import { Switch } from '../../../ui/Switch'
import { useSetting } from '../useSetting'

/** On a phone the card is shown at 4:5 unless its own ratio is switched on, or it is made for a place. */
export function ActualRatioSwitch() {
  const { t } = useTranslation()
  const [isOn, change] = useAtom(showsActualRatioAtom)
  const [ratio] = useSetting('aspectRatio')
  const isMadeForPlace = useAtomValue(targetAtom) !== null
  if (isMadeForPlace) return null
  const isCompactRatio = ratio === COMPACT_RATIO
  return (
    <Switch
      label={t('editor.actualRatio')}
      note={isCompactRatio ? undefined : t('editor.actualRatioNote', { ratio })}
      isOn={isOn}
      onChange={change}
    />
  )
}

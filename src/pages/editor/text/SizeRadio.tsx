import { SIZE_STEPS, type SizeStep } from '../../../card/settings'
import { TEXT_SIZES } from '../../../text/sizes'
import { FittedRadio } from '../FittedRadio'
import { optionsOf } from '../optionsOf'
import { useSetting, useTextSetting } from '../useSetting'

interface SizeRadioProps {
  label: string
  setting: SizeStep
}

/** The five sizes of one text; none is selected if it was resized on the card. */
export function SizeRadio({ label, setting }: SizeRadioProps) {
  const [step, change] = useTextSetting(setting)
  const [placements] = useSetting('placements')
  const scale = placements[SIZE_STEPS[setting]]?.scale ?? 1
  return (
    <FittedRadio
      label={label}
      value={scale === 1 ? step : null}
      options={optionsOf(TEXT_SIZES)}
      onChange={change}
    />
  )
}

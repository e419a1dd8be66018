import { atom, useAtomValue, type Atom } from 'jotai'
import { blockOfRoleAtom, settingsAtom, SIZE_STEPS, type SizeStep } from '../../../state/card'
import { keysOf } from '../../../scene/values'
import { TEXT_SIZES } from '../../../text/sizes'
import { FittedRadio } from '../FittedRadio'
import { optionsOf } from '../optionsOf'
import { useTextSetting } from '../useSetting'

/** Whether a text was resized on the card. By itself, so that moving one on the card renders no radio anew. */
const RESIZED = Object.fromEntries(
  keysOf(SIZE_STEPS).map((step) => [
    step,
    atom((get) => (get(settingsAtom).placements[get(blockOfRoleAtom)(SIZE_STEPS[step])]?.scale ?? 1) !== 1),
  ]),
) as Record<SizeStep, Atom<boolean>>

interface SizeRadioProps {
  label: string
  setting: SizeStep
  isDisabled?: boolean
  describedBy?: string
}

/** The five sizes of one text; none is selected if it was resized on the card. */
export function SizeRadio({ label, setting, ...rest }: SizeRadioProps) {
  const [step, change] = useTextSetting(setting)
  const isResized = useAtomValue(RESIZED[setting])
  return (
    <FittedRadio
      label={label}
      value={isResized ? null : step}
      options={optionsOf(TEXT_SIZES)}
      onChange={change}
      {...rest}
    />
  )
}

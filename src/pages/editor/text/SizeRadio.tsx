import { TEXT_SIZES } from '../../../text/sizes'
import { FittedRadio } from '../FittedRadio'
import { optionsOf } from '../optionsOf'
import { useTextSetting } from '../useSetting'

interface SizeRadioProps {
  label: string
  setting: 'contentSize' | 'translationSize' | 'authorSize' | 'titleSize' | 'taglineSize'
}

/** The five steps of one text. */
export function SizeRadio({ label, setting }: SizeRadioProps) {
  const [value, change] = useTextSetting(setting)
  return <FittedRadio label={label} value={value} options={optionsOf(TEXT_SIZES)} onChange={change} />
}

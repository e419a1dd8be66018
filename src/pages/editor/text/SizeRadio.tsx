import type { TEXT_SIZES } from '../../../text/sizes'
import { SegmentedRadio } from '../../../ui/SegmentedRadio'
import { useElementSize } from '../../useElementSize'
import { optionsOf } from '../optionsOf'
import { useTextSetting } from '../useSetting'

interface SizeRadioProps {
  label: string
  setting: 'contentSize' | 'translationSize' | 'authorSize'
  sizes: typeof TEXT_SIZES
}

const LETTER_PX = 7.6 // Inter 600 at 14 px, a mean
const HAN_PX = 14
const CELL_PADDING_PX = 20

/** The five steps of one text: in a row where their words fit, else in rows of three. */
export function SizeRadio({ label, setting, sizes }: SizeRadioProps) {
  const [value, change] = useTextSetting(setting)
  const [size, ref] = useElementSize<HTMLDivElement>()
  const options = optionsOf(sizes)
  const wordsPx = options.reduce((sum, option) => sum + widthPxOf(option.label) + CELL_PADDING_PX, 0)
  const fits = size !== null && wordsPx <= size.width
  return (
    <div ref={ref}>
      <SegmentedRadio
        label={label}
        value={value}
        options={options}
        onChange={change}
        cells="content"
        columns={fits ? undefined : 3}
      />
    </div>
  )
}

function widthPxOf(label: string): number {
  return [...label].reduce((sum, letter) => sum + (letter > '\u2e80' ? HAN_PX : LETTER_PX), 0)
}

import { SegmentedRadio, type SegmentedRadioProps } from '../../ui/SegmentedRadio'
import { useElementSize } from '../browser/useElementSize'

const LETTER_PX = 7.4 // Inter 600 at 14 px, a mean
const HAN_PX = 14
const CELL_PADDING_PX = 12
const SMALLEST_CELL_PX = 44
const COLUMNS = 3

/** It has one row if its text fits, else rows of three: English is wider than Chinese. */
export function FittedRadio<Id extends string>(props: SegmentedRadioProps<Id>) {
  const [size, ref] = useElementSize<HTMLDivElement>()
  const wordsPx = props.options.reduce((sum, { label }) => sum + cellPx(label), 0)
  const fits = size === null || wordsPx <= size.width
  return (
    <div ref={ref}>
      <SegmentedRadio {...props} cells="content" columns={fits ? undefined : COLUMNS} />
    </div>
  )
}

function cellPx(label: string): number {
  const lettersPx = [...label].reduce((sum, letter) => sum + (letter > '\u2e80' ? HAN_PX : LETTER_PX), 0)
  return Math.max(SMALLEST_CELL_PX, lettersPx + CELL_PADDING_PX)
}

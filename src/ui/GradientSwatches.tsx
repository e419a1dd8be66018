import { Swatches, type SwatchesProps } from './Swatches'

/** Swatches wide enough to show a gradient, four to a row. */
export function GradientSwatches<Id extends string>(props: Omit<SwatchesProps<Id>, 'columns'>) {
  return <Swatches {...props} columns={4} />
}

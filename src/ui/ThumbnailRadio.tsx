import { useLayoutEffect, useRef } from 'react'
import { ChoiceGroup } from './ChoiceGroup'
import {
  Thumbnail,
  thumbnailClass,
  thumbnailsBox,
  type ThumbnailOption,
  type ThumbnailsLook,
} from './Thumbnail'

export interface ThumbnailRadioProps<Id extends string> extends ThumbnailsLook {
  label: string
  value: Id
  options: readonly ThumbnailOption<Id>[]
  onChange: (id: Id) => void
  aside?: string | undefined
  isLabelHidden?: boolean | undefined
}

/** A radiogroup of pictures, such as the frames: focusing one selects it. */
export function ThumbnailRadio<Id extends string>(props: ThumbnailRadioProps<Id>) {
  const { label, value, options, onChange, aside, isLabelHidden, ...look } = props
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => scrollToChosen(box.current), [])
  return (
    <ChoiceGroup
      type="radio"
      label={label}
      aside={aside}
      isLabelHidden={isLabelHidden}
      options={options}
      isChosen={({ id }) => id === value}
      onChange={({ id }) => onChange(id)}
      box={{ ref: box, ...thumbnailsBox(look) }}
      cell={thumbnailClass}
      control={(option) => ({ 'aria-label': option.name ?? option.label })}
    >
      {(option, isChosen) => <Thumbnail option={option} isChosen={isChosen} />}
    </ChoiceGroup>
  )
}

/** Scrolls a swipeable row to the chosen picture, and nothing else. */
function scrollToChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('input:checked')?.parentElement
  if (!row || !chosen || row.scrollWidth <= row.clientWidth) return
  const [seen, box] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (box.left < seen.left || box.right > seen.right)
    row.scrollLeft += (box.left + box.right - seen.left - seen.right) / 2
}

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
  startsAtChosen?: boolean | undefined // scrolls the panel that it fills
}

/** A radiogroup of pictures, such as the frames: focusing one selects it. */
export function ThumbnailRadio<Id extends string>(props: ThumbnailRadioProps<Id>) {
  const { label, value, options, onChange, aside, startsAtChosen, ...look } = props
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    scrollToChosen(box.current)
    if (startsAtChosen) chosenIn(box.current)?.scrollIntoView({ block: 'nearest' })
  }, [startsAtChosen])
  return (
    <ChoiceGroup
      type="radio"
      label={label}
      aside={aside}
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

function chosenIn(box: HTMLElement | null) {
  return box?.querySelector('input:checked')?.parentElement
}

/** Scrolls a swipeable row to the chosen picture, and nothing else. */
function scrollToChosen(row: HTMLElement | null): void {
  const chosen = chosenIn(row)
  if (!row || !chosen || row.scrollWidth <= row.clientWidth) return
  const [seen, box] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (box.left < seen.left || box.right > seen.right)
    row.scrollLeft += (box.left + box.right - seen.left - seen.right) / 2
}

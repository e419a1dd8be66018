import { useId, useLayoutEffect, useRef } from 'react'
import { GroupLabel } from './GroupLabel'
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
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => bringChosenIntoSight(box.current), [])
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <GroupLabel id={id} label={label} aside={aside} isLabelHidden={isLabelHidden} />
      <div ref={box} {...thumbnailsBox(look)}>
        {options.map((option) => (
          <label key={option.id} className={thumbnailClass}>
            <input
              type="radio"
              name={id}
              value={option.id}
              checked={option.id === value}
              aria-label={option.name ?? option.label}
              onChange={() => onChange(option.id)}
            />
            <Thumbnail option={option} isChosen={option.id === value} />
          </label>
        ))}
      </div>
    </div>
  )
}

/** A row that is swiped begins where the chosen one is; nothing else scrolls. */
function bringChosenIntoSight(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('input:checked')?.parentElement
  if (!row || !chosen || row.scrollWidth <= row.clientWidth) return
  const [seen, box] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (box.left < seen.left || box.right > seen.right)
    row.scrollLeft += (box.left + box.right - seen.left - seen.right) / 2
}

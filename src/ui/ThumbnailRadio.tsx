import { useId } from 'react'
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
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <GroupLabel id={id} label={label} aside={aside} isLabelHidden={isLabelHidden} />
      <div {...thumbnailsBox(look)}>
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

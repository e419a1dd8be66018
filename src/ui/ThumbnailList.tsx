import { ListBox, ListBoxItem } from 'react-aria-components'
import {
  Thumbnail,
  thumbnailClass,
  thumbnailsBox,
  type ThumbnailOption,
  type ThumbnailsLook,
} from './Thumbnail'

export interface ThumbnailListProps<Id extends string> extends ThumbnailsLook {
  label: string // the list's accessible name
  value: Id | null
  options: readonly ThumbnailOption<Id>[]
  onChange: (id: Id) => void
}

/** A listbox of pictures: arrow keys move in two directions, Enter or Space chooses. */
export function ThumbnailList<Id extends string>(props: ThumbnailListProps<Id>) {
  const { label, value, options, onChange, ...look } = props
  return (
    <ListBox
      aria-label={label}
      {...thumbnailsBox(look)}
      layout="grid"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys !== 'all' && keys.has(option.id))
        if (chosen && chosen.id !== value) onChange(chosen.id)
      }}
    >
      {options.map((option) => (
        <ListBoxItem
          key={option.id}
          id={option.id}
          textValue={option.name ?? option.label}
          aria-label={option.name ?? option.label}
          className={thumbnailClass}
        >
          <Thumbnail option={option} isChosen={option.id === value} />
        </ListBoxItem>
      ))}
    </ListBox>
  )
}

import { ListBox, ListBoxItem } from 'react-aria-components'
import {
  Thumbnail,
  thumbnailClass,
  thumbnailsBox,
  thumbnailsFrame,
  type ThumbnailOption,
  type ThumbnailsLook,
} from './Thumbnail'

export interface ThumbnailListProps<Id extends string> extends ThumbnailsLook {
  label: string
  value: Id | null
  options: readonly ThumbnailOption<Id>[]
  onPress: (id: Id) => void
}

/** A listbox of pictures: arrow keys move in two directions, Enter or Space chooses. */
export function ThumbnailList<Id extends string>(props: ThumbnailListProps<Id>) {
  const { label, value, options, onPress, ...look } = props
  return (
    <div className={thumbnailsFrame}>
      <ListBox
        aria-label={label}
        {...thumbnailsBox(look)}
        layout="grid"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={value === null ? [] : [value]}
      >
        {options.map((option) => (
          <ListBoxItem
            key={option.id}
            id={option.id}
            textValue={option.name ?? option.label}
            aria-label={option.name ?? option.label}
            className={thumbnailClass}
            onPress={() => onPress(option.id)}
          >
            <Thumbnail option={option} isChosen={option.id === value} />
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  )
}

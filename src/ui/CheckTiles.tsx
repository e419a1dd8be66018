import { useId } from 'react'
import styles from './CheckTiles.module.css'
import { ChoiceGroup } from './ChoiceGroup'

export interface CheckTile<Id extends string> {
  id: Id
  label: string
  sample: string // preview of the choice; becomes the description
  sampleLang?: string | undefined
}

export interface CheckTilesProps<Id extends string> {
  label: string
  chosen: readonly Id[]
  tiles: readonly CheckTile<Id>[]
  onChange: (chosen: readonly Id[]) => void
  placeWords: (place: number) => string // "Number 2", for screen readers
}

/** A multiple choice of at least one, kept in the order of choosing. */
export function CheckTiles<Id extends string>(props: CheckTilesProps<Id>) {
  const { label, chosen, tiles, onChange, placeWords } = props
  const id = useId()
  const placeOf = (tile: CheckTile<Id>) => chosen.indexOf(tile.id) + 1
  return (
    <ChoiceGroup
      type="checkbox"
      label={label}
      options={tiles}
      isChosen={(tile) => placeOf(tile) > 0}
      onChange={(tile, isChosen) =>
        onChange(isChosen ? [...chosen, tile.id] : chosen.filter((other) => other !== tile.id))
      }
      box={{ className: styles.tiles }}
      cell={styles.tile}
      control={(tile) => ({
        disabled: placeOf(tile) > 0 && chosen.length === 1,
        'aria-label': tile.label,
        'aria-describedby': `${id}-${tile.id} ${id}-${tile.id}-place`,
      })}
    >
      {(tile, isChosen) => (
        <>
          <span className={styles.name} aria-hidden="true">
            {tile.label}
          </span>
          <span className={styles.sample} id={`${id}-${tile.id}`} lang={tile.sampleLang}>
            {tile.sample}
          </span>
          {isChosen && chosen.length > 1 && (
            <>
              <span className={styles.place} aria-hidden="true">
                {placeOf(tile)}
              </span>
              <span className="visuallyHidden" id={`${id}-${tile.id}-place`}>
                {placeWords(placeOf(tile))}
              </span>
            </>
          )}
        </>
      )}
    </ChoiceGroup>
  )
}

import { useId } from 'react'
import styles from './CheckTiles.module.css'
import { GroupLabel } from './GroupLabel'

export interface CheckTile<Id extends string> {
  id: Id
  label: string
  sample: string // what choosing it brings; the description
  sampleLang?: string | undefined // if not the page's
}

export interface CheckTilesProps<Id extends string> {
  label: string
  chosen: readonly Id[] // in their order
  tiles: readonly CheckTile<Id>[]
  onChange: (chosen: readonly Id[]) => void
  placeWords: (place: number) => string // "Number 2", for screen readers
}

/** Things to choose any number of, at least one, in the order in which they are chosen. */
export function CheckTiles<Id extends string>(props: CheckTilesProps<Id>) {
  const { label, chosen, tiles, onChange, placeWords } = props
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <GroupLabel id={id} label={label} />
      <div className={styles.tiles}>
        {tiles.map((tile) => {
          const place = chosen.indexOf(tile.id) + 1
          const isOnly = place > 0 && chosen.length === 1
          const noteId = `${id}-${tile.id}`
          return (
            <label key={tile.id} className={styles.tile}>
              <input
                type="checkbox"
                className={styles.input}
                checked={place > 0}
                disabled={isOnly}
                aria-label={tile.label}
                aria-describedby={`${noteId} ${noteId}-place`}
                onChange={() =>
                  onChange(place > 0 ? chosen.filter((other) => other !== tile.id) : [...chosen, tile.id])
                }
              />
              <span className={styles.name} aria-hidden="true">
                {tile.label}
              </span>
              <span className={styles.sample} id={noteId} lang={tile.sampleLang}>
                {tile.sample}
              </span>
              {place > 0 && chosen.length > 1 && (
                <>
                  <span className={styles.place} aria-hidden="true">
                    {place}
                  </span>
                  <span className="visuallyHidden" id={`${noteId}-place`}>
                    {placeWords(place)}
                  </span>
                </>
              )}
            </label>
          )
        })}
      </div>
    </div>
  )
}

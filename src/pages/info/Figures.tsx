import { classes } from '../../ui/classes'
import styles from './InfoPage.module.css'
import type { Picture } from './infoText'
import { PICTURES } from './picturesOf'

const DENSITY = 2 // px of the file per CSS px
const COLUMNS: Readonly<Record<number, string | undefined>> = { 2: styles.pair, 3: styles.triple }

interface FiguresProps {
  pictures: readonly Picture[]
  caption?: string
  inRow?: 'equal widths' | 'equal heights'
}

/** Pictures drawn by the engine, alone or side by side. Their size is reserved before they load. */
export function Figures({ pictures, caption, inRow }: FiguresProps) {
  const isRow = inRow === 'equal heights'
  const layout = pictures.length === 1 ? undefined : isRow ? styles.row : styles.grid
  return (
    <figure className={styles.figure}>
      <div className={classes(layout, !isRow && COLUMNS[pictures.length])}>
        {pictures.map(({ id, alt, name, isEarly }) => {
          const { width, height } = PICTURES[id] ?? { width: 0, height: 0 }
          return (
            <div key={id} className={styles.picture}>
              <img
                src={`/guide/${id}.webp`}
                alt={alt}
                width={width / DENSITY}
                height={height / DENSITY}
                loading={isEarly ? 'eager' : 'lazy'}
                decoding="async"
              />
              {name && <span aria-hidden="true">{name}</span>}
            </div>
          )
        })}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

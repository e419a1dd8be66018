import { classes } from '../../ui/classes'
import sizes from './guidePictures.json'
import styles from './InfoPage.module.css'
import type { Picture } from './infoText'

const SIZES: Readonly<Record<string, { width: number; height: number } | undefined>> = sizes
const DENSITY = 2 // px of the file to a CSS px

interface FiguresProps {
  pictures: readonly Picture[]
  caption?: string
  inRow?: 'equal widths' | 'equal heights'
}

/** Pictures made by the engine, alone or side by side. Their places are as large before they arrive. */
export function Figures({ pictures, caption, inRow }: FiguresProps) {
  const isRow = inRow === 'equal heights'
  return (
    <figure className={classes(styles.figure, pictures.length > 1 && (isRow ? styles.row : styles.grid))}>
      {pictures.map(({ id, alt, name }) => {
        const { width, height } = SIZES[id] ?? { width: 0, height: 0 }
        return (
          <div
            key={id}
            className={styles.picture}
            style={isRow ? { flex: `${width / height} 1 0` } : undefined}
          >
            <img
              src={`/guide/${id}.webp`}
              alt={alt}
              width={width / DENSITY}
              height={height / DENSITY}
              loading="lazy"
              decoding="async"
            />
            {name && <span aria-hidden="true">{name}</span>}
          </div>
        )
      })}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

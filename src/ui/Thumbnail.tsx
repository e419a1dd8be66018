import type { CSSProperties, ReactNode } from 'react'
import { classes } from './classes'
import { SteadyText } from './SteadyText'
import styles from './Thumbnail.module.css'

export interface ThumbnailOption<Id extends string> {
  id: Id
  label: string // under the picture: "Square"
  name?: string | undefined // accessible name instead of the label: "Dusk Square"
  picture: ReactNode // fills its box; draws nothing until it is ready
  aspect: number // width ÷ height, so that the placeholder has the final size
  ground?: string | undefined // CSS background of the placeholder
  icon?: ReactNode // before the label
}

/**
 * How the pictures are arranged: in so many columns; in as many as fit; in sets that are never broken across
 * rows, their pictures of one height; or in one row to swipe.
 */
export type ThumbnailArrangement = 'columns' | 'fill' | 'sets' | 'swipe'

export interface ThumbnailsLook {
  arrangement?: ThumbnailArrangement | undefined
  columns?: number | undefined // for 'columns'
  leastPx?: number | undefined // for 'fill': a column's least width
  setAspects?: readonly number[] | undefined // for 'sets': the aspects of each set's pictures
  heightPx?: number | undefined // for 'swipe'
  hasLongNames?: boolean | undefined // which take two lines in narrow columns
}

/** Class and custom properties of the box that holds thumbnails. */
export function thumbnailsBox(look: ThumbnailsLook) {
  const { arrangement = 'columns', columns = 2, leastPx = 116, setAspects = [], heightPx = 84 } = look
  return {
    className: classes(styles.box, styles[arrangement], look.hasLongNames && styles.longNames),
    style: {
      '--columns': columns,
      '--least': leastPx,
      '--set': setAspects.map((aspect) => `minmax(0, ${aspect}fr)`).join(' '),
      '--height': `${heightPx}px`,
    } as CSSProperties,
  }
}

/** Class of the box around that box, whose width counts. */
export const thumbnailsFrame = classes(styles.frame)

/** Class of one thumbnail. */
export const thumbnailClass = classes(styles.thumbnail)

/** A picture above its label; a dot after the label marks the chosen one. */
export function Thumbnail<Id extends string>(props: { option: ThumbnailOption<Id>; isChosen: boolean }) {
  const { option, isChosen } = props
  const blank = { '--aspect': option.aspect, background: option.ground } as CSSProperties
  return (
    <>
      <span className={styles.picture} style={blank} aria-hidden="true">
        {option.picture}
      </span>
      <span className={styles.label} aria-hidden={option.name ? true : undefined}>
        {option.icon}
        <span className={styles.name}>
          <SteadyText isChosen={isChosen}>{option.label}</SteadyText>
        </span>
        {isChosen && <span className={styles.dot} />}
      </span>
    </>
  )
}

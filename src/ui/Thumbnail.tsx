import type { CSSProperties, ReactNode } from 'react'
import { classes } from './classes'
import { SteadyText } from './SteadyText'
import styles from './Thumbnail.module.css'

export interface ThumbnailOption<Id extends string> {
  id: Id
  label: string // under the picture: "Square"
  name?: string | undefined // accessible name replacing the label: "Dusk Square"
  otherName?: string | undefined // below the label: what the same look is called in another list
  picture: ReactNode // fills its box; empty until ready
  aspect: number // width ÷ height, so that the placeholder has the final size
  ground?: string | undefined
  icon?: ReactNode
}

/**
 * Fixed columns; as many columns as fit; sets never broken across rows, with equal heights; or one row to
 * swipe.
 */
export type ThumbnailArrangement = 'columns' | 'fill' | 'sets' | 'swipe'

export interface ThumbnailsLook {
  arrangement?: ThumbnailArrangement | undefined
  columns?: number | undefined
  leastPx?: number | undefined // for 'fill': minimum column width
  setAspects?: readonly number[] | undefined // for 'sets': aspects of each set's pictures
  heightPx?: number | undefined
  hasLongNames?: boolean | undefined // which take two lines in narrow columns
}

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

export const thumbnailsFrame = classes(styles.frame)

export const thumbnailClass = classes(styles.thumbnail)

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
          {option.otherName && <span className={styles.otherName}>{option.otherName}</span>}
        </span>
        {isChosen && <span className={styles.dot} />}
      </span>
    </>
  )
}

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

/** How the pictures are arranged: in columns, in rows of one height, or in one row to swipe. */
export type ThumbnailArrangement = 'columns' | 'rows' | 'swipe'

export interface ThumbnailsLook {
  arrangement?: ThumbnailArrangement | undefined
  columns?: number | undefined // for 'columns'
  heightPx?: number | undefined // for 'rows' and 'swipe'
}

/** Class and custom properties of the box that holds thumbnails. */
export function thumbnailsBox({ arrangement = 'columns', columns = 2, heightPx = 84 }: ThumbnailsLook) {
  return {
    className: classes(styles.box, styles[arrangement]),
    style: { '--columns': columns, '--height': `${heightPx}px` } as CSSProperties,
  }
}

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
        <SteadyText isChosen={isChosen}>{option.label}</SteadyText>
        {isChosen && <span className={styles.dot} />}
      </span>
    </>
  )
}

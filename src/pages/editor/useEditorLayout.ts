import { mediaQuery } from '../../styles/media'
import { PHONE_QUERY, useMediaQuery } from '../browser/useWindowWidth'

/**
 * A drawer is below the card (portrait tablet) or to its right; a phone's sheet is on the right in landscape.
 */
export type EditorLayout = 'columns' | 'drawer' | 'side' | 'phone'

/** A touch keyboard can make a portrait tablet's window wider than high, but not by much. */
const LANDSCAPE_QUERY = '(min-aspect-ratio: 6/5), (orientation: landscape) and (hover: hover)'

/** A phone on its side, or a window as low, has one bar and gives all the height to card and panel. */
export const ON_SIDE_QUERY = mediaQuery('--phone-on-side')

export function useEditorLayout(): EditorLayout {
  const isPhone = useMediaQuery(PHONE_QUERY)
  const isMedium = useMediaQuery(mediaQuery('--wide'))
  const isWide = useMediaQuery(mediaQuery('--columns'))
  const isLandscape = useMediaQuery(LANDSCAPE_QUERY)
  if (isPhone) return 'phone'
  if (isWide || (isMedium && isLandscape)) return 'columns'
  return isLandscape ? 'side' : 'drawer'
}

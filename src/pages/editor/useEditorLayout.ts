import { mediaQuery } from '../../styles/media'
import { useMediaQuery } from '../browser/useWindowWidth'

/**
 * Where the panels are: beside the card on both sides; in a drawer below it (an upright tablet); in one at its
 * right (a wider window); or in a phone's sheet, which is at the right while the phone lies on its side.
 */
export type EditorLayout = 'columns' | 'drawer' | 'side' | 'phone'

/** A touch keyboard can make an upright tablet's window wider than high, but not by much. */
const LANDSCAPE_QUERY = '(min-aspect-ratio: 6/5), (orientation: landscape) and (hover: hover)'

/** A phone on its side, or a window as low, has one bar and gives all the height to card and panel. */
export const ON_SIDE_QUERY = mediaQuery('--phone-on-side')

export function useEditorLayout(): EditorLayout {
  const isPhone = useMediaQuery(`${mediaQuery('--phone')}, ${ON_SIDE_QUERY}`)
  const isMedium = useMediaQuery(mediaQuery('--wide'))
  const isWide = useMediaQuery(mediaQuery('--columns'))
  const isLandscape = useMediaQuery(LANDSCAPE_QUERY)
  if (isPhone) return 'phone'
  if (isWide || (isMedium && isLandscape)) return 'columns'
  return isLandscape ? 'side' : 'drawer'
}

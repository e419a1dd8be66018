import { NARROW_QUERY, useMediaQuery } from '../browser/useWindowWidth'

/**
 * Where the panels are: beside the card on both sides; in a drawer below it (an upright tablet); in one at its
 * right (a low, wide window); or in a phone's sheet.
 */
export type EditorLayout = 'columns' | 'drawer' | 'side' | 'phone'

/** A touch keyboard can make an upright tablet's window wider than high, but not by much. */
const LANDSCAPE_QUERY = '(min-aspect-ratio: 6/5), (orientation: landscape) and (hover: hover)'

export function useEditorLayout(): EditorLayout {
  const isNarrow = useMediaQuery(NARROW_QUERY)
  const isMedium = useMediaQuery('(min-width: 1024px)')
  const isWide = useMediaQuery('(min-width: 1200px)')
  const isLandscape = useMediaQuery(LANDSCAPE_QUERY)
  if (isNarrow) return 'phone'
  if (isWide || (isMedium && isLandscape)) return 'columns'
  return isLandscape ? 'side' : 'drawer'
}

import { NARROW_QUERY, useMediaQuery } from '../browser/useWindowWidth'

/**
 * Where the panels are: beside the card on both sides; in a drawer below it (an upright tablet); in one at its
 * right (a wider window); or in a phone's sheet, which is at the right while the phone lies on its side.
 */
export type EditorLayout = 'columns' | 'drawer' | 'side' | 'phone'

/** A touch keyboard can make an upright tablet's window wider than high, but not by much. */
const LANDSCAPE_QUERY = '(min-aspect-ratio: 6/5), (orientation: landscape) and (hover: hover)'

/** A phone on its side, or a window as low: one bar, and all the height to card and panel. Layouts.module.css has it too. */
export const ON_SIDE_QUERY =
  '(min-width: 640px) and (max-width: 1023.98px) and (max-height: 480px) and (min-aspect-ratio: 6/5)'

export function useEditorLayout(): EditorLayout {
  const isPhone = useMediaQuery(`${NARROW_QUERY}, ${ON_SIDE_QUERY}`)
  const isMedium = useMediaQuery('(min-width: 1024px)')
  const isWide = useMediaQuery('(min-width: 1200px)')
  const isLandscape = useMediaQuery(LANDSCAPE_QUERY)
  if (isPhone) return 'phone'
  if (isWide || (isMedium && isLandscape)) return 'columns'
  return isLandscape ? 'side' : 'drawer'
}

import { NARROW_QUERY, useMediaQuery } from '../browser/useWindowWidth'

/**
 * Where the panels are: beside the card on both sides; in a drawer below it; in one at its right (a low, wide
 * window); or in a phone's sheet.
 */
export type EditorLayout = 'columns' | 'drawer' | 'side' | 'phone'

export function useEditorLayout(): EditorLayout {
  const isNarrow = useMediaQuery(NARROW_QUERY)
  const isWide = useMediaQuery('(min-width: 1024px)')
  const isLandscape = useMediaQuery('(orientation: landscape)')
  if (isNarrow) return 'phone'
  if (isWide) return 'columns'
  return isLandscape ? 'side' : 'drawer'
}

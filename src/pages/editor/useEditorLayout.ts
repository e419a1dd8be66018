import { MOBILE_BREAKPOINT_PX } from '../../state/view'
import { useMediaQuery } from '../browser/useWindowWidth'

/**
 * Where the panels are: beside the card on both sides; in a drawer below it; in one at its right (a low, wide
 * window); or in a phone's sheet.
 */
export type EditorLayout = 'columns' | 'drawer' | 'side' | 'phone'

export function useEditorLayout(): EditorLayout {
  const isNarrow = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`)
  const isWide = useMediaQuery('(min-width: 1024px)')
  const isLandscape = useMediaQuery('(orientation: landscape)')
  if (isNarrow) return 'phone'
  if (isWide) return 'columns'
  return isLandscape ? 'side' : 'drawer'
}

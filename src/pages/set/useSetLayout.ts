import { mediaQuery } from '../../styles/media'
import { useMediaQuery } from '../browser/useWindowWidth'

/** Choices are beside the contact sheet, in a drawer below, or over it on a phone. */
export type SetLayout = 'columns' | 'drawer' | 'phone'

/** A window too low for a drawer has its panel at the side. */
const COLUMNS_QUERY = `${mediaQuery('--wide')}, (min-width: 48em) and (min-aspect-ratio: 6/5)`

export function useSetLayout(): SetLayout {
  const isNarrow = useMediaQuery(mediaQuery('--phone'))
  const isWide = useMediaQuery(COLUMNS_QUERY)
  if (isNarrow) return 'phone'
  return isWide ? 'columns' : 'drawer'
}

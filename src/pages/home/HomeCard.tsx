import { useAtomValue } from 'jotai'
import { homeCardAtom, homeScene } from '../../state/homeScene'
import { CardPreview } from '../card/CardPreview'
import { useNarrowWindow } from '../browser/useWindowWidth'

/** In one chunk with the drawing engine. */
export function HomeCard(place: { widthPx: number; heightPx: number; onShown: () => void }) {
  useNarrowWindow()
  return <CardPreview atoms={homeScene} card={useAtomValue(homeCardAtom)} {...place} />
}

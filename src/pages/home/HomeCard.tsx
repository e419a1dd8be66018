import { useAtomValue } from 'jotai'
import { homeCardAtom, homeScene } from '../../state/homeScene'
import { CardPreview } from '../card/CardPreview'
import { useNarrowWindow } from '../browser/useWindowWidth'

interface HomeCardProps {
  widthPx: number // CSS px
  heightPx: number
  onShown: () => void
}

/** In one chunk with the drawing engine. */
export function HomeCard({ widthPx, heightPx, onShown }: HomeCardProps) {
  useNarrowWindow()
  return (
    <CardPreview
      atoms={homeScene}
      card={useAtomValue(homeCardAtom)}
      widthPx={widthPx}
      heightPx={heightPx}
      onShown={onShown}
    />
  )
}

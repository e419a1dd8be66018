import { useAtomValue } from 'jotai'
import { CardPicture } from '../../draw/CardPicture'
import { homeCardAtom, homeScene } from '../../state/homeScene'
import { CardPreview } from '../card/CardPreview'
import { useNarrowWindow } from '../browser/useWindowWidth'

interface HomeCardProps {
  widthPx: number // CSS px
  heightPx: number
}

/** Home's drawn card, in its own chunk together with the drawing engine. */
export function HomeCard({ widthPx, heightPx }: HomeCardProps) {
  useNarrowWindow()
  return (
    <CardPreview
      atoms={homeScene}
      card={useAtomValue(homeCardAtom)}
      widthPx={widthPx}
      heightPx={heightPx}
      Drawing={CardPicture}
    />
  )
}

import { useAtomValue, type useStore } from 'jotai'
import { CardPicture } from '../../draw/CardPicture'
import { placeQuoteAtom } from '../../state/card'
import { saveDraftAtom } from '../../state/draft'
import { homeCardAtom, homeScene } from '../../state/homeScene'
import { loadedQuoteAtom } from '../../state/quote'
import { CardPreview } from '../CardPreview'
import { useNarrowWindow } from '../useWindowWidth'

interface HomeCardProps {
  widthPx: number // CSS px
  heightPx: number
}

/** The drawn card of home, in a chunk of its own together with the drawing engine. */
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

/** Puts the shown quote on the editor's card. Words still being typed there are saved first: undo brings them back. */
export function editThisQuote(store: ReturnType<typeof useStore>): void {
  const quote = store.get(loadedQuoteAtom)
  if (!quote) return
  store.set(saveDraftAtom)
  store.set(placeQuoteAtom, quote)
}

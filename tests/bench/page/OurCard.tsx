import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { CardStage } from '../../../src/draw/konva/CardStage'
import { layoutCardInSteps } from '../../../src/layout/layoutCard'
import { CardPreview } from '../../../src/pages/card/CardPreview'
import { changeSettingsAtom, placeQuoteAtom } from '../../../src/state/card'
import { changeDraftAtom, shownCardAtom, startEditingAtom } from '../../../src/state/draft'
import { cardLayoutAtom, editorScene } from '../../../src/state/editorScene'
import { benchCard } from './benchCard'

/** Our card on an equally bare page: the editor's atoms, layout and preview, without its panels. */
export function OurCard({ widthPx }: { widthPx: number }) {
  const card = useAtomValue(shownCardAtom)
  const placeQuote = useSetAtom(placeQuoteAtom)
  const changeSettings = useSetAtom(changeSettingsAtom)
  const startEditing = useSetAtom(startEditingAtom)
  const changeDraft = useSetAtom(changeDraftAtom)
  const addLayout = useSetAtom(cardLayoutAtom)

  useEffect(() => {
    const { quote, settings } = benchCard()
    addLayout({ layout: layoutCardInSteps, suits: () => true })
    changeSettings(settings)
    placeQuote(quote)
    startEditing()
  }, [addLayout, changeSettings, placeQuote, startEditing])

  return (
    <>
      <textarea
        aria-label="Quote"
        rows={5}
        cols={40}
        value={card?.kind === 'quote' ? card.quote.content : ''}
        onChange={(event) => changeDraft({ content: event.target.value })}
      />
      <CardPreview
        atoms={editorScene}
        card={card}
        widthPx={widthPx}
        heightPx={(widthPx * 9) / 16}
        Drawing={CardStage}
      />
    </>
  )
}

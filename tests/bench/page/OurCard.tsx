import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { CardStage } from '../../../src/draw/konva/CardStage'
import { CardPreview, type DrawingProps } from '../../../src/pages/card/CardPreview'
import type { ArtFamilyId } from '../../../src/look/art'
import type { CompositionId } from '../../../src/look/compositions'
import { changeSettingsAtom, placeQuoteAtom } from '../../../src/state/card'
import { changeDraftAtom, shownCardAtom, startEditingAtom } from '../../../src/state/draft'
import { editorScene } from '../../../src/state/editorScene'
import { benchCard, inComposition, onPainting } from './benchCard'

export function OurCard({
  widthPx,
  composition,
  art,
}: {
  widthPx: number
  composition: CompositionId | null
  art: ArtFamilyId | null
}) {
  const card = useAtomValue(shownCardAtom)
  const placeQuote = useSetAtom(placeQuoteAtom)
  const changeSettings = useSetAtom(changeSettingsAtom)
  const startEditing = useSetAtom(startEditingAtom)

  useEffect(() => {
    const card = art ? onPainting(benchCard(), art) : benchCard()
    const { quote, settings } = composition ? inComposition(card, composition) : card
    changeSettings(settings)
    placeQuote(quote)
    startEditing()
  }, [composition, art, changeSettings, placeQuote, startEditing])

  return (
    <>
      <Field />
      <CardPreview
        atoms={editorScene}
        card={card}
        widthPx={widthPx}
        heightPx={composition ? (widthPx * 5) / 4 : (widthPx * 9) / 16}
        Drawing={Drawing}
      />
    </>
  )
}

function Field() {
  const card = useAtomValue(shownCardAtom)
  const changeDraft = useSetAtom(changeDraftAtom)
  return (
    <textarea
      aria-label="Quote"
      rows={5}
      cols={40}
      value={card?.kind === 'quote' ? card.quote.content : ''}
      onChange={(event) => changeDraft({ content: event.target.value })}
    />
  )
}

function Drawing({ sceneAtom, widthPx }: DrawingProps) {
  const scene = useAtomValue(sceneAtom)
  return scene && <CardStage scene={scene} widthPx={widthPx} />
}

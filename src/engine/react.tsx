/** quotidian/react: a card to be read. A server sends its words and its place; the browser draws it. */
import { useEffect, useEffectEvent, useState, type ComponentType, type CSSProperties } from 'react'
import { altText } from '../card/caption'
import { cardSize, FULL_VIEW } from '../layout/view'
import { targetOf } from '../look/targets'
import type { Scene } from '../scene/nodes'
import { cardOf, type CardInput, type CardOptions } from './card'

export { EngineError, type CardInput, type CardOptions } from './card'

/** The width is in CSS px, the language that of the words around the quote for screen readers. */
export interface QuoteCardProps extends Pick<CardOptions, 'template' | 'fonts'> {
  card: CardInput
  width: number
  language?: 'en' | 'zh'
  onDrawn?: (scene: Scene) => void
  onError?: (error: unknown) => void // console.error by default
}

export function QuoteCard({ card, width, language = 'en', onDrawn, onError, ...look }: QuoteCardProps) {
  const [shown, setShown] = useState<[ComponentType<{ scene: Scene; widthPx: number }>, Scene] | null>(null)
  const [Stage, scene] = shown ?? []
  const known = knownOf(card, look)
  const draw = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const loading = [import('./index'), import('../draw/konva/CardStage')] as const
      const [{ readyScene }, { CardStage }] = await Promise.all(loading)
      const ready = await readyScene(card, { ...look, signal })
      if (signal.aborted) return
      setShown([CardStage, ready.scene])
      onDrawn?.(ready.scene)
    } catch (error) {
      if (!signal.aborted) (onError ?? console.error)(error)
    }
  })

  useEffect(() => {
    const leaving = new AbortController()
    void draw(leaving.signal)
    return () => leaving.abort()
  }, [JSON.stringify(card), look.template, look.fonts])

  return (
    <figure style={{ ...PLACE, width, aspectRatio: known?.aspectRatio }}>
      {known && <figcaption style={HIDDEN}>{altText(known.card, language)}</figcaption>}
      {known && Stage && scene && <Stage scene={scene} widthPx={width} />}
    </figure>
  )
}

const PLACE: CSSProperties = { position: 'relative', margin: 0, overflow: 'hidden' }
const HIDDEN: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
}

/** null for a refused card: drawing tells what is wrong. */
function knownOf(input: CardInput, options: CardOptions) {
  try {
    const card = cardOf(input, options)
    const { aspectRatio, target } = card.settings
    const { width, height } = cardSize(aspectRatio, FULL_VIEW, targetOf(target))
    return { card, aspectRatio: `${width} / ${height}` }
  } catch {
    return null
  }
}

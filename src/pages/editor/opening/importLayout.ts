import { pictureOf, type Card } from '../../../card/card'
import { needsDateParts } from '../../../card/dateLine'
import { isOnTemplatesGround } from '../../../card/looks'
import { DEFAULT_SETTINGS, type CardSettings } from '../../../card/settings'
import { layoutQuoteCardInSteps } from '../../../layout/quote/layoutQuoteCard'
import { BACKGROUNDS, type Background } from '../../../look/backgrounds'
import { importComposition } from '../../../look/compositions/importComposition'
import { importFrame } from '../../../look/frames/importFrame'
import type { CardLayout } from '../../../state/editorScene'

/** The whole layout, with every frame, the weather and products: 37 KB gz. */
export async function importWholeLayout(): Promise<CardLayout> {
  const { layoutCardInSteps } = await import('../../../layout/layoutCard')
  return { layout: layoutCardInSteps, suits: () => true }
}

/** What lays out one card in the same way by the least code: of a quote, its own frame, weather and what words on pictures need where there may be some. */
export async function importLayoutOf(card: Card): Promise<CardLayout> {
  if (card.kind === 'product') return importWholeLayout()
  const { frameStyle, composition, target: madeFor, textSettings } = card.settings
  const hasSky = mayHaveWeather(card.settings)
  const hasPictures = mayHavePictures(card)
  const hasDateParts = needsDateParts(textSettings.dateLine)
  const [frame, target, layoutWords, weatherOf, onPictures] = await Promise.all([
    importFrame(frameStyle),
    madeFor === 'anything' ? null : import('../../../look/targets').then(({ targetOf }) => targetOf(madeFor)),
    importWords(composition, frameStyle),
    hasSky ? import('../../../look/weather').then((module) => module.weatherOf) : () => null,
    hasPictures ? import('../../../layout/backdropPicture') : null,
    hasDateParts && import('../../../card/dateParts'),
  ])
  return {
    layout: (laid, ...world) => {
      if (laid.kind === 'product') throw new Error('a product needs the whole layout')
      const look = {
        frame,
        target,
        layoutWords,
        weatherOf,
        onPictures,
        isOnTemplatesGround: isOnTemplatesGround(laid.settings),
      }
      return layoutQuoteCardInSteps(laid, look, ...world)
    },
    suits: (asked) => {
      const { kind, settings } = asked
      return (
        kind === 'quote' &&
        settings.frameStyle === frameStyle &&
        settings.composition === composition &&
        settings.target === madeFor &&
        (hasSky || !mayHaveWeather(settings)) &&
        (hasPictures || !mayHavePictures(asked)) &&
        (hasDateParts || !needsDateParts(settings.textSettings.dateLine))
      )
    },
  }
}

/** What lays out the words of a composition; null for the plain one, which a frame that refuses another has. */
async function importWords(id: CardSettings['composition'], frame: CardSettings['frameStyle']) {
  if (id === 'plain') return null
  const [composition, { composedBy }] = await Promise.all([
    importComposition(id),
    import('../../../layout/quote/layoutComposed'),
  ])
  return composedBy(composition && composition.frames.includes(frame) ? composition : null)
}

function mayHavePictures(card: Card): boolean {
  return card.settings.backgroundImage.src !== '' || pictureOf(card) !== ''
}

/** The plain ground of a first visit is known to have none. */
function mayHaveWeather({ backgroundType, backgroundColor }: CardSettings): boolean {
  const { makesWeather = false }: Background = BACKGROUNDS[backgroundType]
  return makesWeather && !(backgroundType === 'solid' && backgroundColor === DEFAULT_SETTINGS.backgroundColor)
}

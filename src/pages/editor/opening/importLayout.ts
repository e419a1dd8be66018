import { pictureOf, type Card } from '../../../card/card'
import { needsDateParts } from '../../../card/dateLine'
import { isOnTemplatesGround } from '../../../card/looks'
import { DEFAULT_SETTINGS, type CardSettings } from '../../../card/settings'
import { layoutQuoteCardInSteps } from '../../../layout/quote/layoutQuoteCard'
import { bringArtFamily } from '../../../look/art'
import { BACKGROUNDS, type Background } from '../../../look/backgrounds'
import { standsIn } from '../../../look/compositions'
import { importComposition } from '../../../look/compositions/importComposition'
import { importFrame } from '../../../look/frames/importFrame'
import type { CardLayout } from '../../../state/editorScene'

/** The whole layout, with every frame, the weather and products. */
export async function importWholeLayout(): Promise<CardLayout> {
  const { layoutCardInSteps } = await import('../../../layout/layoutCard')
  return { layout: layoutCardInSteps, suits: () => true }
}

/** What lays out one card in the same way by the least code: of a quote, its own frame, weather and what words on pictures need where there may be some. */
export async function importLayoutOf(card: Card): Promise<CardLayout> {
  if (card.kind === 'product' || card.settings.textSettings.pinyin) return importWholeLayout()
  const { settings } = card
  const { frameStyle, composition, target: madeFor, textSettings } = settings
  const hasSky = mayHaveWeather(card.settings)
  const hasPictures = mayHavePictures(card)
  const isPainted = settings.backgroundType === 'art'
  const hasDateParts = needsDateParts(textSettings.dateLine)
  const hasSeal = mayHaveSeal(card.settings)
  const hasCitation = card.quote.citation !== null
  const [frame, target, composed, weatherOf, onPictures, layoutSeal, attributing, onArt] = await Promise.all([
    importFrame(frameStyle),
    madeFor === 'anything' ? null : import('../../../look/targets').then(({ targetOf }) => targetOf(madeFor)),
    importWords(composition, frameStyle),
    hasSky ? import('../../../look/weather/weatherOf').then((module) => module.weatherOf) : () => null,
    hasPictures ? import('../../../layout/backdropPicture') : null,
    hasSeal ? import('../../../layout/seal/layoutSeal').then((module) => module.layoutSeal) : null,
    hasCitation ? import('../../../layout/quote/attributing').then((module) => module.attributing) : null,
    isPainted ? import('../../../layout/artBackground').then((module) => module.onArt) : null,
    isPainted ? bringArtFamily(settings.art.family) : null,
    hasDateParts && import('../../../card/dateParts'),
  ])
  return {
    layout: (laid, ...world) => {
      if (laid.kind === 'product') throw new Error('a product needs the whole layout')
      const { card: painted, ...art } = onArt?.(laid) ?? {
        card: laid,
        art: null,
        artRooms: [],
        artLacks: null,
      }
      const look = {
        ...art,
        frame,
        target,
        ...composed,
        weatherOf,
        onPictures,
        attributing,
        layoutSeal,
        pinyinOf: null,
        isOnTemplatesGround: isOnTemplatesGround(laid.settings),
      }
      return layoutQuoteCardInSteps(painted, look, ...world)
    },
    suits: (asked) => {
      const { kind, settings: wanted } = asked
      return (
        kind === 'quote' &&
        (hasCitation || asked.quote.citation === null) &&
        wanted.frameStyle === frameStyle &&
        wanted.composition === composition &&
        wanted.target === madeFor &&
        (isPainted || wanted.backgroundType !== 'art') &&
        (hasSky || !mayHaveWeather(wanted)) &&
        (hasPictures || !mayHavePictures(asked)) &&
        (hasSeal || !mayHaveSeal(wanted)) &&
        !wanted.textSettings.pinyin &&
        (hasDateParts || !needsDateParts(wanted.textSettings.dateLine))
      )
    },
  }
}

/** A composition and what lays out its words; null for the plain one, which a frame that refuses another has. */
async function importWords(id: CardSettings['composition'], frame: CardSettings['frameStyle']) {
  if (id === 'plain') return { composition: null, layoutWords: null }
  const [chosen, { composedBy }] = await Promise.all([
    importComposition(id),
    import('../../../layout/quote/layoutComposed'),
  ])
  const composition = standsIn(id, frame) ? chosen : null
  return { composition, layoutWords: composedBy(composition) }
}

function mayHavePictures(card: Card): boolean {
  const { backgroundImage, backgroundType } = card.settings
  return backgroundImage.src !== '' || backgroundType === 'art' || pictureOf(card) !== ''
}

/** One of the watermark comes with the composition or the frame. */
function mayHaveSeal({ showSeal }: CardSettings): boolean {
  return showSeal === true
}

/** The plain ground of a first visit is known to have none. */
function mayHaveWeather({ backgroundType, backgroundColor }: CardSettings): boolean {
  const { makesWeather = false }: Background = BACKGROUNDS[backgroundType]
  return makesWeather && !(backgroundType === 'solid' && backgroundColor === DEFAULT_SETTINGS.backgroundColor)
}

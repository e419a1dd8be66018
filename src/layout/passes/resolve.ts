import { dayOf, pictureOf, type Card } from '../../card/card'
import { needsDateParts } from '../../card/dateLine'
import { pageCard } from '../../card/pageCard'
import type { CardSettings } from '../../card/settings'
import type { ArtOnCard } from '../../look/art/artOnCard'
import { BACKGROUNDS, hasPicture, type Background } from '../../look/backgrounds'
import { standsIn } from '../../look/compositions'
import type { Composition } from '../../look/compositions/composition'
import type { Frame } from '../../look/frames/frame'
import { parseGradient } from '../../look/gradients'
import { hasInk, NO_INKS } from '../../look/inks'
import type { LuminanceMapOf } from '../../look/luminanceMap'
import type { TargetShape } from '../../look/target'
import { weatherOf, type WeatherId } from '../../look/weather'
import type { Mood } from '../../look/weather/mood'
import { latestByObject, memoByObject } from '../../scene/memo'
import { hasRightToLeft } from '../../text/direction'
import type { TextMetrics } from '../../text/metrics/metrics'
import { isChinese, pinyinMetrics } from '../../text/pinyin/pinyin'
import { knowsForms, traditionalBy, traditionalMetrics } from '../../text/traditional/traditional'
import { typographic } from '../../text/typographic'
import type { PictureRoom } from '../calmRooms'
import type { Paintings, Resource, ResourceId } from '../features'
import { cardSize, textScaleOf, type View, type Missing, type World } from '../view'

/** Title and tagline replace quote and translation. */
const productSettings = memoByObject((settings: CardSettings): CardSettings => {
  const { titleColor, taglineColor, customContentColor, customTranslationColor } = settings.textSettings
  if (titleColor === '' && taglineColor === '') return settings
  return {
    ...settings,
    textSettings: {
      ...settings.textSettings,
      customContentColor: titleColor || customContentColor,
      customTranslationColor: taglineColor || customTranslationColor,
    },
  }
})

export interface ResolvedCard {
  card: Card // with the settings that its painting sets
  settings: CardSettings
  backdropSettings: CardSettings // for everything behind the text
  frame: Frame
  composition: Composition | null // places all text; null for the plain one
  pictures: Resource<'backdrop picture'> | null // null if the card can show none behind its words
  target: TargetShape | null
  art: ArtOnCard | null // the background's painting
  room: PictureRoom | null // the part of its picture for the words; null: as the frame has it
  isOnTemplatesGround: boolean // the ground that the template's inks are for
  showsPinyin: boolean
  day: string // yyyy-mm-dd
  photoSrc: string // '' for none
  weather: { id: WeatherId; mood: Mood } | null // null if the background has none
  seal: Resource<'seal'> | null // null if the card has no seal
  emphasis: Resource<'emphasis'> | null // null if no words are marked
  product: Resource<'product'> | null // null for a quote
  dateParts: Resource<'date parts'> | null // null if the date is numeric
  size: { width: number; height: number }
  textScale: number
  metrics: TextMetrics // for its characters and pinyin
  view: View
  luminanceMapOf: LuminanceMapOf
}

type Need = <Id extends ResourceId>(id: Id, isNeeded: boolean) => Resource<Id> | null

export function resolveCard(card: Card, world: World): ResolvedCard | Missing {
  const asked = pageCard(card)
  const { view, luminanceMapOf, features } = world
  const missing: ResourceId[] = []
  const need: Need = (id, isNeeded) => {
    const found = isNeeded ? features.get(id) : null
    if (found === undefined) missing.push(id)
    return found ?? null
  }
  const { settings: own, kind } = asked
  const frame = need(`frame ${own.frameStyle}`, true)
  const isComposed = own.composition !== 'plain' && standsIn(own.composition, own.frameStyle)
  const composition = need(`composition ${own.composition}`, isComposed && kind === 'quote')
  const showsPhoto = frame?.showsPhoto === true || composition?.showsPhoto === true
  const isOnPicture = own.backgroundType === 'art' || hasPicture(own)
  const pictures = need('backdrop picture', isOnPicture || (showsPhoto && pictureOf(asked) !== ''))
  const targets = need('targets', own.target !== 'anything')
  const target = view.print ?? targets?.targetOf(own.target) ?? null
  const paintings = need(`painting ${own.art.family}`, own.backgroundType === 'art')
  const looks = need('looks', hasInk(own.templateInks))
  const painted = onPainting(asked, paintings)
  const showsPinyin = kind === 'quote' && own.textSettings.pinyin && !composition?.isInCells
  need('bidi', hasRightToLeft(`${wordsOf(asked)}\n${own.watermarkText}`))
  const resolved = {
    ...painted,
    composition,
    pictures,
    room: null,
    target,
    // A composition's inks may be for its own paper.
    isOnTemplatesGround: looks?.isOnTemplatesGround(own) === true && (kind === 'quote' || !isComposed),
    showsPinyin,
    day: dayOf(asked),
    weather: weatherFor(own, view, need),
    seal: need('seal', own.showSeal === true),
    emphasis: need('emphasis', asked.kind === 'quote' && asked.quote.emphasis.length > 0),
    product: need('product', kind === 'product'),
    dateParts: need('date parts', own.showDate && needsDateParts(own.textSettings.dateLine)),
    size: cardSize(own.aspectRatio, view, target),
    textScale: textScaleOf(view, target),
    metrics: metricsFor(asked, showsPinyin, world.metrics, need),
    view,
    luminanceMapOf,
  }
  if (frame === null || missing.length > 0) return { missing }
  return { ...resolved, frame, photoSrc: photoOf(asked, frame) }
}

/** Product pictures already contain text. */
function photoOf(card: Card, { keepsPhotoClear }: Frame): string {
  return card.kind === 'quote' || keepsPhotoClear ? pictureOf(card) : ''
}

function weatherFor(settings: CardSettings, view: View, need: Need): ResolvedCard['weather'] {
  const { makesWeather = false, grounds }: Background = BACKGROUNDS[settings.backgroundType]
  const id = view.weather ?? (makesWeather ? weatherOf(topDown(settings, grounds(settings))) : null)
  const mood = id && need(`weather ${id}`, true)
  return mood ? { id, mood } : null
}

/** The gradient's direction is ignored: one that is dark below is no dusk. */
function topDown(
  { backgroundType, gradientValue }: CardSettings,
  colours: readonly string[],
): readonly string[] {
  const rises = backgroundType === 'gradient' && parseGradient(gradientValue)?.dy === -1
  return rises ? colours.toReversed() : colours
}

function onPainting(card: Card, paintings: Paintings | null) {
  const { art: choice } = card.settings
  const art = paintings?.on(choice, dayOf(card)) ?? null
  const settings = art
    ? settingsOnArt(card.settings, art, `${choice.family} ${art.paletteId}`)
    : card.settings
  return {
    card: art ? { ...card, settings } : card,
    settings,
    backdropSettings: card.kind === 'product' ? productSettings(settings) : settings,
    art,
  }
}

const settingsOnArt = latestByObject(
  (settings: CardSettings, { palette, ground }: ArtOnCard, _key: string): CardSettings => ({
    ...settings,
    theme: palette.theme,
    backgroundColor: ground,
    templateInks: { ...NO_INKS, quote: palette.colours.ink!, accent: palette.colours.accent! },
  }),
  (_settings, _art, key) => key,
)

function metricsFor(card: Card, showsPinyin: boolean, plain: TextMetrics, need: Need): TextMetrics {
  const { textSettings, watermarkText } = card.settings
  const table = need('traditional characters', textSettings.characters === 'traditional')?.CHARACTERS
  const isKnown = !table || knowsForms(table, `${wordsOf(card)}\n${watermarkText}`)
  const phrases = need('traditional phrases', !isKnown)?.phrases ?? null
  const metrics = table ? traditionalMetrics(plain, traditionalBy(table, phrases)) : plain
  const texts =
    card.kind === 'quote' ? [card.quote.content, card.quote.translation].map((text) => typographic(text)) : []
  const pinyin = need('pinyin', showsPinyin && texts.some(isChinese))
  const dictionary = need('pinyin dictionary', pinyin !== null && !pinyin.knowsAllReadings(texts))
  return pinyin ? pinyinMetrics(metrics, pinyin.pinyinBy(dictionary?.dictionary ?? null)) : metrics
}

function wordsOf(card: Card): string {
  if (card.kind === 'product') {
    const { name, tagline, description, topics } = card.product
    return [name, tagline, description, ...topics].join('\n')
  }
  const { content, translation, author, citation } = card.quote
  return [content, translation, author, citation?.authorZh ?? '', citation?.work ?? ''].join('\n')
}

import { isOfAnyYear } from '../../calendar/dayPaths'
import { CODE_NAME } from '../../card/cardAddress'
import { DAILY_CARD } from '../../card/dailyCard'
import type { ExportScale } from '../../card/exportOptions'
import type { CardSettings } from '../../card/settings'
import type { FormatId } from '../../export/formats'
import type { View } from '../../layout/view'
import { RATIOS, type RatioId } from '../../look/ratios'
import { nearestRatio, type TargetId, targetOf } from '../../look/targets'
import { keysOf } from '../../scene/values'
import { refused, RefusedError } from '../answers'
import { OF_CARD, type AskedCard, FIRST_LOOKS, LOOKS, SHEETS } from './parameters'
import { type AskedSides, type Greys, greysIn, type PictureSize, sizeBy } from './sizeQuery'
import { SETTING_NAMES, withSaid, type SettingWords } from '../../card/namedSettings'
import { withComposition } from '../../look/compositions'
import { chosenArt } from '../../look/art/choice'
import { paletteIdsOf } from '../../look/art/paletteIds'
import { oneOf } from '../parameters'

/** `type`: no picture, but the little type that draws the card on a page (draw/node/firstTypeFile.ts). */
export type CardImageFormat = FormatId | 'type'

export interface Drawing {
  scale: ExportScale
  view: View['mode']
  size: PictureSize | null // exact, with its own shape; replaces the scale
  greys: Greys | null // null: colour
  target?: TargetId | undefined // its file, whose pixels replace the scale; absent: no target's
}

/** Its shape determines a missing side. */
export interface CodeQuery extends Omit<Drawing, 'size'> {
  code: string
  sides: AskedSides
}

export interface DayQuery extends Drawing {
  settings: CardSettings
  day: string | null // null: today; mm-dd: the almanac's day, ignoring the provider
  firstLook: FirstLook | null // as the page asks for it
  isAsShared: boolean
}

/** @param today yyyy-mm-dd, used without a date @throws {RefusedError} */
export function readCardImageQuery(
  given: AskedCard,
  today: string,
  look: CardSettings | null = null,
): CodeQuery | DayQuery {
  const greys = greysIn(given.palette)
  const asked = greys === null ? given : { ...given, palette: undefined }
  const lookAsked = readLook(asked, today, look)
  const drawing = readDrawing(asked)
  const code = asked[CODE_NAME]
  if (code === undefined) return dayQuery(lookAsked, drawing, greys)
  const other = [...keysOf(OF_CARD), 'palette' as const].find((name) => asked[name] !== undefined)
  if (other) throw refused(CODE_NAME, `holds a whole card: leave ${other} out`)
  const { scale, sides, target } = drawing
  return { code, scale, view: 'full', sides, greys, target }
}

type AskedDrawing = Pick<Drawing, 'scale' | 'view' | 'target'> & { sides: AskedSides }

function readDrawing(asked: AskedCard): AskedDrawing {
  const { scale = String(DAILY_CARD.scale), view = 'full', w, h, target } = asked
  const shaping = (['scale', 'view', 'ratio', 'w', 'h'] as const).find((name) => asked[name] !== undefined)
  if (target && shaping) throw refused('target', `gives the size and shape: leave ${shaping} out`)
  const isSized = w !== undefined || h !== undefined
  if (isSized && asked.scale !== undefined)
    throw new RefusedError('bad-scale', 'w and h say the size: leave scale out')
  if (isSized && view === 'compact')
    throw new RefusedError('bad-view', 'w and h give the shape: leave view out')
  return { scale: Number(scale) as ExportScale, view, sides: { w, h }, target }
}

function dayQuery(asked: AskedLook, drawing: AskedDrawing, greys: Greys | null): DayQuery {
  const { day, id, ratio, settings, isAsNamed } = asked
  const { scale, view, sides, target } = drawing
  if (ratio !== undefined && sides.w !== undefined && sides.h !== undefined)
    throw new RefusedError('bad-ratio', 'w and h give the shape: leave ratio out')
  const namedRatio = ratio ?? (asked.isOfTemplate ? settings.aspectRatio : DAILY_CARD.ratio)
  const size = sizeBy(sides, RATIOS[namedRatio])
  const shape = size ?? targetOf(target)
  const aspectRatio = shape ? nearestRatio(shape) : namedRatio
  const isAsShared =
    isAsNamed &&
    Object.values<string>(DAILY_CARD.templates).includes(id) &&
    aspectRatio === DAILY_CARD.ratio &&
    scale === DAILY_CARD.scale &&
    view === 'full' &&
    !shape &&
    !greys
  return {
    day,
    settings: {
      ...settings,
      ...(day !== null && isOfAnyYear(day) ? { showDate: false } : {}),
      aspectRatio,
      ...(target && { target }),
    },
    scale,
    view,
    size,
    greys,
    target,
    firstLook: isFirstLook(id) && isAsNamed && aspectRatio === settings.aspectRatio ? id : null,
    isAsShared,
  }
}

export type FirstLook = keyof typeof FIRST_LOOKS

export function isFirstLook(id: string): id is FirstLook {
  return Object.hasOwn(FIRST_LOOKS, id)
}

export interface AskedLook {
  day: string | null // null: today; mm-dd: the almanac's day
  id: string // a template or another look
  ratio: RatioId | undefined
  settings: CardSettings
  isOfTemplate: boolean // the query names a template or a look
  isAsNamed: boolean // the look is unchanged
}

/** @param own a look by its code, in place of a template */
export function readLook(asked: AskedCard, today: string, own: CardSettings | null = null): AskedLook {
  const { date: day, template, ratio, composition, theme } = asked
  if (own && template !== undefined) throw refused('look', 'is a whole look: leave template out')
  const said = saidIn(asked)
  const seal = sealIn(asked)
  const id = template ?? DAILY_CARD.templates.en
  if (theme !== undefined && id !== 'day')
    throw refused('theme', 'is of template=day: other templates have their own colours')
  const look = own ?? LOOKS[id]!(day ?? today, theme && SHEETS[theme])
  const art = readArt(asked, look)
  const together = composition === undefined ? {} : withComposition(composition, look.frameStyle)
  const choices = [
    own ?? undefined,
    composition,
    ...[said, seal, art].flatMap((some) => Object.values<unknown>(some)),
  ]
  return {
    day: day ?? null,
    id,
    ratio,
    settings: { ...withSaid({ ...look, ...together }, said), ...art, ...seal },
    isOfTemplate: template !== undefined || own !== null,
    isAsNamed: choices.every((choice) => choice === undefined),
  }
}

function saidIn(asked: AskedCard): SettingWords {
  const said = SETTING_NAMES.filter((name) => asked[name] !== undefined)
  return Object.fromEntries(said.map((name) => [name, asked[name]]))
}

/** Seed and palette belong to the named family, else to the look's. */
function readArt(
  { art, seed, palette }: AskedCard,
  look: CardSettings,
): Pick<CardSettings, 'backgroundType' | 'art'> | Record<never, never> {
  if (art === undefined && seed === undefined && palette === undefined) return {}
  if (art === undefined && look.backgroundType !== 'art')
    throw new RefusedError('bad-art', 'seed and palette are of a painting: name it with art')
  const family = art ?? look.art.family
  const palettes = paletteIdsOf(family)
  if (palette !== undefined && !palettes.includes(palette))
    throw refused('palette', `must be ${oneOf(palettes, '').allowed}`)
  return { backgroundType: 'art', art: chosenArt(look.art, family, { palette, seed }) }
}

/** Any seal setting shows the seal unless it is switched off. */
function sealIn(asked: AskedCard): Partial<CardSettings> {
  const { seal, 'seal-text': sealText, 'seal-style': sealStyle, 'seal-place': sealPlace } = asked
  const said = Object.entries({ sealText, sealStyle, sealPlace }).filter(([, one]) => one !== undefined)
  const isSaid = seal !== undefined || said.length > 0
  return { ...Object.fromEntries(said), ...(isSaid ? { showSeal: seal !== 'off' } : {}) }
}

import type { FrameBelow, FrameContext, FramePage, FramePlan, Frame } from '../../look/frames/frame'
import type { InkGrounds } from '../../look/inks'
import { scrimNodes } from '../../look/scrim'
import { averageColour, contrastRatio } from '../../scene/colour'
import { isSmallPrint, type BlockId, type Box, type SceneNode } from '../../scene/nodes'
import { TEXT_SIZES } from '../../text/sizes'
import { inksOnBackground, inksOnPage, inksOnScrim, tintGrounds } from '../inks'
import { backgroundNodes } from '../cardBackground'
import {
  flatGrounds,
  groundsInBox,
  isPhoto,
  NO_WORD_BOXES,
  scenicGrounds,
  wordsOf,
  type GroundsUnderVeil,
} from '../wordGrounds'
import type { GroundedCard } from './ground'
import { hasPicture } from '../../look/backgrounds'
import type { CardSettings } from '../../card/settings'
import type { Mood } from '../../look/weather/mood'
import { alignOf } from '../quote/measureQuote'

/** Limits how far short quotes are enlarged in front of scenery, which needs the room. */
const WEATHER_LIFT = 1.1

export interface InkedCard extends GroundedCard {
  context: FrameContext
  plan: FramePlan
  inkGrounds: InkGrounds
  hasPage: boolean // text lies on the frame's page or a scrim
  groundsIn: (box: Box, id: BlockId) => readonly string[]
  plainGround: string | null // behind the text; null on scenery, a pattern or rules
}

export function inkCard(card: GroundedCard): InkedCard {
  const { frame, ground, picture, pictures, area, dimming } = card
  const first = inkedOver(card, flatGrounds(ground.colours))
  const boxes = [first.plan.textBox, ...wordsOf(first.plan, card.size.width).lines]
  const seen = picture && frame.frost ? pictures!.groundsWithin(picture, boxes, frame.frost) : null
  const scenic = seen
    ? flatGrounds(flatGrounds(seen)(dimming))
    : scenicGrounds(ground, area, first.plan, card.size.width)
  return scenic ? inkedOver(card, scenic) : first
}

function inkedOver(card: GroundedCard, groundsUnder: GroundsUnderVeil): InkedCard {
  const { backdropSettings: settings, frame, composition, art, ground, scrim, area } = card
  const isComposed = composition !== null
  const below = belowOf(card, groundsUnder)
  const page = pageOf(card, below)
  const { inks, veil, grounds } = page
    ? inksOnPage(page, settings.theme)
    : scrim
      ? inksOnScrim(scrim, frame, isComposed, art)
      : inksOnBackground(frame, groundsUnder, settings.theme, isComposed)
  const hidesWeather = page !== null && !page.keepsWeather
  const mood = hidesWeather ? null : ground.mood
  const backgroundIn = (on: Box & { radiusPx?: number }, id: string): SceneNode[] =>
    backgroundNodes(ground, on, id, {
      veil: veil ?? card.dimming,
      isPhoto: isPhoto(on, plan, card.size.width),
      cover: card.cover,
      words: hidesWeather ? NO_WORD_BOXES : wordsOf(plan, card.size.width),
    })
  const { bounds, safe, around, isSurfaceTransparent, lift } = card
  const context: FrameContext = {
    ...below,
    bounds,
    safe,
    around,
    isSurfaceTransparent,
    lift,
    theme: settings.theme,
    colours: coloursOf(frame, settings),
    inks,
    contentPx: settings.textSettings.contentPx || TEXT_SIZES[settings.textSettings.contentSize].px,
    background: backgroundIn,
  }
  const plan = planOf(card, context, mood)
  const hasPage = page !== null || scrim !== null
  const plain = hidesWeather || ground.mood === null ? (page?.grounds ?? ground.colours) : []
  return {
    ...card,
    context,
    plan,
    inkGrounds: grounds,
    hasPage,
    groundsIn: (on, id) => {
      if (hasPage) return isSmallPrint(id) ? grounds.small : grounds.block
      return tintGrounds(frame, groundsInBox(ground, area, veil, on), isComposed)
    },
    plainGround: plan.grid || veil ? null : uniformColour(plain),
  }
}

function belowOf(card: GroundedCard, groundsUnder: GroundsUnderVeil): FrameBelow {
  const { backdropSettings: settings, art, ground, photo, safe, scrim, area } = card
  return {
    grounds: ground.colours,
    textGrounds: groundsUnder(null),
    panel: ground.mood?.panel?.(safe) ?? null,
    hasPicture: art !== null || hasPicture(settings),
    hasWeather: ground.mood !== null,
    photo,
    onPicture: scrim && {
      grounds: scrim.block.length > 0 ? scrim.block : scrim.feet,
      isDark: scrim.side === 'dark',
      scrim: scrimNodes(scrim.scrim, area, 'picture-scrim'),
    },
  }
}

/** Returns null if the text lies on the background. */
function pageOf(
  { backdropSettings: settings, frame, paper }: GroundedCard,
  below: FrameBelow,
): FramePage | null {
  if (paper) return { grounds: [paper], keepsWeather: true }
  return frame.page?.({ theme: settings.theme, colours: coloursOf(frame, settings) }, below) ?? null
}

const MAX_UNIFORM_CONTRAST = 1.2

function uniformColour(colours: readonly string[]): string | null {
  const middle = colours.length > 0 ? averageColour(colours) : null
  return middle !== null && colours.every((colour) => contrastRatio(colour, middle) <= MAX_UNIFORM_CONTRAST)
    ? middle
    : null
}

/** The text avoids the sun of `mood`. */
function planOf(card: GroundedCard, context: FrameContext, mood: Mood | null): FramePlan {
  const { frame, area, safe, size, room, pictures } = card
  const { textPosition, textSettings } = card.backdropSettings
  const inRoom = (own: FramePlan) => (room ? pictures!.planInRoom(own, room) : own)
  const own = frame.plan(context)
  // A composition places all text itself, on the whole sheet.
  if (card.composition) return inRoom({ ...own, textBox: own.sheet ?? safe, date: null, watermark: null })
  const plan = card.art && card.hasWordsOnPicture ? card.art.plan(frame, own, area, safe) : own
  const placed = inRoom(plan)
  const { lines } = wordsOf(plan, size.width)
  return {
    ...placed,
    textBox: mood?.clearing?.(placed.textBox, area, alignOf(textSettings), lines) ?? placed.textBox,
    ...(mood ? { shortQuoteLift: Math.min(plan.shortQuoteLift ?? Infinity, WEATHER_LIFT) } : {}),
    ...(textPosition === 'top' ? { blockAt: 0 } : {}),
  }
}

function coloursOf(frame: Frame, { theme, frameColors }: CardSettings): Record<string, string> {
  const entries = Object.entries(frame.colours ?? {}).map(([name, colour]) => [
    name,
    frameColors[name] ?? colour[theme],
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

import type { CardSettings } from '../card/settings'
import { FRAMES } from '../look/frames'
import type { Frame, FrameBelow, FramePage, FramePlan, FrameSite } from '../look/frames/frame'
import { inksOver, veilFor, type Inks } from '../look/inks'
import { SHADOWS, type Shadow } from '../look/shadows'
import type { WeatherId } from '../look/weather'
import type { Mood } from '../look/weather/mood'
import { insetBox } from '../scene/box'
import type { Box, SceneNode } from '../scene/nodes'
import { TEXT_SIZES } from '../text/sizes'
import { groundOf, groundNodes } from './ground'
import { matNodes, matTint } from './mat'
import { alignOf } from './quoteSetting'
import { flatGrounds, isPhoto, scenicGrounds, type GroundsUnder } from './skyUnder'

/** Everything of a card that does not depend on its words. */
export interface Sheet {
  frame: Frame
  plan: FramePlan
  site: FrameSite
  mood: Mood | null
  nodes: readonly SceneNode[]
}

/** How much larger than its step a short quote is drawn before scenery (looks.md §1). */
const WEATHER_LIFT = 1.1

const cache = new WeakMap<CardSettings, Map<string, Sheet>>()

/**
 * Mat, shadow, background, weather and the frame's back, lowest first. The same settings and photo (the quote's
 * picture, '' for none) give the same object, so that a keystroke leaves the layer below the text untouched.
 */
export function layoutSheet(
  settings: CardSettings,
  size: { width: number; height: number },
  photo: string,
  weather?: WeatherId,
): Sheet {
  const shown = photoShown(settings, photo)
  const look = lookOf(settings)
  const sizes = cache.get(look) ?? new Map<string, Sheet>()
  cache.set(look, sizes)
  const key = `${size.width}×${size.height} ${weather ?? ''} ${shown ?? ''}`
  const known = sizes.get(key)
  if (known) return known
  const sheet = drawnSheet(settings, size, shown, weather)
  sizes.set(key, sheet)
  return sheet
}

const looks = new WeakMap<CardSettings, CardSettings>()
let lastLook: CardSettings | null = null

/** The settings that stand for these: the same object while only blocks are moved by hand, sixty times a second. */
function lookOf(settings: CardSettings): CardSettings {
  const known = looks.get(settings)
  const last = lastLook
  lastLook = known ?? (last !== null && differsInPlacementsOnly(settings, last) ? last : settings)
  looks.set(settings, lastLook)
  return lastLook
}

function differsInPlacementsOnly(a: CardSettings, b: CardSettings): boolean {
  return (Object.keys(a) as (keyof CardSettings)[]).every(
    (key) => key === 'placements' || Object.is(a[key], b[key]),
  )
}

/** A picture that a visitor chose as the background goes before the quote's. */
function photoShown({ frameStyle, ...settings }: CardSettings, photo: string): string | null {
  const frame: Frame = FRAMES[frameStyle]
  return frame.showsPhoto && photo !== '' && !hasPicture(settings) ? photo : null
}

function hasPicture({
  backgroundType,
  backgroundImage,
}: Pick<CardSettings, 'backgroundType' | 'backgroundImage'>) {
  return backgroundType === 'image' && backgroundImage.src !== ''
}

function drawnSheet(
  settings: CardSettings,
  size: { width: number; height: number },
  photo: string | null,
  weather?: WeatherId,
): Sheet {
  const card: Box = { x: 0, y: 0, ...size }
  const frame: Frame = FRAMES[settings.frameStyle]
  const { matPx, shadows }: Shadow = SHADOWS[settings.shadow]
  const hasMat = matPx > 0 && settings.margin !== 'none'
  const box = hasMat ? insetBox(card, matPx) : card
  const ground = groundOf(settings, weather)
  const around = hasMat ? matTint(settings, ground.colours[0] ?? settings.backgroundColor) : null
  const colours = coloursOf(frame, settings)
  const area = frame.backgroundBox?.(box) ?? box
  const cover = frame.cover?.(box) ?? null
  const siteOver = (groundsUnder: GroundsUnder) => {
    const below: FrameBelow = {
      grounds: ground.colours,
      textGrounds: groundsUnder(null),
      panel: ground.mood?.panel?.(box) ?? null,
      hasPicture: hasPicture(settings),
      hasWeather: ground.mood !== null,
      photo,
    }
    const page = frame.page?.({ theme: settings.theme, colours }, below) ?? null
    const { inks, veil } = inksOf(settings, frame, page, groundsUnder)
    const laid = (on: Box & { radiusPx?: number }, id: string) =>
      groundNodes(settings, ground, on, id, { veil, isPhoto: isPhoto(on, plan), cover })
    const site: FrameSite = {
      ...below,
      sheet: box,
      around,
      theme: settings.theme,
      colours,
      inks,
      contentPx: settings.textSettings.contentPx || TEXT_SIZES[settings.textSettings.contentSize].px,
      background: laid,
    }
    const plan: FramePlan = planOf(
      frame,
      site,
      settings,
      page && !page.keepsWeather ? null : ground.mood,
      area,
    )
    return { site, plan, laid }
  }
  // Where words stand decides what they lie on, and that their inks.
  const first = siteOver(flatGrounds(ground.colours))
  const scenic = scenicGrounds(settings, ground, area, first.plan)
  const { site, plan, laid } = scenic ? siteOver(scenic) : first
  const inner = shadows.filter((shadow) => shadow.inset)
  const innerShadow: SceneNode[] =
    inner.length > 0 ? [{ type: 'rect', id: 'sheet-inner-shadow', ...area, shadows: inner }] : []
  const behind = frame.behind?.(site) ?? []
  const turning = [
    ...laid(area, 'background'),
    // Below a page, but on a photo.
    ...(frame.showsPhoto ? [...behind, ...innerShadow] : [...innerShadow, ...behind]),
  ]
  const nodes = [
    ...(hasMat ? matNodes(around, card, box, shadows) : []),
    ...(frame.under?.(site) ?? []),
    ...turned(turning, plan, 'sheet-turned'),
  ]
  return { frame, plan, site, mood: ground.mood, nodes }
}

/** Turns nodes with the plan, where it turns. */
export function turned(nodes: readonly SceneNode[], { turn }: FramePlan, id: string): readonly SceneNode[] {
  return turn && nodes.length > 0 ? [{ type: 'group', id, rotation: turn, children: nodes }] : nodes
}

/** `mood`: the weather that the words stand before. They keep clear of its sun and leave it room. */
function planOf(
  frame: Frame,
  site: FrameSite,
  { textPosition, textSettings }: CardSettings,
  mood: Mood | null,
  area: Box,
): FramePlan {
  const plan = frame.plan(site)
  return {
    ...plan,
    textBox: mood?.clearing?.(plan.textBox, area, alignOf(textSettings)) ?? plan.textBox,
    ...(mood ? { shortQuoteLift: Math.min(plan.shortQuoteLift ?? Infinity, WEATHER_LIFT) } : {}),
    ...(textPosition === 'top' ? { blockAt: 0 } : {}),
  }
}

function coloursOf(frame: Frame, { theme, frameColors }: CardSettings): Record<string, string> {
  const own = Object.entries(frame.colours ?? {}).map(([name, colour]) => [
    name,
    frameColors[name] ?? colour[theme],
  ])
  return Object.fromEntries(own) as Record<string, string>
}

function inksOf(
  settings: CardSettings,
  frame: Frame,
  page: FramePage | null,
  groundsUnder: GroundsUnder,
): { inks: Inks; veil: string | null } {
  if (page) return { inks: { ...inksOver(page.grounds, settings.theme), ...page.inks }, veil: null }
  const veil = veilFor(groundsUnder(null), settings.theme, groundsUnder)
  return { inks: (frame.inks ?? inksOver)(groundsUnder(veil), settings.theme), veil }
}

import type { CardSettings } from '../card/settings'
import { BACKGROUNDS, type Background } from '../look/backgrounds'
import { FRAMES } from '../look/frames'
import type { Frame, FramePlan, FrameSite } from '../look/frames/frame'
import { inksOver, veilFor, type Inks } from '../look/inks'
import { SHADOWS, type Shadow } from '../look/shadows'
import type { Mood } from '../look/weather/mood'
import { insetBox } from '../scene/box'
import { laidOver } from '../scene/colour'
import type { Box, SceneNode } from '../scene/nodes'
import { TEXT_SIZES } from '../text/sizes'
import { groundOf, groundNodes } from './ground'
import { matNodes } from './mat'

/** Everything of a card that does not depend on its words. */
export interface Sheet {
  frame: Frame
  plan: FramePlan
  site: FrameSite
  mood: Mood | null
  nodes: readonly SceneNode[]
}

const cache = new WeakMap<CardSettings, Map<string, Sheet>>()

/**
 * Mat, shadow, background, weather and the frame's back, lowest first. The same settings give the same object, so
 * that a keystroke leaves the layer below the text untouched.
 */
export function layoutSheet(settings: CardSettings, size: { width: number; height: number }): Sheet {
  const sizes = cache.get(settings) ?? new Map<string, Sheet>()
  cache.set(settings, sizes)
  const key = `${size.width}×${size.height}`
  const known = sizes.get(key)
  if (known) return known
  const sheet = drawnSheet(settings, size)
  sizes.set(key, sheet)
  return sheet
}

function drawnSheet(settings: CardSettings, size: { width: number; height: number }): Sheet {
  const card: Box = { x: 0, y: 0, ...size }
  const frame: Frame = FRAMES[settings.frameStyle]
  const { matPx, shadows }: Shadow = SHADOWS[settings.shadow]
  const hasMat = matPx > 0 && settings.margin !== 'none'
  const box = hasMat ? insetBox(card, matPx) : card
  const ground = groundOf(settings)
  const colours = coloursOf(frame, settings)
  const page = frame.page?.({ theme: settings.theme, colours })
  const { inks, veil } = inksOf(settings, frame, page, [...ground.colours, ...(ground.mood?.grounds ?? [])])
  const laid = (area: Box & { radiusPx?: number }, id: string) =>
    groundNodes(settings, ground, area, id, veil)

  const site: FrameSite = {
    sheet: box,
    theme: settings.theme,
    colours,
    inks,
    grounds: ground.colours,
    contentPx: settings.textSettings.contentPx || TEXT_SIZES[settings.textSettings.contentSize].px,
    panel: ground.mood?.panel?.(box) ?? null,
    background: (area, id) => laid(area, id),
  }
  const plan = planOf(frame, site, settings, ground.mood)
  const inner = shadows.filter((shadow) => shadow.inset)
  const turning = [
    ...laid(frame.backgroundBox?.(box) ?? box, 'background'),
    ...(inner.length > 0
      ? [{ type: 'rect', id: 'sheet-inner-shadow', ...box, shadows: inner } as const]
      : []),
    ...(frame.behind?.(site) ?? []),
  ]
  const nodes = [
    ...(hasMat ? matNodes(settings, ground.colours[0], card, box, shadows) : []),
    ...(frame.under?.(site) ?? []),
    ...turned(turning, plan, 'sheet-turned'),
  ]
  return { frame, plan, site, mood: ground.mood, nodes }
}

/** Turns nodes with the plan, where it turns. */
export function turned(nodes: readonly SceneNode[], { turn }: FramePlan, id: string): readonly SceneNode[] {
  return turn && nodes.length > 0 ? [{ type: 'group', id, rotation: turn, children: nodes }] : nodes
}

function planOf(frame: Frame, site: FrameSite, settings: CardSettings, mood: Mood | null): FramePlan {
  const plan = frame.plan(site)
  const textBox = mood?.clearing && !frame.page ? mood.clearing(plan.textBox, site.sheet) : plan.textBox
  return {
    ...plan,
    textBox,
    ...(settings.textPosition === 'top' ? { blockAt: 0 } : {}),
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
  page: ReturnType<NonNullable<Frame['page']>> | undefined,
  grounds: readonly string[],
): { inks: Inks; veil: string | null } {
  if (page) return { inks: { ...inksOver(page.grounds, settings.theme), ...page.inks }, veil: null }
  const veil = veilFor(grounds, settings.theme)
  const seen = veil ? grounds.map((colour) => laidOver(veil, colour)) : grounds
  return { inks: (frame.inks ?? inksOver)(seen, settings.theme), veil }
}

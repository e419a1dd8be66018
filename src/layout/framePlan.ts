import type { CardSettings } from '../card/settings'
import type { ArtOnCard } from '../look/art/artOnCard'
import type { Frame, FrameContext, FramePlan } from '../look/frames/frame'
import type { Mood } from '../look/weather/mood'
import type { Box } from '../scene/nodes'
import { alignOf } from './quote/measureQuote'
import { wordsOf } from './wordGrounds'

/** Limits how far short quotes are enlarged in front of scenery, which needs the room. */
const WEATHER_LIFT = 1.1

/** `mood`: the weather behind the words, which keep clear of its sun and leave it room; `art`: the painting under them. */
export function planOf(
  frame: Frame,
  context: FrameContext,
  { textPosition, textSettings }: CardSettings,
  {
    mood,
    area,
    isComposed,
    art,
  }: { mood: Mood | null; area: Box; isComposed: boolean; art: ArtOnCard | null },
): FramePlan {
  const own = frame.plan(context)
  const plan = art && !isComposed ? art.plan(frame, own, area, context.safe) : own
  // A composition has all of the sheet, and places all words itself.
  if (isComposed) return { ...plan, textBox: plan.sheet ?? context.safe, date: null, watermark: null }
  return {
    ...plan,
    textBox: mood?.clearing?.(plan.textBox, area, alignOf(textSettings), wordsOf(plan).lines) ?? plan.textBox,
    ...(mood ? { shortQuoteLift: Math.min(plan.shortQuoteLift ?? Infinity, WEATHER_LIFT) } : {}),
    ...(textPosition === 'top' ? { blockAt: 0 } : {}),
  }
}

/** A frame's own colours: as set, else by the theme. */
export function coloursOf(frame: Frame, { theme, frameColors }: CardSettings): Record<string, string> {
  const entries = Object.entries(frame.colours ?? {}).map(([name, colour]) => [
    name,
    frameColors[name] ?? colour[theme],
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

import type { Label } from '../../language/languages'
import type { Box, SceneNode } from '../../scene/nodes'
import type { Inks } from '../inks'

/** Where a single line stands: date, watermark. */
export interface Slot {
  x: number
  baselineY: number
  align: 'left' | 'center' | 'right'
  maxWidthPx: number
  sizePx?: number
  weight?: number
  colour?: string
}

/** What a frame is told: the sheet it stands on and what lies under it. */
export interface FrameSite {
  sheet: Box
  inks: Inks
  theme: CardTheme
}

export type CardTheme = 'light' | 'dark'

/** What a frame decides for the words inside it. */
export interface FramePlan {
  textBox: Box // quote, translation and author stay inside
  date: Slot | null
  watermark: Slot | null
  author: 'dash' | 'ruled' // a rule before the name, or a short one above it
  shortQuoteLift?: number // default 1.3
}

/**
 * A frame style. Everything it is stands in its own file; layout asks and never needs to know which one it is.
 * Node ids start with `frame-`.
 */
export interface Frame {
  label: Label
  /** An opaque page of its own under the text, where it has one; contrast is then judged against that. */
  page?: Record<CardTheme, { grounds: readonly string[]; inks?: Partial<Inks> }>
  plan: (site: FrameSite) => FramePlan
  /** Over the background, under the text. */
  behind: (site: FrameSite) => SceneNode[]
  /** Over the text. */
  front: (site: FrameSite) => SceneNode[]
}

/** Spacing on the 4 px grid that grows with the sheet between two bounds. */
export function grown(px: number, share: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.round((px * share) / 4) * 4))
}

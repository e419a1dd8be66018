import type { Slot } from '../look/frames/frame'
import type { Mood } from '../look/weather/mood'
import type { SceneNode } from '../scene/nodes'
import type { FootLine } from './footLine'

// 20 px beside 14 px text, centred on the figures
const ICON = { perTextPx: 20 / 14, gapPx: 7, strokePx: 2, grid: 24, figureMiddle: 0.36 }

/** The words have at least `leastPx`. */
export function roomForIcon(slot: Slot | null, mood: Mood | null, leastPx: number): Slot | null {
  if (!slot || !takesIcon(slot, mood)) return slot
  const takenPx = iconPx({ ...slot, sizePx: Math.max(leastPx, textPx(slot)) }) + ICON.gapPx
  const shiftPx = slot.align === 'left' ? takenPx : slot.align === 'center' ? takenPx / 2 : 0
  return { ...slot, x: slot.x + shiftPx, maxWidthPx: Math.max(0, slot.maxWidthPx - takenPx) }
}

export function withWeatherIcon(line: FootLine | null, mood: Mood | null): FootLine | null {
  if (!line || !mood || !takesIcon(line.slot, mood)) return line
  const { block, slot } = line
  const sizePx = iconPx(slot)
  const x = block.box.x - ICON.gapPx - sizePx
  const icon: SceneNode = {
    type: 'path',
    id: 'weather-icon',
    d: mood.icon,
    place: {
      x,
      y: slot.baselineY - ICON.figureMiddle * textPx(slot) - sizePx / 2,
      scale: sizePx / ICON.grid,
    },
    stroke: { paint: line.ink, widthPx: ICON.strokePx },
  }
  const box = { ...block.box, x, width: block.box.x + block.box.width - x }
  return { ...line, nodes: [icon, ...line.nodes], block: { ...block, box } }
}

/** A handwritten date, as on a photo's foot, gets no icon. */
function takesIcon(slot: Slot, mood: Mood | null): boolean {
  return mood !== null && slot.italic !== true
}

function iconPx(slot: Slot): number {
  return Math.round(textPx(slot) * ICON.perTextPx)
}

function textPx({ sizePx = 14 }: Slot): number {
  return sizePx
}

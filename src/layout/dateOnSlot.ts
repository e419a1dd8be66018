import type { Slot } from '../look/frames/frame'
import type { SceneNotice } from '../scene/nodes'
import type { FootLine } from './footLine'

const GAP_PX = 24 // to a watermark on the same line

/** The longest of a date's wordings that fits on its slot; null without a wording or a slot. */
export function dateOnSlot(
  wordings: readonly string[],
  slot: Slot | null,
  setOn: (slot: Slot, words: string) => FootLine | null,
): FootLine | null {
  if (!slot) return null
  let line: FootLine | null = null
  for (const words of wordings) {
    line = setOn(slot, words)
    if (!line?.paragraph.truncated) return line
  }
  return line
}

/** A date's slot with all the room that the watermark leaves it, if that is at the other end of its line. */
export function withRoomBeside(
  slot: Slot | null,
  other: Slot | null,
  watermark: FootLine | null,
): Slot | null {
  if (!slot || !other || slot.baselineY !== other.baselineY) return slot
  const isBetween = slot.align === 'left' ? other.align === 'right' : other.align === 'left'
  if (!isBetween || slot.align === 'center') return slot
  const takenPx = watermark ? watermark.block.box.width + GAP_PX : 0
  return { ...slot, maxWidthPx: Math.max(slot.maxWidthPx, Math.abs(other.x - slot.x) - takenPx) }
}

/** Says that a card has less of its date than was chosen. */
export function shortenedNotice(wordings: readonly string[], date: FootLine | null): SceneNotice[] {
  if (!date || date.paragraph.truncated) return [] // that is said of any line
  const shown = date.paragraph.lines.map(({ text }) => text).join('')
  return shown === wordings[0] ? [] : [{ code: 'truncated', block: 'date' }]
}

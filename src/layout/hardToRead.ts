import { inkByHand } from '../card/inksByHand'
import type { CardSettings } from '../card/settings'
import { groundsOnPaper } from '../look/compositions/paper'
import { worstContrast } from '../scene/colour'
import type { BlockId, SceneBlock, SceneNotice } from '../scene/nodes'
import type { Backdrop } from './passes/decorate'
import type { LaidWords } from './passes/words'

const TEXT_CONTRAST = 4.5 // WCAG 2.2, 1.4.3

/** One notice with the blocks whose colour was set by hand and cannot be read where they stand. */
export function hardToReadNotice(
  settings: CardSettings,
  backdrop: Backdrop,
  blocks: readonly SceneBlock[],
  { lines, subject: { papers = [] } }: LaidWords,
): SceneNotice[] {
  const found = blocks.filter(({ id, role = id, box, offset }) => {
    const ink = inkByHand(settings, role)
    if (ink === '') return false
    const slot = lines.find((line) => line.block.id === id)?.slot
    // Next to a frame's page lies what only the frame knows.
    if (slot?.colour || (offset && backdrop.hasPage)) return false
    const grounds = slot?.ground
      ? [slot.ground]
      : (groundsOnPaper(papers, box) ?? backdrop.groundsIn(box, id))
    return grounds.length > 0 && worstContrast(ink, grounds) < TEXT_CONTRAST
  })
  return found.length > 0
    ? [{ code: 'hard-to-read', blocks: found.map(({ id, role = id }): BlockId => role) }]
    : []
}

import type { PartId, Point } from '../../../scene/nodes'
import type { BlockActions } from './useBlockActions'

interface KeyTarget extends BlockActions {
  edit: (id: PartId) => void
  deselect: () => void
  goTo: (where: 'next' | 'previous' | 'first' | 'last') => void
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>

const NUDGE_PX = 1
const FAR_NUDGE_PX = 8
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Arrow keys move the block, so Page Up and Down change it. */
export function pressKeyOnBlock(event: KeyPress, id: PartId, target: KeyTarget): void {
  const arrow = ARROWS[event.key]
  const px = event.shiftKey ? FAR_NUDGE_PX : NUDGE_PX
  if (arrow) target.nudge(id, { x: arrow.x * px, y: arrow.y * px })
  else if (event.key === '+' || event.key === '=') target.step(id, 1)
  else if (event.key === '-' || event.key === '_') target.step(id, -1)
  else if (event.key === 'Enter') target.edit(id)
  else if (event.key === 'Escape') target.deselect()
  else if (event.key === 'PageDown') target.goTo('next')
  else if (event.key === 'PageUp') target.goTo('previous')
  else if (event.key === 'Home') target.goTo('first')
  else if (event.key === 'End') target.goTo('last')
  else if (event.key === 'Delete' || event.key === 'Backspace') {
    if (target.hide(id)) target.deselect() // A second press must not hide another.
  } else return
  event.preventDefault()
}

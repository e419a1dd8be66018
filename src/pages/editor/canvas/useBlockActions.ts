import type { TFunction } from 'i18next'
import { useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Point, PartId } from '../../../scene/nodes'
import { pushToastAtom, toastsAtom } from '../../../state/toasts'
import { hideBlock, nudgeBlock } from './state/blockChanges'
import { nudgePicture } from './state/movePicture'
import { chosenBlockAtom } from './state/selection'
import type { Store } from './state/session'
import { stepSize } from './state/sizeBlock'

const PICTURE_STEP = 1.1

export function useBlockActions(): BlockActions {
  return blockActions(useStore(), useTranslation().t)
}

export type BlockActions = ReturnType<typeof blockActions>

export function blockActions(store: Store, t: TFunction) {
  const ofPicture = (by: Point, times: number) => {
    const block = store.get(chosenBlockAtom)
    if (block?.isPicture) nudgePicture(store, block, by, times)
  }
  const sayOnce = (text: string) => {
    if (!store.get(toastsAtom).some((shown) => shown.text === text))
      store.set(pushToastAtom, { kind: 'done', text })
  }
  return {
    nudge(id: PartId, by: Point) {
      if (id === 'picture') ofPicture(by, 1)
      else nudgeBlock(store, id, by)
    },
    step(id: PartId, direction: 1 | -1) {
      if (id === 'picture') ofPicture({ x: 0, y: 0 }, PICTURE_STEP ** direction)
      else {
        const limit = stepSize(store, id, direction)
        if (limit) sayOnce(t(`canvas.limits.${limit}`))
      }
    },
    /** False if the card cannot be without the block. */
    hide(id: PartId): boolean {
      const undo = hideBlock(store, id)
      if (!undo) return false
      const text = t('canvas.hidden', { name: t(`canvas.blocks.${id}`) })
      store.set(pushToastAtom, { kind: 'done', text, actions: [{ label: t('editor.undo'), ...undo }] })
      return true
    },
  }
}

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

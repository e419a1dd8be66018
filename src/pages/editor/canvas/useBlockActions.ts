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

import { atom } from 'jotai'
import type { SceneBlock } from '../../../../scene/nodes'
import { settingsAtom } from '../../../../state/card'
import { shownCardAtom } from '../../../../state/draft'
import { viewAtom } from '../../../../state/view'
import { createSizing, type SizeLimit } from '../geometry/sizing'
import { announceAtom } from './announcements'
import { layoutOf, placeBlockAtom } from './blockChanges'
import { chosenBlockIdAtom } from './selection'

type TextId = SceneBlock['id']

const foundLimitAtom = atom<{ id: TextId; limit: SizeLimit; card: unknown; view: unknown } | null>(null)

/** Why the last step failed; null after any change. Not computed ahead, which would lay out twice per key. */
export const sizeLimitAtom = atom<SizeLimit | null>((get) => {
  const found = get(foundLimitAtom)
  const isStill =
    found?.id === get(chosenBlockIdAtom) &&
    found?.card === get(shownCardAtom) &&
    found?.view === get(viewAtom)
  return isStill ? (found?.limit ?? null) : null
})

/** Resizes by a step; returns why not if nothing changed. */
export const stepSizeAtom = atom(null, (get, set, id: TextId, direction: 1 | -1): SizeLimit | null => {
  const { sized, limit } = createSizing(layoutOf(get), get(settingsAtom).placements, id).step(direction)
  if (sized) {
    set(placeBlockAtom, id, sized.placement)
    set(announceAtom, { what: 'sized', id })
  }
  set(foundLimitAtom, limit ? { id, limit, card: get(shownCardAtom), view: get(viewAtom) } : null)
  return sized ? null : (limit ?? null)
})

import { atom, type Getter, type Setter } from 'jotai'
import type { CardSettings } from '../../../card/settings'
import type { TemplateId } from '../../../card/templates'
import type { Orientation } from '../../../look/ratios'
import { applyLookAtom, applyTemplateAtom } from '../../../state/card'
import { isNarrowAtom, showsActualRatioAtom } from '../../../state/view'

export type TemplateFilter = Orientation | 'all'

export const templateFilterAtom = atom<TemplateFilter>('all')

/** Orientation in which looks are shown and applied; null: each look's own. */
export const filterOrientationAtom = atom((get) => {
  const filter = get(templateFilterAtom)
  return filter === 'all' ? null : filter
})

export const chooseTemplateAtom = atom(null, (get, set, id: TemplateId) => {
  set(applyTemplateAtom, id, get(filterOrientationAtom))
  showOrientation(get, set)
})

export const chooseLookAtom = atom(null, (get, set, look: CardSettings) => {
  set(applyLookAtom, look, get(filterOrientationAtom))
  showOrientation(get, set)
})

/** Shows an orientation chosen on a phone, which at 4:5 would seem ignored. */
function showOrientation(get: Getter, set: Setter) {
  if (get(filterOrientationAtom) && get(isNarrowAtom)) set(showsActualRatioAtom, true)
}

/** Pictures share one box shape; other cards are shown within it. */
export const BOX_ASPECTS: Record<TemplateFilter, number> = {
  all: 16 / 9,
  landscape: 16 / 9,
  square: 1,
  portrait: 3 / 4,
}

export function leastWidthPx(filter: TemplateFilter): number {
  return BOX_ASPECTS[filter] > 1 ? 116 : 88
}

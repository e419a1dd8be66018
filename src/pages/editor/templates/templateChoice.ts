import { atom, type Getter, type Setter } from 'jotai'
import type { CardSettings } from '../../../card/settings'
import type { TemplateId } from '../../../card/templates'
import type { Orientation } from '../../../look/ratios'
import { applyLookAtom, applyTemplateAtom } from '../../../state/card'
import { isNarrowAtom, showsActualRatioAtom } from '../../../state/view'

export type TemplateFilter = Orientation | 'all'

/** Stays as it is while other panels are open. */
export const templateFilterAtom = atom<TemplateFilter>('all')

/** In which orientation looks are shown and applied; null: each in its own. */
export const filterOrientationAtom = atom((get) => {
  const filter = get(templateFilterAtom)
  return filter === 'all' ? null : filter
})

/** Applies a template as it is shown. */
export const chooseTemplateAtom = atom(null, (get, set, id: TemplateId) => {
  set(applyTemplateAtom, id, get(filterOrientationAtom))
  showOrientation(get, set)
})

/** The same for a visitor's own template. */
export const chooseLookAtom = atom(null, (get, set, look: CardSettings) => {
  set(applyLookAtom, look, get(filterOrientationAtom))
  showOrientation(get, set)
})

/** An orientation chosen on a phone is shown: at 4:5 it would seem ignored. */
function showOrientation(get: Getter, set: Setter) {
  if (get(filterOrientationAtom) && get(isNarrowAtom)) set(showsActualRatioAtom, true)
}

/** Pictures have boxes of one shape; a card of another shape is shown within it. */
export const BOX_ASPECTS: Record<TemplateFilter, number> = {
  all: 16 / 9,
  landscape: 16 / 9,
  square: 1,
  portrait: 3 / 4,
}

/** How narrow such a box may be. */
export function leastWidthPx(filter: TemplateFilter): number {
  return BOX_ASPECTS[filter] > 1 ? 116 : 88
}

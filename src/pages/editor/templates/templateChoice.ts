import { atom } from 'jotai'
import type { CardSettings } from '../../../card/settings'
import type { TemplateId } from '../../../card/templates'
import { COMPACT_RATIO, RATIOS, type Orientation } from '../../../look/ratios'
import { applyLookAtom, applyTemplateAtom } from '../../../state/card'
import { isNarrowAtom, viewAtom } from '../../../state/view'

export type TemplateFilter = Orientation | 'all'

const chosenFilterAtom = atom<TemplateFilter>('all')

/** A phone has none: it shows every card in one shape, or in that of its template. */
export const templateFilterAtom = atom(
  (get) => (get(isNarrowAtom) ? 'all' : get(chosenFilterAtom)),
  (_get, set, filter: TemplateFilter) => set(chosenFilterAtom, filter),
)

/** On a phone, which templates are listed. */
export type TemplateKind = 'all' | 'composed' | 'painted' | 'weather' | 'mine'
export const templateKindAtom = atom<TemplateKind>('all')

/** Orientation in which looks are shown and applied; null: each look's own. */
export const filterOrientationAtom = atom((get) => {
  const filter = get(templateFilterAtom)
  return filter === 'all' ? null : filter
})

/** How looks are pictured: as they will be seen on the card. `aspect` is of the box around each. */
export const lookPicturesAtom = atom((get) => {
  const view = get(viewAtom)
  const compact = RATIOS[COMPACT_RATIO]
  const aspect =
    view.mode === 'compact' ? compact.width / compact.height : BOX_ASPECTS[get(templateFilterAtom)]
  return { view, aspect, orientation: get(filterOrientationAtom), leastPx: aspect > 1 ? 116 : 88 }
})

export const chooseTemplateAtom = atom(null, (get, set, id: TemplateId) => {
  set(applyTemplateAtom, id, get(filterOrientationAtom))
})

export const chooseLookAtom = atom(null, (get, set, look: CardSettings) => {
  set(applyLookAtom, look, get(filterOrientationAtom))
})

/** Pictures share one box shape; other cards are shown within it. */
const BOX_ASPECTS: Record<TemplateFilter, number> = {
  all: 16 / 9,
  landscape: 16 / 9,
  square: 1,
  portrait: 3 / 4,
}

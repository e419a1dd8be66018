import { atom } from 'jotai'
import { COMPACT_RATIO, RATIOS, type Orientation } from '../../../look/ratios'
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

/**
 * How looks are pictured: as they will be seen on the card. `aspect` is of the box around each; they are shown
 * and applied in the `orientation`, or each in its own.
 */
export const lookPicturesAtom = atom((get) => {
  const view = get(viewAtom)
  const filter = get(templateFilterAtom)
  const compact = RATIOS[COMPACT_RATIO]
  const aspect = view.mode === 'compact' ? compact.width / compact.height : BOX_ASPECTS[filter]
  return { view, aspect, orientation: filter === 'all' ? null : filter, leastPx: aspect > 1 ? 116 : 88 }
})

/** Pictures share one box shape; other cards are shown within it. */
const BOX_ASPECTS: Record<TemplateFilter, number> = {
  all: 16 / 9,
  landscape: 16 / 9,
  square: 1,
  portrait: 3 / 4,
}

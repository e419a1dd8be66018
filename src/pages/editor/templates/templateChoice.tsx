import { atom } from 'jotai'
import { COMPACT_RATIO, RATIOS, type Orientation, ratioIn } from '../../../look/ratios'
import { isNarrowAtom, viewAtom } from '../../../state/view'
import { useMemo } from 'react'
import { applyLook } from '../../../card/looks'
import type { CardSettings } from '../../../card/settings'
import { cardSize, type View } from '../../../layout/view'
import { CardThumbnail } from '../thumbnails/ThumbnailImage'
import { placeholderColour } from '../../shared/thumbnails/placeholderColour'
import { useSetting } from '../useSetting'

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

interface LookShape {
  view: View
  orientation: Orientation | null
  aspect?: number // the box's; the card's own if missing
}

/** A look as applied to a card without target. */
export function lookPicture(look: CardSettings, { view, orientation, aspect: boxAspect }: LookShape) {
  const ratio = orientation ? ratioIn(orientation, look.aspectRatio) : look.aspectRatio
  const { width, height } = cardSize(ratio, view)
  const aspect = width / height
  return {
    aspect: boxAspect ?? aspect,
    ground: boxAspect === undefined || boxAspect === aspect ? placeholderColour(look) : undefined,
    picture: <LookThumbnail look={look} view={view} orientation={orientation} />,
  }
}

function LookThumbnail({ look, view, orientation }: Omit<LookShape, 'aspect'> & { look: CardSettings }) {
  const [showQuotationMarks] = useSetting('showQuotationMarks')
  const settings = useMemo(
    () => applyLook(look, { showQuotationMarks, target: 'anything' }, orientation),
    [look, orientation, showQuotationMarks],
  )
  return <CardThumbnail settings={settings} view={view} />
}

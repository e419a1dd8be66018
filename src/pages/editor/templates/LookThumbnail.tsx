import { useMemo } from 'react'
import { applyLook } from '../../../card/looks'
import type { CardSettings } from '../../../card/settings'
import { FULL_VIEW } from '../../../layout/view'
import { RATIOS, ratioIn, type Orientation } from '../../../look/ratios'
import type { ThumbnailOption } from '../../../ui/Thumbnail'
import { CardThumbnail } from '../thumbnails/CardThumbnail'
import { placeholderColour } from '../../shared/thumbnails/placeholderColour'
import { useSetting } from '../useSetting'

/** A look as applied to a card without target. Without a box it has the card's shape. */
export function lookPicture(
  look: CardSettings,
  orientation: Orientation | null,
  boxAspect?: number,
): Pick<ThumbnailOption<string>, 'aspect' | 'ground' | 'picture'> {
  const { width, height } = RATIOS[orientation ? ratioIn(orientation, look.aspectRatio) : look.aspectRatio]
  const aspect = width / height
  return {
    aspect: boxAspect ?? aspect,
    ground: boxAspect === undefined || boxAspect === aspect ? placeholderColour(look) : undefined,
    picture: <LookThumbnail look={look} orientation={orientation} />,
  }
}

function LookThumbnail({ look, orientation }: { look: CardSettings; orientation: Orientation | null }) {
  const [showQuotationMarks] = useSetting('showQuotationMarks')
  const settings = useMemo(
    () => applyLook(look, { showQuotationMarks, target: 'anything' }, orientation),
    [look, orientation, showQuotationMarks],
  )
  return <CardThumbnail settings={settings} view={FULL_VIEW} />
}

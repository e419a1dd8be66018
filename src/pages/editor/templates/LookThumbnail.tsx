import { useMemo } from 'react'
import { applyLook } from '../../../card/looks'
import type { CardSettings } from '../../../card/settings'
import { cardSize, type View } from '../../../layout/view'
import { ratioIn, type Orientation } from '../../../look/ratios'
import { CardThumbnail } from '../thumbnails/ThumbnailImage'
import { placeholderColour } from '../../shared/thumbnails/placeholderColour'
import { useSetting } from '../useSetting'

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

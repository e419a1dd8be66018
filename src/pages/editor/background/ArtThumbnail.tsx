import { memo, useCallback } from 'react'
import type { ArtFamilyId } from '../../../look/art'
import { THE_DAYS_OWN } from '../../../look/art/choice'
import type { Turns } from '../../shared/thumbnails/drawQueue'
import { drawScene } from '../../shared/thumbnails/drawScene'
import { showThumbnail } from '../../shared/thumbnails/showThumbnail'
import { ThumbnailImage } from '../thumbnails/ThumbnailImage'
import { artScene } from './artScene'

/** The day's own painting of a subject, drawn as on the card. */
export const ArtThumbnail = memo(function ArtThumbnail({
  family,
  date,
}: {
  family: ArtFamilyId
  date: string
}) {
  const show = useCallback(
    (image: HTMLImageElement, turns: Turns) =>
      showThumbnail(
        image,
        ['art', family, date],
        (box) => drawScene(() => artScene({ ...THE_DAYS_OWN, family }, date), box, turns),
        turns,
      ),
    [family, date],
  )
  return <ThumbnailImage show={show} />
})

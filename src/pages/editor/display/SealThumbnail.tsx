import { memo, useCallback } from 'react'
import type { SealStyleId } from '../../../look/ids'
import type { Turns } from '../../shared/thumbnails/drawQueue'
import { drawScene } from '../../shared/thumbnails/drawScene'
import { showThumbnail } from '../../shared/thumbnails/showThumbnail'
import { ThumbnailImage } from '../thumbnails/ThumbnailImage'
import { sealScene } from './sealScene'

/** A seal of these words on paper, drawn as on the card. */
export const SealThumbnail = memo(function SealThumbnail({ id, words }: { id: SealStyleId; words: string }) {
  const show = useCallback(
    (image: HTMLImageElement, turns: Turns) =>
      showThumbnail(
        image,
        ['seal', id, words],
        (box) => drawScene(() => sealScene(id, words), box, turns),
        turns,
      ),
    [id, words],
  )
  return <ThumbnailImage show={show} />
})

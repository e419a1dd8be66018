import { useAtomValue } from 'jotai'
import { memo, useMemo } from 'react'
import type { CardSettings } from '../../../card/settings'
import type { View } from '../../../layout/view'
import { cardSubjectAtom } from '../../../state/card'
import type { Turns } from '../../shared/thumbnails/drawQueue'
import { drawThumbnail } from '../../shared/thumbnails/drawScene'
import { showThumbnail } from '../../shared/thumbnails/showThumbnail'
import { ThumbnailImage } from './ThumbnailImage'

/** Edits appear once saved. */
export const CardThumbnail = memo(function CardThumbnail(props: { settings: CardSettings; view: View }) {
  const { settings, view } = props
  const subject = useAtomValue(cardSubjectAtom)
  const show = useMemo(() => {
    if (!subject) return null
    const card = { ...subject, settings }
    return (image: HTMLImageElement, turns: Turns) =>
      showThumbnail(image, [card, view], (box) => drawThumbnail(card, view, box, turns), turns)
  }, [subject, settings, view])
  return <ThumbnailImage show={show} />
})

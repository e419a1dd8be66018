import { useAtomValue } from 'jotai'
import { memo } from 'react'
import type { CardSettings } from '../../../card/settings'
import type { View } from '../../../layout/view'
import { cardSubjectAtom } from '../../../state/card'
import { drawThumbnail } from '../../shared/thumbnails/drawScene'
import { ThumbnailImage } from './ThumbnailImage'

/** Edits appear once saved. */
export const CardThumbnail = memo(function CardThumbnail(props: { settings: CardSettings; view: View }) {
  const { settings, view } = props
  const subject = useAtomValue(cardSubjectAtom)
  if (!subject) return null
  const card = { ...subject, settings }
  return <ThumbnailImage what={[card, view]} draw={(box, turns) => drawThumbnail(card, view, box, turns)} />
})

import { useAtomValue } from 'jotai'
import type { Words } from '../../../card/emphasis'
import type { Box } from '../../../scene/nodes'
import { useElementSize } from '../../browser/useElementSize'
import { EmphasisChoice } from '../EmphasisChoice'
import styles from './BlockToolbar.module.css'
import { toolbarPlace } from './geometry/toolbarPlace'
import { cardPlaceAtom, deskRoomAtom, onDesk } from './state/canvasView'

interface EmphasisToolsProps {
  words: Words
  box: Box // logical px
  onLeave: () => void
}

/** Beside the words selected on the card, over none of them. */
export function EmphasisTools({ words, box, onLeave }: EmphasisToolsProps) {
  const place = useAtomValue(cardPlaceAtom)
  const desk = useAtomValue(deskRoomAtom)?.desk
  const [size, measure] = useElementSize<HTMLDivElement>()
  if (!place || !desk) return null
  const at = toolbarPlace(onDesk(place, box), [], desk, size ?? { width: 0, height: 0 })
  const [x, y] = [at.x - place.box.x, at.y - place.box.y]
  return (
    <div
      ref={measure}
      className={styles.emphasis}
      style={{ translate: `${Math.round(x)}px ${Math.round(y)}px` }}
      data-hidden={size === null || undefined}
    >
      <EmphasisChoice words={words} onLeave={onLeave} />
    </div>
  )
}

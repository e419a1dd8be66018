import { useAtomValue } from 'jotai'
import type { Words } from '../../../card/emphasis'
import { useElementSize } from '../../browser/useElementSize'
import { EmphasisChoice } from '../EmphasisChoice'
import styles from './BlockToolbar.module.css'
import { toolbarPlace } from './geometry/toolbarPlace'
import { cardPlaceAtom, deskRoomAtom, onDesk } from './state/canvasView'
import { canvasBlocksAtom, editedBlockAtom } from './state/selection'

/** Outside the text that is written, so that its marks are seen. */
export function EmphasisTools({ words, onLeave }: { words: Words; onLeave: () => void }) {
  const place = useAtomValue(cardPlaceAtom)
  const desk = useAtomValue(deskRoomAtom)?.desk
  const edited = useAtomValue(editedBlockAtom)
  const blocks = useAtomValue(canvasBlocksAtom)
  const [size, measure] = useElementSize<HTMLDivElement>()
  const block = blocks.find(({ id }) => id === edited?.id)
  if (!place || !desk || !block) return null
  const at = toolbarPlace(onDesk(place, block.box), [], desk, size ?? { width: 0, height: 0 })
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

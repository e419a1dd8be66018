import { useAtom, useAtomValue } from 'jotai'
import { InPlaceEditor } from '../inPlace/InPlaceEditor'
import type { PartId } from '../../../scene/nodes'
import styles from './Canvas.module.css'
import { cardPlaceAtom } from './state/canvasView'
import { editedBlockAtom } from './state/selection'

/** The field over the words being edited; when it closes, the block is focused again. */
export function EditedWords({ onDone }: { onDone: (id: PartId) => void }) {
  const [edited, setEdited] = useAtom(editedBlockAtom)
  const place = useAtomValue(cardPlaceAtom)
  if (!edited || !place) return null
  const { id, at } = edited
  return (
    <div className={styles.writing}>
      <div className={styles.written} style={{ left: place.box.x, top: place.box.y }}>
        <InPlaceEditor
          key={id}
          id={id}
          at={at}
          scale={place.scale}
          onDone={() => {
            setEdited((now) => (now === edited ? null : now))
            onDone(id)
          }}
        />
      </div>
    </div>
  )
}

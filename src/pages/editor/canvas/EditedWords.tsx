import { useAtom, useAtomValue, useStore } from 'jotai'
import { useEffect, useRef, type RefObject } from 'react'
import { InPlaceEditor } from '../inPlace/InPlaceEditor'
import { useHeldPrimaryText } from '../useHeldPrimaryText'
import type { PartId } from '../../../scene/nodes'
import styles from './Canvas.module.css'
import { cardPlaceAtom, deskRoomAtom } from './state/canvasView'
import { panIntoView } from './state/moveCamera'
import { editedBlockAtom } from './state/selection'

export function EditedWords({ onDone }: { onDone: (id: PartId) => void }) {
  const [edited, setEdited] = useAtom(editedBlockAtom)
  const place = useAtomValue(cardPlaceAtom)
  const store = useStore()
  const layer = useRef<HTMLDivElement>(null)
  useCaretInView(layer)
  useHeldPrimaryText(edited !== null)
  if (!edited || !place) return null
  const { id, words, at } = edited
  return (
    <div ref={layer} className={styles.writing}>
      <div className={styles.written} style={{ left: place.box.x, top: place.box.y }}>
        <InPlaceEditor
          key={id}
          id={id}
          words={words}
          at={at}
          scale={place.scale}
          lastSelection={() => store.get(editedBlockAtom)?.selection ?? null}
          onLeave={(selection) => setEdited((now) => (now === edited ? { ...edited, selection } : now))}
          onDone={() => {
            setEdited((now) => (now === edited ? null : now))
            onDone(id)
          }}
        />
      </div>
    </div>
  )
}

function useCaretInView(layer: RefObject<HTMLElement | null>): void {
  const store = useStore()
  const room = useAtomValue(deskRoomAtom)
  useEffect(() => {
    const desk = layer.current?.getBoundingClientRect()
    const caret = layer.current?.querySelector('[data-caret]')?.getBoundingClientRect()
    if (!desk || !caret) return
    const { x, y, width, height } = caret
    panIntoView(store, { x: x - desk.x, y: y - desk.y, width, height })
  }, [layer, store, room])
}

import { useStore, useAtomValue, useAtom } from 'jotai'
import { useEffect, useRef, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartId } from '../../../scene/nodes'
import { BlockList } from './BlockList'
import { BlockToolbar } from './BlockToolbar'
import { chosenBlockIdAtom, editedBlockAtom, canvasBlocksAtom } from './state/selection'
import { settingsAtom } from '../../../state/card'
import { logicalSizeAtom, planAtom, cardPlaceAtom, deskRoomAtom, onDesk } from './state/canvasView'
import { opticalBox } from './geometry/geometry'
import { middleOf } from '../../../scene/box'
import { InPlaceEditor } from '../inPlace/InPlaceEditor'
import { useHeldPrimaryText } from '../useHeldPrimaryText'
import styles from './Canvas.module.css'
import toolbarStyles from './BlockToolbar.module.css'
import { panIntoView } from './state/moveCamera'
import type { Words } from '../../../card/emphasis'
import { useElementSize } from '../../browser/useElementSize'
import { EmphasisChoice } from '../EmphasisChoice'
import { toolbarPlace } from './geometry/toolbarPlace'
import { announcementAtom } from './state/session'

interface CardToolsProps {
  surface: RefObject<HTMLElement | null>
  list: RefObject<HTMLDivElement | null>
  blockOf: (id: PartId) => HTMLElement | null | undefined
  focusBlock: (id: PartId) => void
  onOpen: (id: PartId) => void
  onDeselect: () => void
}

/**
 * Edits the card directly, besides gestures: text fields in place, blocks for keyboards, and the selected
 * block's toolbar.
 */
export function CardTools({ surface, list, blockOf, focusBlock, onOpen, onDeselect }: CardToolsProps) {
  const store = useStore()
  const nextTo = useNeighbours(list)
  const endEditing = (id: PartId) => {
    if (blockOf(id)) return focusBlock(id)
    // An emptied block is gone. After a key its focus would be lost; after a press it stays there.
    if (document.activeElement === document.body) return
    const next = nextTo(id).find(blockOf)
    if (next) focusBlock(next)
    else onDeselect()
  }
  useEffect(() => {
    const chosen = store.get(chosenBlockIdAtom) // by a tap that came before these tools
    if (chosen && document.activeElement === surface.current) focusBlock(chosen)
  }, [])
  return (
    <>
      <EditedWords onDone={endEditing} />
      <BlockList ref={list} onDeselect={onDeselect} onOpen={onOpen} />
      <BlockToolbar />
      <CanvasMessages />
    </>
  )
}

/** Following blocks come first, nearest first, as of the start of editing. */
function useNeighbours(list: RefObject<HTMLElement | null>): (id: PartId) => PartId[] {
  const store = useStore()
  const order = useRef<PartId[]>([])
  useEffect(
    () =>
      store.sub(editedBlockAtom, () => {
        const blocks = [...(list.current?.querySelectorAll<HTMLElement>('[data-block]') ?? [])]
        const ids = blocks.map(({ dataset }) => dataset.block as PartId)
        const edited = store.get(editedBlockAtom)
        if (edited && ids.includes(edited.id)) order.current = ids
      }),
    [store, list],
  )
  return (id) => {
    const at = order.current.indexOf(id)
    return [...order.current.slice(at + 1), ...order.current.slice(0, Math.max(0, at)).toReversed()]
  }
}

const PAUSE_MS = 400 // merges ten nudges into one message

function CanvasMessages() {
  const { t } = useTranslation()
  const store = useStore()
  const announcement = useAtomValue(announcementAtom)
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (!announcement) return
    const { what, id } = announcement
    const offsetWords = (px: number, before: string, after: string) => {
      const whole = Math.round(Math.abs(px))
      return whole === 0 ? t('canvas.centered') : t(px < 0 ? before : after, { px: whole } as never)
    }
    const timer = setTimeout(() => {
      const block = store.get(canvasBlocksAtom).find((candidate) => candidate.id === id)
      const name = t(`canvas.blocks.${id}`)
      if (!block) return
      const card = store.get(logicalSizeAtom)
      const plan = store.get(planAtom)
      const { align } = store.get(settingsAtom).textSettings
      const middle = middleOf(plan ? opticalBox(block, plan.textBox, align) : block.box)
      const across = offsetWords(middle.x - card.width / 2, 'canvas.leftOf', 'canvas.rightOf')
      const down = offsetWords(middle.y - card.height / 2, 'canvas.above', 'canvas.below')
      const px = Math.round(block.sizePx)
      if (block.picture) setMessage(t('canvas.pictureAt', { percent: Math.round(block.picture.zoom * 100) }))
      else if (what === 'sized') setMessage(t('canvas.sized', { name, px }))
      else if (what === 'widened') setMessage(t('canvas.widened', { name, px: Math.round(block.box.width) }))
      else if (what === 'reset') setMessage(t('canvas.wasReset', { name }))
      else setMessage(t('canvas.moved', { name, across, down }))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [announcement, store, t])
  return (
    <p role="status" className="visuallyHidden">
      {message}
    </p>
  )
}

function EditedWords({ onDone }: { onDone: (id: PartId) => void }) {
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
          toolsFor={(words, leave) => <EmphasisTools words={words} onLeave={leave} />}
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

/** Outside the text that is written, so that its marks are seen. */
function EmphasisTools({ words, onLeave }: { words: Words; onLeave: () => void }) {
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
      className={toolbarStyles.emphasis}
      style={{ translate: `${Math.round(x)}px ${Math.round(y)}px` }}
      data-hidden={size === null || undefined}
    >
      <EmphasisChoice words={words} onLeave={onLeave} />
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

import { useStore } from 'jotai'
import { useEffect, useRef, type RefObject } from 'react'
import type { PartId } from '../../../scene/nodes'
import { BlockList } from './BlockList'
import { BlockToolbar } from './BlockToolbar'
import { CanvasMessages } from './CanvasMessages'
import { EditedWords } from './EditedWords'
import { chosenBlockIdAtom, editedBlockAtom } from './state/selection'

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

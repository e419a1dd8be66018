import { atom, useAtom, useAtomValue } from 'jotai'
import { startTransition, useEffect, type ReactNode } from 'react'

/** What is laid around the card, in the order in which it comes. */
const PARTS = ['bar', 'export', 'panels', 'fields', 'rest'] as const

const shownPartsAtom = atom(0)

/**
 * A part of the editor that comes in its turn. All parts in one rendering would be the longest task of the editor's
 * opening, a second on a slow phone. `room`: what stands in its place until then, as high as the part.
 */
export function InTurn({
  part,
  room = null,
  children,
}: {
  part: (typeof PARTS)[number]
  room?: ReactNode
  children: ReactNode
}) {
  return useAtomValue(shownPartsAtom) > PARTS.indexOf(part) ? children : room
}

/** Gives the parts their turns, each after a frame of its own; renders nothing. */
export function Turns() {
  const [shown, show] = useAtom(shownPartsAtom)
  useEffect(() => {
    if (shown === PARTS.length) return
    return afterFrame(() => startTransition(() => show(shown + 1)))
  }, [shown, show])
  return null
}

const UNSEEN_MS = 100 // a window that is not seen has no frames

/**
 * Calls back in a task after the next frame. In this one React would render the next part together with the last, at once:
 * react-aria's tabs are rendered twice, and the second time reads what has been set meanwhile.
 */
function afterFrame(then: () => void): () => void {
  let timer = setTimeout(then, UNSEEN_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

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

/** Gives the parts their turns, each in a task of its own; renders nothing. */
export function Turns() {
  const [shown, show] = useAtom(shownPartsAtom)
  useEffect(() => {
    if (shown < PARTS.length) startTransition(() => show(shown + 1))
  }, [shown, show])
  return null
}

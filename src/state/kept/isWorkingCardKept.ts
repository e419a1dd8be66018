import { atom } from 'jotai'
import { keptIdAtom } from '../card'

/** The id that was last looked up, and whether such a card is kept. */
export const lookedUpAtom = atom<{ id: string | undefined; isKept: boolean }>({
  id: undefined,
  isKept: false,
})

/** Whether the editor's card is a kept one. Without the code that keeps: the editor opens with it. */
export const isWorkingCardKeptAtom = atom((get) => {
  const id = get(keptIdAtom)
  const lookedUp = get(lookedUpAtom)
  return id !== undefined && lookedUp.id === id && lookedUp.isKept
})

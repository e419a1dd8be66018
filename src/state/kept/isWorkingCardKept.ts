import { atom } from 'jotai'
import { keptIdAtom } from '../card'

export const lookedUpAtom = atom<{ id: string | undefined; isKept: boolean }>({
  id: undefined,
  isKept: false,
})

/** Does not import the storage code, because the editor opens with it. */
export const isWorkingCardKeptAtom = atom((get) => {
  const id = get(keptIdAtom)
  const lookedUp = get(lookedUpAtom)
  return id !== undefined && lookedUp.id === id && lookedUp.isKept
})

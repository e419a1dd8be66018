import { atom } from 'jotai'
import type { PartId } from '../../../../scene/nodes'

/** What was done on the card, for those who do not see it. */
export interface Told {
  what: 'moved' | 'sized' | 'widened' | 'reset' | 'hidden' | 'zoomed'
  id: PartId
}

const toldAtom = atom<{ told: Told; count: number } | null>(null)

export const lastToldAtom = atom((get) => get(toldAtom))

export const tellAtom = atom(null, (get, set, told: Told) => {
  set(toldAtom, { told, count: (get(toldAtom)?.count ?? 0) + 1 })
})

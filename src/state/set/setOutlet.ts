import { atom } from 'jotai'
import { offeredOutlets, type OutletId } from '../../export/set/outlets'
import { setWorldAtom } from './setWorld'

/** Where files can go in this browser, the first as a rule. */
export const outletsAtom = atom((get): readonly OutletId[] => offeredOutlets(get(setWorldAtom).browser()))

const chosenAtom = atom<OutletId | null>(null)

/** Where the set goes. */
export const outletAtom = atom(
  (get): OutletId => {
    const [offered, chosen] = [get(outletsAtom), get(chosenAtom)]
    return chosen !== null && offered.includes(chosen) ? chosen : (offered[0] ?? 'zip')
  },
  (_get, set, outlet: OutletId) => set(chosenAtom, outlet),
)

import { atom } from 'jotai'
import { setItemsAtom } from '../../state/set/setItemsAtom'
import { setRunAtom } from '../../state/set/setRun'

const phaseAtom = atom((get) => get(setRunAtom).phase)
const runItemsAtom = atom((get) => get(setRunAtom).items)

/** Whether the sheet is that of a set in the making, whatever is chosen meanwhile. */
export const isRunShownAtom = atom((get) => ['drawing', 'paused', 'stopped'].includes(get(phaseAtom)))

/** The pictures on the sheet: of the set in the making, else of what is chosen. */
export const shownItemsAtom = atom((get) => (get(isRunShownAtom) ? get(runItemsAtom) : get(setItemsAtom)))

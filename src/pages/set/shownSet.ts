import { atom } from 'jotai'
import { isSameJson } from '../../scene/values'
import { setChoiceAtom } from '../../state/set/setChoice'
import { setItemsAtom } from '../../state/set/setItemsAtom'
import { setRunAtom } from '../../state/set/setRun'
import { batchesAtom } from '../../state/set/shareBatches'

const phaseAtom = atom((get) => get(setRunAtom).phase)
const hasBatchesAtom = atom((get) => get(batchesAtom).length > 0)
const runItemsAtom = atom((get) => get(setRunAtom).items)

/**
 * Whether the sheet shows a running set. A stopped one yields to new choices, and returns when chosen again.
 */
export const isRunShownAtom = atom((get) => {
  const phase = get(phaseAtom)
  if (phase === 'stopped') return !get(isOtherChosenAtom) || get(isChoiceOfRunAtom)
  return phase === 'drawing' || phase === 'paused' || get(hasBatchesAtom)
})

const isOtherChosenAtom = atom((get) => {
  const { stoppedAt } = get(setRunAtom)
  return stoppedAt !== null && !isSameJson(stoppedAt, get(setChoiceAtom))
})

export const shownItemsAtom = atom((get) => (get(isRunShownAtom) ? get(runItemsAtom) : get(setItemsAtom)))

export const isChoiceOfRunAtom = atom((get) => {
  const [run, chosen] = [get(runItemsAtom), get(setItemsAtom)]
  return run.length === chosen.length && run.every(({ id }, at) => id === chosen[at]?.id)
})

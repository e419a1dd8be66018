import { atom } from 'jotai'
import { isSameJson } from '../../scene/values'
import { setChoiceAtom, setItemsAtom } from '../../state/set/setChoice'
import { setRunAtom } from '../../state/set/setRun'
import { batchesAtom } from '../../state/set/shareBatches'

/**
 * Whether the sheet shows a running set. A stopped one yields to new choices, and returns when chosen again.
 */
export const isRunShownAtom = atom((get) => {
  const { phase, stoppedAt } = get(setRunAtom)
  const isOtherChosen = stoppedAt !== null && !isSameJson(stoppedAt, get(setChoiceAtom))
  if (phase === 'stopped') return !isOtherChosen || get(isChoiceOfRunAtom)
  return phase === 'drawing' || phase === 'paused' || get(batchesAtom).length > 0
})

export const shownItemsAtom = atom((get) => (get(isRunShownAtom) ? get(setRunAtom).items : get(setItemsAtom)))

export const isChoiceOfRunAtom = atom((get) => {
  const [run, chosen] = [get(setRunAtom).items, get(setItemsAtom)]
  return run.length === chosen.length && run.every(({ id }, at) => id === chosen[at]?.id)
})

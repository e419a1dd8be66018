/** What the page asks of a run. The engine of sets is to do it; until then nothing runs. */
import { atom } from 'jotai'
import type { SetEnd } from './setEnd'
import type { SetItem } from '../../card/set/setItem'
const nothing = atom(null, async (): Promise<SetEnd> => ({ status: 'nothing' }))
export const startSetAtom = nothing
export const resumeSetAtom = nothing
export const pauseSetAtom = atom(null, () => undefined)
export const cancelSetAtom = nothing
export const tryAgainAtom = nothing
export const goOnSetAtom = nothing
export const discardSetAtom = nothing
export const exportDoneAtom = nothing
export interface Lot {
  items: readonly SetItem[]
  isHanded: boolean
}
export const lotsAtom = atom((): readonly Lot[] => [])
export const shareLotAtom = atom(
  null,
  async (_g, _s, _lot: number): Promise<'handed' | 'dismissed' | 'refused'> => 'handed',
)

/** What the set weighs, about. To come from real encodes. */
import { atom } from 'jotai'
export const estimateAtom = atom((): number | null => null)

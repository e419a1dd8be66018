/** Where the set goes. The browser is to be asked for what it has. */
import { atom } from 'jotai'
import type { OutletId } from '../../export/set/outlets'
export const outletsAtom = atom((): readonly OutletId[] => ['zip', 'folder'])
export const outletAtom = atom<OutletId>('zip')

import { atom } from 'jotai'
import { nearestRatio, targetOf, type MadeFor } from '../look/targets'
import { changeSettingsAtom, settingsAtom } from './card'

export const madeForAtom = atom((get) => get(settingsAtom).target)

export const targetAtom = atom((get) => targetOf(get(madeForAtom)))

/** One undo step, with the listed ratio nearest to the new (or cleared) target's. */
export const chooseTargetAtom = atom(null, (get, set, madeFor: MadeFor) => {
  const target = targetOf(madeFor) ?? get(targetAtom)
  set(changeSettingsAtom, { target: madeFor, ...(target && { aspectRatio: nearestRatio(target) }) })
})

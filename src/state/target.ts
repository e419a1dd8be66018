import { atom } from 'jotai'
import { nearestRatio, targetOf, type MadeFor } from '../look/targets'
import { changeSettingsAtom, settingsAtom } from './card'

export const madeForAtom = atom((get) => get(settingsAtom).target)

/** What the card is made for; null: anything. */
export const targetAtom = atom((get) => targetOf(get(madeForAtom)))

/** Makes the card for a place, or frees it: it then has the listed ratio nearest to the place's. One step of undo. */
export const chooseTargetAtom = atom(null, (get, set, madeFor: MadeFor) => {
  const target = targetOf(madeFor) ?? get(targetAtom)
  set(changeSettingsAtom, { target: madeFor, ...(target && { aspectRatio: nearestRatio(target) }) })
})

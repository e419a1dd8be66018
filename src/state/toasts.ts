import { atom } from 'jotai'

/** A non-blocking message. The text is already translated; failures stay until dismissed. */
export interface ToastMessage {
  id: number
  kind: 'done' | 'failure'
  text: string
  stays?: true // until it is answered
  lastsMs?: number // instead of five seconds
  action?: { label: string; run: () => void }
}

/** How long one lasts that offers something, such as to undo a deletion. */
export const OFFER_MS = 10_000

const MAX_TOASTS = 3
const listAtom = atom<readonly ToastMessage[]>([])
let lastId = 0

export const toastsAtom = atom((get) => get(listAtom))

export const pushToastAtom = atom(null, (get, set, toast: Omit<ToastMessage, 'id'>) => {
  lastId += 1
  set(listAtom, [...get(listAtom), { ...toast, id: lastId }].slice(-MAX_TOASTS))
})

export const dismissToastAtom = atom(null, (get, set, id: number) => {
  set(
    listAtom,
    get(listAtom).filter((toast) => toast.id !== id),
  )
})

import { atom, type Atom } from 'jotai'

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

const MAX_TOASTS = 3 // more only of those that offer something
const listAtom = atom<readonly ToastMessage[]>([])
let lastId = 0

export const toastsAtom: Atom<readonly ToastMessage[]> = listAtom

export const pushToastAtom = atom(null, (get, set, toast: Omit<ToastMessage, 'id'>) => {
  lastId += 1
  const others = get(listAtom).filter((shown) => !isSaidAgain(shown, toast))
  set(listAtom, withinLimit([...others, { ...toast, id: lastId }]))
})

export const dismissToastAtom = atom(null, (get, set, id: number) => {
  set(
    listAtom,
    get(listAtom).filter((toast) => toast.id !== id),
  )
})

/** Whether a message only repeats another. What can be undone is each time another thing: two cards may have one name. */
function isSaidAgain(shown: ToastMessage, toast: Omit<ToastMessage, 'id'>): boolean {
  const isSame =
    shown.kind === toast.kind && shown.text === toast.text && shown.action?.label === toast.action?.label
  const isUndo = toast.action !== undefined && toast.kind === 'done' && !toast.stays
  return isSame && !isUndo
}

/** Drops the oldest that are only to be read, those first that go by themselves; the latest and all offers stay. */
function withinLimit(toasts: readonly ToastMessage[]): readonly ToastMessage[] {
  if (toasts.length <= MAX_TOASTS) return toasts
  const toRead = toasts.slice(0, -1).filter(({ action, stays }) => !action && !stays)
  const dropped = toRead.find(({ kind }) => kind === 'done') ?? toRead[0]
  return dropped ? withinLimit(toasts.filter((toast) => toast !== dropped)) : toasts
}

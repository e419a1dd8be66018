import { atom, type Atom, type Setter } from 'jotai'

export interface ToastAction {
  label: string
  run: () => void
  undoes?: object // the card as it had become: undone, it takes the toast with it
}

/** A non-blocking message, already translated. Failures stay until dismissed. */
export interface ToastMessage {
  id: number
  kind: 'done' | 'failure'
  text: string
  stays?: true // until it is answered
  lastsMs?: number // instead of five seconds
  actions?: readonly ToastAction[]
  topic?: string // A later toast on the same topic replaces it.
}

/** Duration of a toast with an action, such as undoing a deletion. */
export const OFFER_MS = 10_000

const MAX_TOASTS = 3 // Only toasts with an action may exceed this.
const listAtom = atom<readonly ToastMessage[]>([])
let lastId = 0

export const toastsAtom: Atom<readonly ToastMessage[]> = listAtom

export const pushToastAtom = atom(null, (get, set, toast: Omit<ToastMessage, 'id'>) => {
  lastId += 1
  const others = get(listAtom).filter((shown) => !isSaidAgain(shown, toast))
  set(listAtom, withinLimit([...others, { ...toast, id: lastId }]))
})

export const dismissToastAtom = atom(null, (_get, set, id: number) =>
  set(listAtom, (toasts) => toasts.filter((toast) => toast.id !== id)),
)

export function dismissUndone(set: Setter, undone: object) {
  const isUndone = ({ actions }: ToastMessage) => actions?.some(({ undoes }) => undoes === undone)
  set(listAtom, (toasts) => toasts.filter((toast) => !isUndone(toast)))
}

/** A message that it is done, which offers for a while to undo it. */
export function undoable(text: string, label: string, run: () => void): Omit<ToastMessage, 'id'> {
  return { kind: 'done', text, lastsMs: OFFER_MS, actions: [{ label, run }] }
}

/** True if a message repeats another. Undo offers never do: two cards may have the same name. */
function isSaidAgain(shown: ToastMessage, toast: Omit<ToastMessage, 'id'>): boolean {
  if (toast.topic !== undefined) return shown.topic === toast.topic
  const labels = (of: Omit<ToastMessage, 'id'>) => of.actions?.map(({ label }) => label).join()
  const isSame = shown.kind === toast.kind && shown.text === toast.text && labels(shown) === labels(toast)
  const isUndo = toast.actions !== undefined && toast.kind === 'done' && !toast.stays
  return isSame && !isUndo
}

/** Drops the oldest toasts that need no answer, successes first; keeps the latest and all with an action. */
function withinLimit(toasts: readonly ToastMessage[]): readonly ToastMessage[] {
  if (toasts.length <= MAX_TOASTS) return toasts
  const toRead = toasts.slice(0, -1).filter(({ actions, stays }) => !actions && !stays)
  const dropped = toRead.find(({ kind }) => kind === 'done') ?? toRead[0]
  return dropped ? withinLimit(toasts.filter((toast) => toast !== dropped)) : toasts
}

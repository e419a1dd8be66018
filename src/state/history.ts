/** Undo and redo over whole values. Changes of one kind in quick succession are one step: a slider pull, a colour drag. */
export interface History<Value> {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
  lastKind: string // '' closes the step
  lastAtMs: number
}

export const MAX_STEPS = 100
const BURST_MS = 800

export function emptyHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [], lastKind: '', lastAtMs: 0 }
}

/** `kind` names what changed; without one the change is always a step of its own. */
export function changed<Value>(history: History<Value>, next: Value, kind = '', nowMs = 0): History<Value> {
  const continues = kind !== '' && kind === history.lastKind && nowMs - history.lastAtMs < BURST_MS
  const past = continues ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { past, present: next, future: [], lastKind: kind, lastAtMs: nowMs }
}

export function undone<Value>(history: History<Value>): History<Value> {
  const previous = history.past.at(-1)
  if (previous === undefined) return history
  const { past, present, future } = history
  return {
    past: past.slice(0, -1),
    present: previous,
    future: [present, ...future],
    lastKind: '',
    lastAtMs: 0,
  }
}

export function redone<Value>(history: History<Value>): History<Value> {
  const [next, ...rest] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future: rest, lastKind: '', lastAtMs: 0 }
}

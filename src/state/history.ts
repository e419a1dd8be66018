import { isSameJson } from '../scene/values'

/**
 * Undo and redo of whole values. Rapid changes of one kind are one step, as is everything while a step is
 * held open (a drag).
 */
export interface History<Value> extends Timeline<Value> {
  step: OpenStep<Value> | null
}

interface Timeline<Value> {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
}

/** The last step, while it still accepts changes. */
interface OpenStep<Value> {
  before: Timeline<Value>
  isHeld: boolean // open until `endStep`; otherwise it ends by itself
  kind: string
  lastAtMs: number
}

export const MAX_STEPS = 100
const BURST_MS = 800

export function emptyHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [], step: null }
}

/** `kind` names what changed; without it the change is a separate step, unless a step is held open. */
export function applyChange<Value>(
  history: History<Value>,
  next: Value,
  kind = '',
  nowMs = 0,
): History<Value> {
  if (isSameJson(next, history.present)) return history
  const { step } = history
  const isBurst = step !== null && kind !== '' && kind === step.kind && nowMs - step.lastAtMs < BURST_MS
  const open = step?.isHeld || isBurst ? step : null
  const before = open?.before ?? timelineOf(history)
  const isHeld = open?.isHeld ?? false
  if (open && isSameJson(next, before.present)) return { ...before, step: isHeld ? open : null }
  const past = [...before.past, before.present].slice(-MAX_STEPS)
  return { past, present: next, future: [], step: { before, isHeld, kind, lastAtMs: nowMs } }
}

/** Merges all changes until `endStep`. No effect if a step is already held open (a second finger). */
export function beginStep<Value>(history: History<Value>): History<Value> {
  if (history.step?.isHeld) return history
  return { ...history, step: { before: timelineOf(history), isHeld: true, kind: '', lastAtMs: 0 } }
}

/** Keeps a burst of typing open, however long an input method composes, until `endTyping`. */
export function holdTyping<Value>(history: History<Value>, nowMs: number): History<Value> {
  const { step } = history
  const isOpen = step !== null && (step.isHeld || nowMs - step.lastAtMs < BURST_MS)
  return isOpen ? { ...history, step: { ...step, isHeld: true } } : beginStep(history)
}

/** The next change of the same kind joins the burst if it comes soon. */
export function endTyping<Value>(history: History<Value>, nowMs: number): History<Value> {
  const { step } = history
  return step?.isHeld ? { ...history, step: { ...step, isHeld: false, lastAtMs: nowMs } } : history
}

export function endStep<Value>(history: History<Value>): History<Value> {
  return history.step === null ? history : { ...history, step: null }
}

/** Restores the state before the held step, for a cancelled drag. */
export function cancelStep<Value>(history: History<Value>): History<Value> {
  return history.step?.isHeld ? { ...history.step.before, step: null } : history
}

export function undo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history
  const previous = past.at(-1)
  if (previous === undefined) return endStep(history)
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], step: null }
}

export function redo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history
  const [next, ...rest] = future
  if (next === undefined) return endStep(history)
  return { past: [...past, present], present: next, future: rest, step: null }
}

/**
 * Joins histories with a common beginning: the chosen value stays current, undo leads to the other's. Drops
 * the other's redo steps.
 */
export function joinHistories<Value>(chosen: History<Value>, other: History<Value>): History<Value> {
  const ours = [...chosen.past, chosen.present]
  const theirs = [...other.past, other.present]
  const parting = theirs.findIndex((value, at) => !(at in ours && isSameJson(value, ours[at])))
  if (parting === -1) return endStep(chosen)
  const past = [...chosen.past, ...theirs.slice(parting)]
  const isStep = (value: Value, at: number) =>
    !isSameJson(value, at + 1 in past ? past[at + 1] : chosen.present)
  return { ...chosen, past: past.filter(isStep).slice(-MAX_STEPS), step: null }
}

/** Maps every step, including redo steps. */
export function mapSteps<Value>(history: History<Value>, make: (value: Value) => Value): History<Value> {
  const made = ({ past, present, future }: Timeline<Value>) => ({
    past: past.map(make),
    present: make(present),
    future: future.map(make),
  })
  const { step } = history
  return { ...made(history), step: step && { ...step, before: made(step.before) } }
}

function timelineOf<Value>({ past, present, future }: History<Value>): Timeline<Value> {
  return { past, present, future }
}

import { isSameJson } from './json'

/**
 * Undo and redo over whole values. Changes of one kind in quick succession are one step, and so is all that happens
 * while a step is held open: a drag, a slider pull. What changes nothing is no step, and a pull back to where it
 * began is forgotten, with what could be redone still there.
 */
export interface History<Value> extends Timeline<Value> {
  step: OpenStep<Value> | null
}

interface Timeline<Value> {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
}

/** The last step while changes may still belong to it. */
interface OpenStep<Value> {
  before: Timeline<Value>
  isHeld: boolean // until it is let go; else it ends by itself
  kind: string
  lastAtMs: number
}

export const MAX_STEPS = 100
const BURST_MS = 800

export function emptyHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [], step: null }
}

/** `kind` names what changed; without one the change is a step of its own, unless a step is held open. */
export function changed<Value>(history: History<Value>, next: Value, kind = '', nowMs = 0): History<Value> {
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

/** Until `stepEnded` all changes are one step. A second finger begins nothing new. */
export function stepBegun<Value>(history: History<Value>): History<Value> {
  if (history.step?.isHeld) return history
  return { ...history, step: { before: timelineOf(history), isHeld: true, kind: '', lastAtMs: 0 } }
}

/** Whatever comes next is another step. */
export function stepEnded<Value>(history: History<Value>): History<Value> {
  return history.step === null ? history : { ...history, step: null }
}

/** As it was before the step that is held open: a drag called off. */
export function stepCancelled<Value>(history: History<Value>): History<Value> {
  return history.step?.isHeld ? { ...history.step.before, step: null } : history
}

export function undone<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history
  const previous = past.at(-1)
  if (previous === undefined) return stepEnded(history)
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], step: null }
}

export function redone<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history
  const [next, ...rest] = future
  if (next === undefined) return stepEnded(history)
  return { past: [...past, present], present: next, future: rest, step: null }
}

/**
 * One history of two that began alike and went apart. The chosen one stays in force; one undo leads to where the
 * other stood, further ones through its steps. (What the other had undone itself is not brought back.)
 */
export function joinHistories<Value>(chosen: History<Value>, other: History<Value>): History<Value> {
  const ours = [...chosen.past, chosen.present]
  const theirs = [...other.past, other.present]
  const parting = theirs.findIndex((value, at) => !(at in ours && isSameJson(value, ours[at])))
  if (parting === -1) return stepEnded(chosen)
  const past = [...chosen.past, ...theirs.slice(parting)]
  const isStep = (value: Value, at: number) =>
    !isSameJson(value, at + 1 in past ? past[at + 1] : chosen.present)
  return { ...chosen, past: past.filter(isStep).slice(-MAX_STEPS), step: null }
}

function timelineOf<Value>({ past, present, future }: History<Value>): Timeline<Value> {
  return { past, present, future }
}

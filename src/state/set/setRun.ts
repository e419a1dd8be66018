/** What a set's pictures have come to. */
import { atom, type Atom } from 'jotai'
import type { SetItem } from '../../card/set/setItem'
import type { SetChoice } from '../../card/set/setItems'
import type { OutletId } from '../../export/set/outlets'
import type { SetFailure } from '../../export/set/setFailure'
import { timeLeftMs } from '../../export/set/timeLeft'

interface DrawnState {
  status: 'drawn'
  bytes: number
  widthPx: number
  heightPx: number
  previewUrl: string // '' until what is stored was looked at
  failedPictures: readonly { src: string }[] // drawn as placeholders
}

export type ItemState =
  { status: 'waiting' | 'drawing' } | DrawnState | { status: 'failed'; reason: SetFailure }

/** `stopped`: by the visitor, or because there was no room; `done`: every picture was drawn or has failed. */
export type RunPhase = 'idle' | 'drawing' | 'paused' | 'stopped' | 'done'

export interface SetRun {
  phase: RunPhase
  outlet: OutletId | null // where it goes
  name: string // of the zip, without its extension
  items: readonly SetItem[] // of this run, whatever is chosen meanwhile; none while idle
  states: ReadonlyMap<string, ItemState> // by the item's id; absent: waiting
  tookMs: readonly number[] // of the pictures drawn
  problem: 'no-room' | null
  stoppedAt: SetChoice | null // what was chosen as it stopped, for this set or the next
}

export const NO_RUN: SetRun = {
  phase: 'idle',
  outlet: null,
  name: '',
  items: [],
  states: new Map(),
  tookMs: [],
  problem: null,
  stoppedAt: null,
}
const WAITING: ItemState = { status: 'waiting' }

/** Only the actions in this folder write it. */
export const setRunAtom = atom<SetRun>(NO_RUN)

/** The state of one picture: who shows it is told of no other. */
export const itemStateAtom: (id: string) => Atom<ItemState> = memoByKey((id) =>
  atom((get) => get(setRunAtom).states.get(id) ?? WAITING),
)

export interface RunProgress {
  total: number
  drawn: number
  failed: readonly { item: SetItem; reason: SetFailure }[]
  blanks: readonly { item: SetItem; failedPictures: DrawnState['failedPictures'] }[] // drawn with placeholders
  bytes: number // of those drawn
  allBytes: number | null // about, of all; null before one is drawn
  leftMs: number | null // about; null before some are drawn, and once none is left
}

export const runProgressAtom = atom((get): RunProgress => {
  const { items, states, tookMs } = get(setRunAtom)
  const failed: { item: SetItem; reason: SetFailure }[] = []
  const blanks: { item: SetItem; failedPictures: DrawnState['failedPictures'] }[] = []
  let [drawn, bytes] = [0, 0]
  for (const item of items) {
    const state = states.get(item.id)
    if (state?.status === 'failed') failed.push({ item, reason: state.reason })
    if (state?.status !== 'drawn') continue
    drawn += 1
    bytes += state.bytes
    const { failedPictures } = state
    if (failedPictures.length > 0) blanks.push({ item, failedPictures })
  }
  const left = items.length - drawn - failed.length
  return {
    total: items.length,
    drawn,
    failed,
    blanks,
    bytes,
    allBytes: drawn === 0 ? null : Math.round((bytes / drawn) * (drawn + left)),
    leftMs: left === 0 ? null : timeLeftMs(tookMs, left),
  }
})

/** Calls `make` once for each key. */
function memoByKey<Made extends {}>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>()
  return (key) => {
    let known = made.get(key)
    if (known === undefined) made.set(key, (known = make(key)))
    return known
  }
}

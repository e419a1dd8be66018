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
  previewUrl: string // '' until the stored file is decoded
  failedPictures: readonly { src: string }[] // drawn as placeholders
}

export type ItemState =
  { status: 'waiting' | 'drawing' } | DrawnState | { status: 'failed'; reason: SetFailure }

/** `stopped`: by the visitor or for lack of space; `done`: every picture was drawn or failed. */
export type RunPhase = 'idle' | 'drawing' | 'paused' | 'stopped' | 'done'

export interface SetRun {
  phase: RunPhase
  outlet: OutletId | null
  name: string // the zip file, without extension
  items: readonly SetItem[] // this run's, whatever is chosen meanwhile; empty while idle
  states: ReadonlyMap<string, ItemState> // by item id; absent: waiting
  tookMs: readonly number[] // per drawn picture
  problem: 'no-room' | null
  stoppedAt: SetChoice | null // the choices when it stopped, for this set or the next
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

/** One atom per picture, so that a display is not notified of other pictures. */
export const itemStateAtom: (id: string) => Atom<ItemState> = memoByKey((id) =>
  atom((get) => get(setRunAtom).states.get(id) ?? WAITING),
)

export interface RunProgress {
  total: number
  drawn: number
  failed: readonly { item: SetItem; reason: SetFailure }[]
  blanks: readonly { item: SetItem; failedPictures: DrawnState['failedPictures'] }[]
  bytes: number
  allBytes: number | null // estimate for all; null before one is drawn
  leftMs: number | null // estimate; null before some are drawn, and once none is left
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

function memoByKey<Made extends {}>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>()
  return (key) => {
    let known = made.get(key)
    if (known === undefined) made.set(key, (known = make(key)))
    return known
  }
}

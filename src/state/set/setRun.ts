import { atom, type Atom, type Getter } from 'jotai'
import type { SetItem } from '../../card/set/setItem'
import type { SetChoice } from '../../card/set/setItems'
import type { OutletId } from '../../export/actions/exportActions'
import type { SetFailure, SetRenderer } from '../../export/set/drawSet'
import type { DoneFiles } from '../../export/set/doneFiles'
import { setWorldAtom } from './setWorld'

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
export function itemStateAtom(id: string): Atom<ItemState> {
  const known = itemStateAtoms.get(id) ?? atom((get) => get(setRunAtom).states.get(id) ?? WAITING)
  itemStateAtoms.set(id, known)
  return known
}

const itemStateAtoms = new Map<string, Atom<ItemState>>()

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

const LEAST_DRAWN = 3
const LATEST = 12 // pictures; the device's other load changes

/** null before some are drawn. */
function timeLeftMs(tookMs: readonly number[], left: number): number | null {
  if (tookMs.length < LEAST_DRAWN) return null
  const latest = tookMs.slice(-LATEST)
  return (latest.reduce((sum, took) => sum + took, 0) / latest.length) * left
}

export type Destination =
  | { outlet: 'zip'; handle: FileSystemFileHandle | null } // null: a download
  | { outlet: 'folder'; folder: FileSystemDirectoryHandle }
  | { outlet: 'share' }
  | { outlet: 'pdf' }
  | { outlet: 'long' }

/** A run's state that is not displayed, one per store. */
interface SetParts {
  tabName: string
  renderer: Promise<SetRenderer> | null
  files: Promise<DoneFiles> | null
  stop: AbortController | null
  gate: { isOpen: Promise<void>; open: () => void } | null // set while paused
  queue: SetItem[] // the run's queue; items added are drawn too
  destination: Destination | null
}

export const setPartsAtom = atom((get): SetParts => ({
  tabName: get(setWorldAtom).name(),
  renderer: null,
  files: null,
  stop: null,
  gate: null,
  queue: [],
  destination: null,
}))

export function openGate(parts: SetParts): void {
  parts.gate?.open()
  parts.gate = null
}

/** Starts the renderer on first use; retries if it failed to start. */
export function drawerOf(get: Getter): Promise<SetRenderer> {
  const [parts, world] = [get(setPartsAtom), get(setWorldAtom)]
  parts.renderer ??= world.renderer().catch((error: unknown) => {
    parts.renderer = null
    throw error
  })
  return parts.renderer
}

export function doneFilesOf(get: Getter): Promise<DoneFiles> {
  const [parts, world] = [get(setPartsAtom), get(setWorldAtom)]
  parts.files ??= world.openFiles(parts.tabName)
  return parts.files
}

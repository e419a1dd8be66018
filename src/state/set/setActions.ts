/**
 * The visitor's actions on a set. Those that may open a picker or share sheet must be called within the tap
 * itself.
 */
import { atom, type Getter, type Setter } from 'jotai'
import { runRecord, type RunRecord } from '../../card/set/runRecord'
import type { SetItem } from '../../card/set/setItem'
import { drawItems, withoutDrawing } from './drawItems'
import type { DoneFile } from '../../export/set/doneFiles'
import { chooseDestination, removeIfEmpty, type SetEnd, outletAtom, leaveSet } from './destination'
import { setChoiceAtom, setNameAtom, setItemsAtom } from './setChoice'
import {
  doneFilesOf,
  openGate,
  setPartsAtom,
  NO_RUN,
  setRunAtom,
  runProgressAtom,
  type ItemState,
  type SetRun,
} from './setRun'
import { setWorldAtom } from './setWorld'

const BUSY = ['drawing', 'paused']

/**
 * Draws the chosen set and exports it: a zip (a download if the browser has no `showSaveFilePicker`), a
 * folder, or batches to share. Reuses unchanged pictures.
 */
export const startSetAtom = atom(null, async (get, set): Promise<SetEnd> => {
  const outlet = get(outletAtom)
  const items = get(setItemsAtom)
  if (items.length === 0 || BUSY.includes(get(setRunAtom).phase)) return { status: 'nothing' }
  const name = get(setNameAtom)
  const choice = get(setChoiceAtom)
  const parts = get(setPartsAtom)
  const before = parts.destination
  parts.destination = null
  const end = await chooseDestination(get, set, name)
  if (end) return ((parts.destination = before), end)
  const stop = newStop(get)
  await begin(get, set, { name, items, outlet, choice }, stop.signal)
  if (before?.outlet === 'zip') void removeIfEmpty(before.handle, parts.destination)
  await parts.gate?.isOpen // If everything is already stored, nothing else waits for the pause.
  return drawAndLeave(get, set, leftOf(get(setRunAtom)), stop)
})

export const pauseSetAtom = atom(null, (get, set) => {
  const parts = get(setPartsAtom)
  if (get(setRunAtom).phase !== 'drawing') return
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => (open = resolve))
  parts.gate = { isOpen, open }
  set(setRunAtom, { ...get(setRunAtom), phase: 'paused' })
})

export const resumeSetAtom = atom(null, (get, set) => {
  openGate(get(setPartsAtom))
  if (get(setRunAtom).phase === 'paused') set(setRunAtom, { ...get(setRunAtom), phase: 'drawing' })
})

/** Stops at once; finished pictures are kept to export or resume. */
export const cancelSetAtom = atom(null, (get, set) => {
  const run = get(setRunAtom)
  if (!BUSY.includes(run.phase)) return
  const parts = get(setPartsAtom)
  parts.stop?.abort()
  set(setRunAtom, { ...run, phase: 'stopped', states: withoutDrawing(run), stoppedAt: get(setChoiceAtom) })
  openGate(parts)
})

/**
 * Redraws failed pictures and those with placeholders: during a run, after the others; otherwise now, with
 * all that is left.
 */
export const tryAgainAtom = atom(null, async (get, set): Promise<SetEnd> => {
  const run = get(setRunAtom)
  const { failed, blanks } = get(runProgressAtom)
  const again = [...failed, ...blanks].map(({ item }) => item)
  if (again.length === 0) return { status: 'nothing' }
  if (!BUSY.includes(run.phase)) return goOn(get, set, again)
  set(setRunAtom, { ...run, states: without(run, again) })
  get(setPartsAtom).queue.push(...again)
  return { status: 'nothing' } // The run itself reports the outcome.
})

export const goOnSetAtom = atom(null, async (get, set): Promise<SetEnd> =>
  get(setRunAtom).phase === 'stopped' ? goOn(get, set) : { status: 'nothing' },
)

export const exportDoneAtom = atom(null, async (get, set): Promise<SetEnd> => {
  const end = await chooseDestination(get, set)
  const { destination } = get(setPartsAtom)
  const run = get(setRunAtom)
  if (!end && destination?.outlet === 'share') set(setRunAtom, { ...run, phase: 'done' }) // its batches can now be shared
  return end ?? (destination ? leaveSet(get, destination) : { status: 'nothing' })
})

/** Pictures stay until another set is drawn, so that equal ones are reused. */
export const discardSetAtom = atom(null, async (get, set) => {
  set(cancelSetAtom)
  const parts = get(setPartsAtom)
  const { destination } = parts
  parts.destination = null
  for (const state of get(setRunAtom).states.values()) revoke(state)
  set(setRunAtom, NO_RUN)
  await (await parts.files)?.writeRecord('').catch(() => {})
  if (destination?.outlet === 'zip') await removeIfEmpty(destination.handle)
})

/** Draws what is missing plus `again`, then exports the whole set. */
async function goOn(get: Getter, set: Setter, again: readonly SetItem[] = []): Promise<SetEnd> {
  const end = await chooseDestination(get, set)
  if (end) return end
  const run = get(setRunAtom)
  const states = without(run, [...again, ...leftOf(run)])
  set(setRunAtom, { ...run, states })
  return drawAndLeave(get, set, leftOf({ ...run, states }))
}

async function drawAndLeave(
  get: Getter,
  set: Setter,
  items: readonly SetItem[],
  stop = newStop(get),
): Promise<SetEnd> {
  const isThrough = !stop.signal.aborted && (await drawItems(get, set, items, stop))
  const { destination } = get(setPartsAtom)
  if (isThrough && destination) return leaveSet(get, destination)
  const { drawn, total } = get(runProgressAtom)
  return { status: 'stopped', drawn, total } // The page shows why.
}

function newStop(get: Getter): AbortController {
  return (get(setPartsAtom).stop = new AbortController())
}

/** Sets up the run; pictures already stored count as drawn. Once stopped, it changes nothing more. */
async function begin(
  get: Getter,
  set: Setter,
  { name, items, outlet, choice }: Pick<SetRun, 'outlet'> & RunRecord,
  signal: AbortSignal,
): Promise<void> {
  const ids = new Set(items.map(({ id }) => id))
  set(setRunAtom, { ...NO_RUN, phase: 'drawing', name, items, outlet, states: drawnOf(get, ids) })
  const files = await doneFilesOf(get)
  const done = await files
    .keepOnly(ids)
    .then(() => files.list())
    .catch((error: unknown) => {
      console.warn('nothing that was drawn before can be read', error)
      return new Map<string, DoneFile>()
    })
  if (signal.aborted) return
  const run = get(setRunAtom)
  const states = new Map<string, ItemState>()
  for (const [id, { widthPx, heightPx, bytes, isWhole }] of done) {
    if (!isWhole) continue // drawn again, because its pictures may load this time
    const stored = { widthPx, heightPx, bytes, previewUrl: '', failedPictures: [] }
    states.set(id, run.states.get(id) ?? { status: 'drawn', ...stored })
  }
  for (const [id, state] of run.states) if (!states.has(id)) revoke(state)
  set(setRunAtom, { ...run, states })
  await files.writeRecord(runRecord({ name, items, choice })).catch((error: unknown) => {
    console.warn('this set cannot be gone on with after the page is closed', error)
  })
  await showStored(get, set, signal)
}

/** Reuses pictures drawn without placeholders; releases all other previews. */
function drawnOf(get: Getter, ids: ReadonlySet<string>): Map<string, ItemState> {
  const states = new Map<string, ItemState>()
  for (const [id, state] of get(setRunAtom).states) {
    if (state.status === 'drawn' && state.failedPictures.length === 0 && ids.has(id)) states.set(id, state)
    else revoke(state)
  }
  return states
}

/** Makes previews of stored pictures one at a time, because each is decoded. */
async function showStored(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  for (const [id, state] of get(setRunAtom).states) {
    if (signal.aborted) return
    if (state.status !== 'drawn' || state.previewUrl !== '') continue
    const shown = { ...state, previewUrl: await previewUrl(get, id, state) }
    if (signal.aborted) revoke(shown)
    else set(setRunAtom, { ...get(setRunAtom), states: new Map(get(setRunAtom).states).set(id, shown) })
  }
}

async function previewUrl(get: Getter, id: string, size: { widthPx: number; heightPx: number }) {
  const file = await (await doneFilesOf(get)).read(id)
  if (!file) return ''
  const preview = await get(setWorldAtom).previewOf(file, size.widthPx, size.heightPx)
  return URL.createObjectURL(preview)
}

function leftOf({ items, states }: SetRun): SetItem[] {
  return items.filter(({ id }) => states.get(id)?.status !== 'drawn')
}

/** Sets these items back to waiting. */
function without({ states }: SetRun, items: readonly SetItem[]): SetRun['states'] {
  const ids = new Set(items.map(({ id }) => id))
  for (const [id, state] of states) if (ids.has(id)) revoke(state)
  return new Map([...states].filter(([id]) => !ids.has(id)))
}

function revoke(state: ItemState): void {
  if (state.status === 'drawn' && state.previewUrl !== '') URL.revokeObjectURL(state.previewUrl)
}

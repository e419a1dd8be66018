/** What a visitor does with a set. Actions that may open a picker or the share sheet are called within the tap itself. */
import { atom, type Getter, type Setter } from 'jotai'
import { runRecord, type RunRecord } from '../../card/set/runRecord'
import type { SetItem } from '../../card/set/setItem'
import { drawItems, withoutDrawing } from './drawItems'
import type { DoneFile } from '../../export/set/doneFiles'
import { chooseDestination, removeIfEmpty } from './destination'
import { leaveSet } from './leaveSet'
import { setChoiceAtom, setNameAtom } from './setChoice'
import type { SetEnd } from './setEnd'
import { setItemsAtom } from './setItemsAtom'
import { outletAtom } from './setOutlet'
import { doneFilesOf, openGate, setPartsAtom } from './setParts'
import { NO_RUN, setRunAtom, runProgressAtom, type ItemState, type SetRun } from './setRun'
import { setWorldAtom } from './setWorld'

const BUSY = ['drawing', 'paused']

/**
 * Draws the set as it is chosen, and hands it on: as a zip into the file that the visitor picks, or a download where the browser has
 * no such picker (tests take `showSaveFilePicker` away); into a folder; or nowhere, to be shared lot by lot. What was drawn before and
 * has not changed is not drawn again. Resolves when it has left, stopped or was dismissed.
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
  await parts.gate?.isOpen // with all of it stored, nothing else would wait
  return drawAndLeave(get, set, leftOf(get(setRunAtom)), stop)
})

/** Halts before the next picture. */
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

/** Stops at once; what is drawn is kept, to be exported or gone on with. */
export const cancelSetAtom = atom(null, (get, set) => {
  const run = get(setRunAtom)
  if (!BUSY.includes(run.phase)) return
  const parts = get(setPartsAtom)
  parts.stop?.abort()
  set(setRunAtom, { ...run, phase: 'stopped', states: withoutDrawing(run), stoppedAt: get(setChoiceAtom) })
  openGate(parts)
})

/** Draws what has failed or shows placeholders once more: while others are drawn, after them; else now, with all that a stop has left. */
export const tryAgainAtom = atom(null, async (get, set): Promise<SetEnd> => {
  const run = get(setRunAtom)
  const { failed, blanks } = get(runProgressAtom)
  const again = [...failed, ...blanks].map(({ item }) => item)
  if (again.length === 0) return { status: 'nothing' }
  if (!BUSY.includes(run.phase)) return goOn(get, set, again)
  set(setRunAtom, { ...run, states: without(run, again) })
  get(setPartsAtom).queue.push(...again)
  return { status: 'nothing' } // the run itself says what comes of it
})

/** Goes on where a run stopped. */
export const goOnSetAtom = atom(null, async (get, set): Promise<SetEnd> =>
  get(setRunAtom).phase === 'stopped' ? goOn(get, set) : { status: 'nothing' },
)

/** Hands on what is drawn: where the run was to go, or elsewhere. */
export const exportDoneAtom = atom(null, async (get, set): Promise<SetEnd> => {
  const end = await chooseDestination(get, set)
  const { destination } = get(setPartsAtom)
  const run = get(setRunAtom)
  if (!end && destination?.outlet === 'share') set(setRunAtom, { ...run, phase: 'done' }) // its lots can be handed on
  return end ?? (destination ? leaveSet(get, destination) : { status: 'nothing' })
})

/** Back to choosing. Its pictures stay until another set is drawn, so that the same ones are not drawn again. */
export const discardSetAtom = atom(null, async (get, set) => {
  set(cancelSetAtom)
  const parts = get(setPartsAtom)
  const { destination } = parts
  parts.destination = null
  for (const state of get(setRunAtom).states.values()) revoke(state)
  set(setRunAtom, NO_RUN)
  await (await parts.files)?.writeRecord('').catch(() => {}) // nothing to go on with
  if (destination?.outlet === 'zip') await removeIfEmpty(destination.handle)
})

/** Draws what is not drawn yet, and these `again`; hands the set on, whole: where the run was to go, or where the visitor has chosen since. */
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
  return { status: 'stopped', drawn, total } // why, the page shows
}

/** What Cancel stops a run by, made before Cancel is shown. */
function newStop(get: Getter): AbortController {
  return (get(setPartsAtom).stop = new AbortController())
}

/** Sets the run up: what is stored of it already is drawn. Once stopped, it changes nothing more. */
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
    if (!isWhole) continue // drawn again: its pictures may come this time
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

/** What the run before has drawn of these without placeholders; the small pictures of all else are let go. */
function drawnOf(get: Getter, ids: ReadonlySet<string>): Map<string, ItemState> {
  const states = new Map<string, ItemState>()
  for (const [id, state] of get(setRunAtom).states) {
    if (state.status === 'drawn' && state.failedPictures.length === 0 && ids.has(id)) states.set(id, state)
    else revoke(state)
  }
  return states
}

/** Small pictures of what is stored, one after the other: each is decoded. */
async function showStored(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  for (const [id, state] of get(setRunAtom).states) {
    if (signal.aborted) return
    if (state.status !== 'drawn' || state.previewUrl !== '') continue
    const shown = { ...state, previewUrl: await previewUrl(get, id, state) }
    if (signal.aborted) revoke(shown)
    else set(setRunAtom, { ...get(setRunAtom), states: new Map(get(setRunAtom).states).set(id, shown) })
  }
}

async function previewUrl(
  get: Getter,
  id: string,
  size: { widthPx: number; heightPx: number },
): Promise<string> {
  const file = await (await doneFilesOf(get)).read(id)
  if (!file) return ''
  const preview = await get(setWorldAtom).previewOf(file, size.widthPx, size.heightPx)
  return URL.createObjectURL(preview)
}

/** What is not drawn yet. */
function leftOf({ items, states }: SetRun): SetItem[] {
  return items.filter(({ id }) => states.get(id)?.status !== 'drawn')
}

/** These wait again. */
function without({ states }: SetRun, items: readonly SetItem[]): SetRun['states'] {
  const ids = new Set(items.map(({ id }) => id))
  for (const [id, state] of states) if (ids.has(id)) revoke(state)
  return new Map([...states].filter(([id]) => !ids.has(id)))
}

function revoke(state: ItemState): void {
  if (state.status === 'drawn' && state.previewUrl !== '') URL.revokeObjectURL(state.previewUrl)
}

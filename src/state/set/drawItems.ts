import type { Getter, Setter } from 'jotai'
import type { SetItem } from '../../card/set/setItem'
import { drawSet } from '../../export/set/drawSet'
import { isNoRoom } from '../../export/set/doneFiles'
import { failureOf } from '../../export/set/setFailure'
import { doneFilesAtom, drawerAtom, setPartsAtom } from './setParts'
import { runBaseAtom, type ItemState, type SetRun } from './setRun'
import { setWorldAtom } from './setWorld'

/** Draws pictures and stores each as soon as it is finished; those added to the queue meanwhile too. Ends with the phase `done` or `stopped`. */
export async function drawItems(get: Getter, set: Setter, items: readonly SetItem[]): Promise<void> {
  const parts = get(setPartsAtom)
  const stop = new AbortController()
  parts.stop = stop
  parts.queue = [...items]
  const change = (patch: Partial<SetRun>) => set(runBaseAtom, { ...get(runBaseAtom), ...patch })
  const say = ({ id }: SetItem, state: ItemState) => {
    if (!stop.signal.aborted) change({ states: new Map(get(runBaseAtom).states).set(id, state) })
  }
  change({ phase: 'drawing', problem: null })
  try {
    const [drawer, files] = await Promise.all([get(drawerAtom)(), get(doneFilesAtom)()])
    const pictures = drawSet(parts.queue, {
      drawer,
      signal: stop.signal,
      now: get(setWorldAtom).elapsedMs,
      mayGoOn: async () => parts.gate?.isOpen,
      onDrawing: (item) => say(item, { status: 'drawing' }),
      onFailed: (item, reason) => say(item, { status: 'failed', reason }),
    })
    for await (const { item, file, preview, tookMs, ...size } of pictures) {
      await files.write(item.id, file, size)
      const previewUrl = URL.createObjectURL(preview)
      say(item, { status: 'drawn', bytes: file.size, previewUrl, ...size })
      change({ tookMs: [...get(runBaseAtom).tookMs, tookMs] })
    }
    if (!stop.signal.aborted) change({ phase: 'done' })
  } catch (error) {
    stop.abort()
    change({
      phase: 'stopped',
      states: withoutDrawing(get(runBaseAtom)),
      problem: isNoRoom(error) ? 'no-room' : null,
    })
    if (!isNoRoom(error)) failRest(get, set, failureOf(error), error)
  } finally {
    if (parts.stop === stop) parts.stop = null
  }
}

/** No picture is under way any more: it waits again. */
export function withoutDrawing({ states }: SetRun): SetRun['states'] {
  return new Map([...states].filter(([, { status }]) => status !== 'drawing'))
}

/** Nothing draws here: what was to be drawn has failed, and can be tried again. */
function failRest(get: Getter, set: Setter, reason: ReturnType<typeof failureOf>, error: unknown): void {
  console.error('the set cannot be drawn', error)
  const run = get(runBaseAtom)
  const states = new Map(run.states)
  for (const { id } of run.items) if (!states.has(id)) states.set(id, { status: 'failed', reason })
  set(runBaseAtom, { ...run, states, phase: 'done' })
}

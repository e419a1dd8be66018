import type { Getter, Setter } from 'jotai'
import type { SetItem } from '../../card/set/setItem'
import { drawSet, failureOf } from '../../export/set/drawSet'
import { isNoRoom } from '../../export/set/doneFiles'
import {
  doneFilesOf,
  drawerOf,
  openGate,
  setPartsAtom,
  setRunAtom,
  type ItemState,
  type SetRun,
} from './setRun'
import { setChoiceAtom } from './setChoice'
import { setWorldAtom } from './setWorld'

/**
 * Draws queued pictures and stores each when finished; returns whether it completed. Once stopped it changes
 * nothing, since another run may have begun.
 */
export async function drawItems(get: Getter, set: Setter, items: readonly SetItem[], stop: AbortController) {
  const parts = get(setPartsAtom)
  parts.queue = [...items]
  const change = (patch: Partial<SetRun>) => {
    if (!stop.signal.aborted) set(setRunAtom, { ...get(setRunAtom), ...patch })
  }
  const say = ({ id }: SetItem, state: ItemState) =>
    change({ states: new Map(get(setRunAtom).states).set(id, state) })
  change({ phase: get(setRunAtom).phase === 'paused' ? 'paused' : 'drawing', problem: null })
  try {
    const [renderer, files] = await Promise.all([drawerOf(get), doneFilesOf(get)])
    const pictures = drawSet(parts.queue, {
      renderer,
      signal: stop.signal,
      now: get(setWorldAtom).elapsedMs,
      mayGoOn: async () => parts.gate?.isOpen,
      onDrawing: (item) => say(item, { status: 'drawing' }),
      onFailed: (item, reason) => say(item, { status: 'failed', reason }),
    })
    for await (const { item, file, preview, tookMs, failedPictures, ...size } of pictures) {
      await files.write(item.id, file, { ...size, isWhole: failedPictures.length === 0 })
      if (stop.signal.aborted) return false
      const previewUrl = URL.createObjectURL(preview)
      say(item, { status: 'drawn', bytes: file.size, previewUrl, failedPictures, ...size })
      change({ tookMs: [...get(setRunAtom).tookMs, tookMs] })
    }
    change({ phase: 'done' })
    return !stop.signal.aborted
  } catch (error) {
    if (stop.signal.aborted) return false
    change({
      phase: 'stopped',
      stoppedAt: get(setChoiceAtom),
      states: withoutDrawing(get(setRunAtom)),
      problem: isNoRoom(error) ? 'no-room' : null,
    })
    if (!isNoRoom(error)) failRest(get, set, failureOf(error), error)
    stop.abort() // aborts prepared pictures
    return !isNoRoom(error)
  } finally {
    if (parts.stop === stop) {
      parts.stop = null
      openGate(parts) // The last picture may have been drawn while paused.
    }
  }
}

/** Pictures in progress go back to waiting. */
export function withoutDrawing({ states }: SetRun): SetRun['states'] {
  return new Map([...states].filter(([, { status }]) => status !== 'drawing'))
}

/** No renderer works here: marks the remaining pictures as failed, so that they can be retried. */
function failRest(get: Getter, set: Setter, reason: ReturnType<typeof failureOf>, error: unknown): void {
  console.error('the set cannot be drawn', error)
  const run = get(setRunAtom)
  const states = new Map(run.states)
  for (const { id } of run.items) if (!states.has(id)) states.set(id, { status: 'failed', reason })
  set(setRunAtom, { ...run, states, phase: 'done' })
}

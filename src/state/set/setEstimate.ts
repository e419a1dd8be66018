/** Estimates the set's size before drawing, by encoding a few of its pictures. */
import { atom } from 'jotai'
import { estimatedBytes, samplesOf, type WeighedItem } from '../../card/set/estimate'
import { drawSet } from '../../export/set/drawSet'
import { setItemsAtom } from './setChoice'
import { drawerOf, setRunAtom } from './setRun'

const weighedAtom = atom<ReadonlyMap<string, WeighedItem>>(new Map<string, WeighedItem>())

/** null until some pictures are measured. */
export const estimateAtom = atom((get): number | null => {
  const items = get(setItemsAtom)
  const weighed = get(weighedAtom)
  return estimatedBytes(
    items,
    items.flatMap((item) => weighed.get(item.id) ?? []),
  )
})

/**
 * Encodes sample pictures. The page calls it when choices settle and aborts it when they change. Ignores
 * failures: the run reports them.
 */
export const weighSetAtom = atom(null, async (get, set, signal: AbortSignal): Promise<void> => {
  const samples = samplesOf(get(setItemsAtom)).filter(({ id }) => !get(weighedAtom).has(id))
  if (samples.length === 0 || ['drawing', 'paused'].includes(get(setRunAtom).phase)) return
  try {
    const renderer = await drawerOf(get)
    for await (const { item, file } of drawSet(samples, { renderer, signal }))
      set(weighedAtom, new Map(get(weighedAtom)).set(item.id, { item, bytes: file.size }))
  } catch (error) {
    console.warn('the set could not be weighed', error)
  }
})

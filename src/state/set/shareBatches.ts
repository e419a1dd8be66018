/** Shares a drawn set through the share sheet, which takes ten files at a time. */
import { atom } from 'jotai'
import { batchesOf } from '../../card/set/shareBatches'
import type { SetItem } from '../../card/set/setItem'
import type { ShareOutcome } from '../../export/save'
import { FORMATS } from '../../export/formats'
import { doneFilesOf, setRunAtom } from './setRun'
import { setWorldAtom } from './setWorld'

export interface ShareBatch {
  items: readonly SetItem[]
  bytes: number
  isHanded: boolean
}

const handedAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Finished pictures in batches, in order; empty if the set goes elsewhere or is still being drawn. */
export const batchesAtom = atom((get): ShareBatch[] => {
  const { items, states, outlet, phase } = get(setRunAtom)
  if (outlet !== 'share' || phase !== 'done') return []
  const handed = get(handedAtom)
  const drawn = items.flatMap((item) => {
    const state = states.get(item.id)
    return state?.status === 'drawn' ? [{ item, bytes: state.bytes }] : []
  })
  return batchesOf(drawn).map((batch) => ({
    items: batch.map(({ item }) => item),
    bytes: batch.reduce((sum, { bytes }) => sum + bytes, 0),
    isHanded: handed.has(keyOf(batch.map(({ item }) => item))),
  }))
})

/** Passes a batch to the share sheet; must be called within the tap. */
export const shareBatchAtom = atom(null, async (get, set, at: number): Promise<ShareOutcome> => {
  const batch = get(batchesAtom)[at]
  if (!batch) return 'refused'
  const done = await doneFilesOf(get)
  const files = await Promise.all(
    batch.items.map(async ({ id, fileName, format }) => {
      const file = await done.read(id)
      return file && new File([file], fileName, { type: FORMATS[format].mimeType })
    }),
  )
  const outcome = await get(setWorldAtom).share(files.filter((file) => file !== null))
  if (outcome === 'handed') set(handedAtom, new Set(get(handedAtom)).add(keyOf(batch.items)))
  return outcome
})

function keyOf(items: readonly SetItem[]): string {
  return items.map(({ id }) => id).join()
}

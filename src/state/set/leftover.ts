import { atom } from 'jotai'
import { readRunRecord } from '../../card/set/runRecord'
import { localDay } from '../../quotes/dates'
import { setChoiceAtom, loadQuotesAtom } from './setChoice'
import { setPartsAtom, NO_RUN, setRunAtom, type ItemState } from './setRun'
import { setWorldAtom } from './setWorld'

/**
 * On page load, shows a set left by an earlier visit as stopped, with its choices unless the visitor arrives
 * with others.
 */
export const takeLeftoverAtom = atom(null, async (get, set, hasOwnChoice = false) => {
  const { findLeftover, now, previewOf } = get(setWorldAtom)
  const parts = get(setPartsAtom)
  if (parts.files) return // this tab has its own set
  const leftover = await findLeftover(parts.tabName)
  if (!leftover) return
  const record = readRunRecord(leftover.record, localDay(now()))
  if (!record) return leftover.forget()
  const files = leftover.adopt()
  const states = new Map<string, ItemState>()
  for (const [id, { widthPx, heightPx, bytes, isWhole }] of await files.list()) {
    const file = isWhole ? await files.read(id) : null // Pictures with placeholders are drawn again.
    if (!file) continue
    const previewUrl = URL.createObjectURL(await previewOf(file, widthPx, heightPx))
    states.set(id, { status: 'drawn', widthPx, heightPx, bytes, previewUrl, failedPictures: [] })
  }
  if (states.size === 0) return leftover.forget()
  if (parts.files || get(setRunAtom).phase !== 'idle') return // Another set was begun meanwhile; the next visit finds this one.
  parts.files = Promise.resolve(files)
  const { choice, ...run } = record
  if (choice && !hasOwnChoice) {
    set(setChoiceAtom, choice)
    if (choice.tab === 'days') void set(loadQuotesAtom)
  }
  set(setRunAtom, { ...NO_RUN, phase: 'stopped', ...run, states, stoppedAt: get(setChoiceAtom) })
})

/** A set whose page was closed while it was drawn. */
import { atom } from 'jotai'
import { readRunRecord } from '../../card/set/runRecord'
import { localDay } from '../../quotes/dates'
import { setChoiceAtom } from './setChoice'
import { setPartsAtom } from './setParts'
import { loadQuotesAtom } from './setItemsAtom'
import { NO_RUN, setRunAtom, type ItemState } from './setRun'
import { setWorldAtom } from './setWorld'

/**
 * Looks for what an earlier visit left, once, when the page opens, and shows it as a set that stopped there: the rest can be drawn, what is there handed on, or
 * all of it let go. What asked for it is chosen again, unless the visitor comes with something else to choose.
 */
export const takeLeftoverAtom = atom(null, async (get, set, hasOwnChoice = false) => {
  const { findLeftover, now, previewOf } = get(setWorldAtom)
  const parts = get(setPartsAtom)
  if (parts.files) return // this tab has a set of its own
  const leftover = await findLeftover(parts.tabName)
  if (!leftover) return
  const record = readRunRecord(leftover.record, localDay(now()))
  if (!record) return leftover.forget()
  const files = leftover.adopt()
  const states = new Map<string, ItemState>()
  for (const [id, { widthPx, heightPx, bytes, isWhole }] of await files.list()) {
    const file = isWhole ? await files.read(id) : null // what has placeholders is drawn again
    if (!file) continue
    const previewUrl = URL.createObjectURL(await previewOf(file, widthPx, heightPx))
    states.set(id, { status: 'drawn', widthPx, heightPx, bytes, previewUrl, failedPictures: [] })
  }
  if (states.size === 0) return leftover.forget()
  if (parts.files || get(setRunAtom).phase !== 'idle') return // another was begun meanwhile: the next visit finds this one
  parts.files = Promise.resolve(files)
  const { choice, ...run } = record
  if (choice && !hasOwnChoice) {
    set(setChoiceAtom, choice)
    if (choice.tab === 'days') void set(loadQuotesAtom)
  }
  set(setRunAtom, { ...NO_RUN, phase: 'stopped', ...run, states, stoppedAt: get(setChoiceAtom) })
})

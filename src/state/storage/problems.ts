import { atom } from 'jotai'
import { readText, storageDependenciesAtom, writeText } from './textStorage'

/**
 * A problem with storage to report: nothing can be saved, or stored data is unreadable or of a later version.
 */
export type StorageProblem = 'full' | 'blocked' | 'damaged' | 'newer'

const REPORTED_KEY = 'quotidian-told'
const reportedAtom = atom<readonly string[]>([])

/** The problem to be shown; set to null once it is seen. */
export const storageProblemAtom = atom<StorageProblem | null>(null)

/** Reports each problem once per session, across reloads if session storage works. */
export const reportStorageProblemAtom = atom(null, (get, set, problem: StorageProblem) => {
  const { session } = get(storageDependenciesAtom)
  const reported = [...get(reportedAtom), ...previouslyReported(session)]
  if (reported.includes(problem)) return
  set(storageProblemAtom, problem)
  set(reportedAtom, [...reported, problem])
  try {
    writeText(session, REPORTED_KEY, [...reported, problem].join())
  } catch {
    // Reported again after a reload, which is better than not at all.
  }
})

function previouslyReported(session: () => Storage | null): string[] {
  try {
    return readText(session, REPORTED_KEY)?.split(',') ?? []
  } catch {
    return []
  }
}

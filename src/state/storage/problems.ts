import { atom } from 'jotai'
import { readText, storageDependenciesAtom, writeText } from './textStorage'

/** Nothing can be saved (`full`, `blocked`), or stored data is unreadable or from a later version. */
export type StorageProblem = 'full' | 'blocked' | 'damaged' | 'newer'

const REPORTED_KEY = 'quotidian-told'
const reportedAtom = atom<readonly string[]>([])

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
    // Without session storage it is reported again after a reload, which is acceptable.
  }
})

function previouslyReported(session: () => Storage | null): string[] {
  try {
    return readText(session, REPORTED_KEY)?.split(',') ?? []
  } catch {
    return []
  }
}

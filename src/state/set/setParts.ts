import { atom, type Getter } from 'jotai'
import type { SetItem } from '../../card/set/setItem'
import type { DoneFiles } from '../../export/set/doneFiles'
import type { SetRenderer } from '../../export/set/setRenderer'
import { setWorldAtom } from './setWorld'

/** Where a run's files go. */
export type Destination =
  | { outlet: 'zip'; handle: FileSystemFileHandle | null } // null: a download
  | { outlet: 'folder'; folder: FileSystemDirectoryHandle }
  | { outlet: 'share' }

/** What a run holds that nobody shows. One for each store. */
export interface SetParts {
  tabName: string
  renderer: Promise<SetRenderer> | null
  files: Promise<DoneFiles> | null
  stop: AbortController | null
  gate: { isOpen: Promise<void>; open: () => void } | null // while paused
  queue: SetItem[] // of the run: what is added is drawn too
  destination: Destination | null
}

export const setPartsAtom = atom((get): SetParts => ({
  tabName: get(setWorldAtom).name(),
  renderer: null,
  files: null,
  stop: null,
  gate: null,
  queue: [],
  destination: null,
}))

/** Lets a run that pauses go on. */
export function openGate(parts: SetParts): void {
  parts.gate?.open()
  parts.gate = null
}

/** Starts what draws, when first asked for; what did not start is started anew. */
export function drawerOf(get: Getter): Promise<SetRenderer> {
  const [parts, world] = [get(setPartsAtom), get(setWorldAtom)]
  parts.renderer ??= world.renderer().catch((error: unknown) => {
    parts.renderer = null
    throw error
  })
  return parts.renderer
}

/** This tab's finished pictures. */
export function doneFilesOf(get: Getter): Promise<DoneFiles> {
  const [parts, world] = [get(setPartsAtom), get(setWorldAtom)]
  parts.files ??= world.openFiles(parts.tabName)
  return parts.files
}

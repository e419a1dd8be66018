import { atom, type Getter } from 'jotai'
import type { SetItem } from '../../card/set/setItem'
import type { DoneFiles } from '../../export/set/doneFiles'
import type { SetRenderer } from '../../export/set/setRenderer'
import { setWorldAtom } from './setWorld'

export type Destination =
  | { outlet: 'zip'; handle: FileSystemFileHandle | null } // null: a download
  | { outlet: 'folder'; folder: FileSystemDirectoryHandle }
  | { outlet: 'share' }

/** A run's state that is not displayed, one per store. */
export interface SetParts {
  tabName: string
  renderer: Promise<SetRenderer> | null
  files: Promise<DoneFiles> | null
  stop: AbortController | null
  gate: { isOpen: Promise<void>; open: () => void } | null // set while paused
  queue: SetItem[] // the run's queue; items added are drawn too
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

export function openGate(parts: SetParts): void {
  parts.gate?.open()
  parts.gate = null
}

/** Starts the renderer on first use; retries if it failed to start. */
export function drawerOf(get: Getter): Promise<SetRenderer> {
  const [parts, world] = [get(setPartsAtom), get(setWorldAtom)]
  parts.renderer ??= world.renderer().catch((error: unknown) => {
    parts.renderer = null
    throw error
  })
  return parts.renderer
}

export function doneFilesOf(get: Getter): Promise<DoneFiles> {
  const [parts, world] = [get(setPartsAtom), get(setWorldAtom)]
  parts.files ??= world.openFiles(parts.tabName)
  return parts.files
}

import { atom } from 'jotai'
import { openDoneFiles, findLeftover } from '../../export/set/doneFiles'
import { shareFile, type ShareOutcome, saveBlob } from '../../export/save'
import type { SetRenderer } from '../../export/set/drawSet'
import { exportActions, thisBrowser } from '../../export/actions/exportActions'

export const setWorldAtom = atom({
  renderer: async (): Promise<SetRenderer> => {
    const { workerRenderer } = await import('../../export/set/workerRenderer') // These modules include Konva.
    const { pageRenderer } = await import('../../export/set/pageRenderer')
    return (await workerRenderer()) ?? pageRenderer()
  },
  previewOf: async (file: Blob, widthPx: number, heightPx: number): Promise<Blob> =>
    (await import('../../export/set/previewOf')).previewOf(file, widthPx, heightPx),
  browser: () => ({ actions: exportActions(thisBrowser()), picksFolders: picksFolders() }),
  /** True if the visitor can pick where the zip is written; otherwise it is downloaded. */
  picksFiles,
  pickZip,
  pickFolder,
  share: async (files: File[]): Promise<ShareOutcome> =>
    navigator.canShare?.({ files }) ? shareFile(...files) : 'refused',
  save: saveBlob,
  openFiles: openDoneFiles,
  findLeftover,
  now: (): Date => new Date(),
  elapsedMs: (): number => performance.now(),
  origin: (): string => location.origin,
  name: (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`,
})

/** Call these within a tap. */

interface PickingWindow {
  showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>
  showDirectoryPicker?: (options: object) => Promise<FileSystemDirectoryHandle>
}

/** null: closed by the visitor */
type Picked<Handle> = Handle | null

function picksFiles(): boolean {
  return typeof (globalThis as PickingWindow).showSaveFilePicker === 'function'
}

function picksFolders(): boolean {
  return typeof (globalThis as PickingWindow).showDirectoryPicker === 'function'
}

/** @throws {DOMException} other than closing the picker */
function pickZip(name: string): Promise<Picked<FileSystemFileHandle>> {
  const types = [{ accept: { 'application/zip': ['.zip'] } }]
  return unlessDismissed(
    (globalThis as PickingWindow).showSaveFilePicker?.({ suggestedName: name, id: 'sets', types }),
  )
}

function pickFolder(): Promise<Picked<FileSystemDirectoryHandle>> {
  return unlessDismissed(
    (globalThis as PickingWindow).showDirectoryPicker?.({ id: 'sets', mode: 'readwrite' }),
  )
}

async function unlessDismissed<Handle>(asked: Promise<Handle> | undefined): Promise<Picked<Handle>> {
  try {
    return (await asked) ?? null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

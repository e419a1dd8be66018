/** Call these within a tap. */

interface PickingWindow {
  showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>
  showDirectoryPicker?: (options: object) => Promise<FileSystemDirectoryHandle>
}

/** null: closed by the visitor */
export type Picked<Handle> = Handle | null

export function picksFiles(): boolean {
  return typeof (globalThis as PickingWindow).showSaveFilePicker === 'function'
}

export function picksFolders(): boolean {
  return typeof (globalThis as PickingWindow).showDirectoryPicker === 'function'
}

/** @throws {DOMException} other than closing the picker */
export function pickZip(name: string): Promise<Picked<FileSystemFileHandle>> {
  const types = [{ accept: { 'application/zip': ['.zip'] } }]
  return unlessDismissed(
    (globalThis as PickingWindow).showSaveFilePicker?.({ suggestedName: name, id: 'sets', types }),
  )
}

export function pickFolder(): Promise<Picked<FileSystemDirectoryHandle>> {
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

import { atom } from 'jotai'
import { openDoneFiles, findLeftover } from '../../export/set/openDoneFiles'
import { pickFolder, pickZip, picksFiles, picksFolders } from '../../export/set/pickers'
import { shareFiles } from '../../export/set/shareFiles'
import type { SetRenderer } from '../../export/set/setRenderer'
import { saveBlob } from '../../export/save'
import { exportActions } from '../../export/actions/exportActions'
import { thisBrowser } from '../../export/actions/thisBrowser'

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
  share: shareFiles,
  save: saveBlob,
  openFiles: openDoneFiles,
  findLeftover,
  now: (): Date => new Date(),
  elapsedMs: (): number => performance.now(),
  origin: (): string => location.origin,
  name: (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`,
})

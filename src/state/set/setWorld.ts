import { atom } from 'jotai'
import { openDoneFiles, findLeftover } from '../../export/set/openDoneFiles'
import { pickFolder, pickZip, picksFiles, picksFolders } from '../../export/set/pickers'
import { shareFiles } from '../../export/set/shareFiles'
import type { SetDrawer } from '../../export/set/setDrawer'
import { saveBlob } from '../../export/save'
import { exportWays } from '../../export/ways/exportWays'
import { thisBrowser } from '../../export/ways/thisBrowser'

/** What drawing and handing on a set depends on; tests replace it. */
export const setWorldAtom = atom({
  drawer: async (): Promise<SetDrawer> => {
    const { workerDrawer } = await import('../../export/set/workerDrawer') // with Konva
    const { pageDrawer } = await import('../../export/set/pageDrawer')
    return (await workerDrawer()) ?? pageDrawer()
  },
  previewOf: async (file: Blob, widthPx: number, heightPx: number): Promise<Blob> =>
    (await import('../../export/set/previewOf')).previewOf(file, widthPx, heightPx),
  browser: () => ({ ways: exportWays(thisBrowser()), picksFolders: picksFolders() }),
  /** Where a zip is written that the visitor picks a place for; else it is downloaded. */
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

import { atom } from 'jotai'
import { dayOf } from '../card/card'
import { DEFAULT_EXPORT_OPTIONS, type ExportOptions } from '../card/exportOptions'
import { pictures } from '../draw/pictures/images'
import { sceneToExport } from '../export/sceneToExport'
import type { ExportedCard } from '../export/exportCard'
import { ExportError, type ExportErrorCode } from '../export/exportError'
import { FORMATS } from '../export/formats'
import { safePixelRatio } from '../export/pixelRatio'
import { fileName, saveBlob } from '../export/save'
import { cardSize } from '../layout/view'
import { settingsAtom } from './card'
import { shownCardAtom } from './draft'
import { editorScene } from './editorScene'
import { viewAtom } from './view'

const optionsAtom = atom<ExportOptions>(DEFAULT_EXPORT_OPTIONS)
const isExportingBaseAtom = atom(false)

export const exportOptionsAtom = atom(
  (get) => get(optionsAtom),
  (get, set, patch: Partial<ExportOptions>) => set(optionsAtom, { ...get(optionsAtom), ...patch }),
)

export const isExportingAtom = atom((get) => get(isExportingBaseAtom))

/** The exact size of the exported file, and the limit that made it smaller than requested, if any. */
export const exportSizeAtom = atom((get) => {
  const { width, height } = cardSize(get(settingsAtom).aspectRatio, get(viewAtom))
  const { format, scale } = get(optionsAtom)
  return safePixelRatio(width, height, scale, FORMATS[format].maxSidePx)
})

export type ExportOutcome =
  { status: 'saved'; name: string; exported: ExportedCard } | { status: 'failed'; code: ExportErrorCode }

/** Draws the card separately from the preview and downloads the file. null if there is nothing to do. */
export const exportCardAtom = atom(null, async (get, set): Promise<ExportOutcome | null> => {
  const card = get(shownCardAtom)
  if (!card || get(isExportingBaseAtom)) return null
  const options = get(optionsAtom)
  set(isExportingBaseAtom, true)
  try {
    await nextPaint() // shows the busy button before the main thread is blocked
    const outcome = await set(editorScene.loadSceneAtom, new AbortController().signal, pictures)
    const exported = await exportCard(sceneToExport(outcome), {
      ...options,
      card: options.opensAgain ? card : null,
    })
    const name = fileName(dayOf(card), FORMATS[options.format].extension)
    saveBlob(exported.blob, name)
    return { status: 'saved', name, exported }
  } catch (error) {
    console.error('export failed', error)
    return { status: 'failed', code: error instanceof ExportError ? error.code : 'empty' }
  } finally {
    set(isExportingBaseAtom, false)
  }
})

function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100) // hidden tabs paint no frames
  })
}

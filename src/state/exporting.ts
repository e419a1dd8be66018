import { atom } from 'jotai'
import { dayOf } from '../card/card'
import { DEFAULT_EXPORT_OPTIONS, type ExportOptions } from '../card/exportOptions'
import { pictures } from '../draw/pictures/images'
import { drawable } from '../export/drawable'
import { exportCard, type ExportedCard } from '../export/exportCard'
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

/** The exact size of the file to come, and whether a limit made it smaller than asked for. */
export const exportSizeAtom = atom((get) => {
  const { width, height } = cardSize(get(settingsAtom).aspectRatio, get(viewAtom))
  const { format, scale } = get(optionsAtom)
  return safePixelRatio(width, height, scale, FORMATS[format].maxSidePx)
})

export type ExportOutcome =
  { status: 'saved'; name: string; exported: ExportedCard } | { status: 'failed'; code: ExportErrorCode }

/** Draws the card anew, detached from the preview, and hands the file to the browser. null where there is nothing to do. */
export const exportCardAtom = atom(null, async (get, set): Promise<ExportOutcome | null> => {
  const card = get(shownCardAtom)
  if (!card || get(isExportingBaseAtom)) return null
  const options = get(optionsAtom)
  set(isExportingBaseAtom, true)
  try {
    await nextPaint() // the button says that it is busy before the main thread is
    const outcome = await set(editorScene.loadSceneAtom, new AbortController().signal, pictures)
    const exported = await exportCard(drawable(outcome), options)
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
    setTimeout(resolve, 100) // a hidden tab paints no frames
  })
}

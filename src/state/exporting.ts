import { atom } from 'jotai'
import { dayOf } from '../card/card'
import { DEFAULT_EXPORT_OPTIONS, type ExportOptions } from '../card/exportOptions'
import { pictures } from '../draw/pictures/images'
import { sceneToExport } from '../export/sceneToExport'
import type { ExportedCard } from '../export/exportCard'
import { ExportError, type ExportErrorCode } from '../export/exportError'
import { canvasHolds } from '../export/canvasHolds'
import { fileSize, mostWidthPx } from '../export/fileSize'
import { FORMATS } from '../export/formats'
import { fileName, saveBlob } from '../export/save'
import { cardSize } from '../layout/view'
import type { MadeFor } from '../look/targets'
import { settingsAtom } from './card'
import { shownCardAtom } from './draft'
import { editorScene } from './editorScene'
import { madeForAtom, targetAtom } from './target'
import { viewAtom } from './view'

const optionsAtom = atom<ExportOptions>(DEFAULT_EXPORT_OPTIONS)
const formatChosenForAtom = atom<MadeFor>('anything') // what the card was made for then
const isExportingBaseAtom = atom(false)

/** A target brings its format, until another one is chosen for it. */
export const exportOptionsAtom = atom(
  (get): ExportOptions => {
    const [options, target] = [get(optionsAtom), get(targetAtom)]
    return target && get(formatChosenForAtom) !== get(madeForAtom)
      ? { ...options, format: target.format }
      : options
  },
  (get, set, patch: Partial<ExportOptions>) => {
    if (patch.format) set(formatChosenForAtom, get(madeForAtom))
    set(optionsAtom, { ...get(optionsAtom), ...patch })
  },
)

export const isExportingAtom = atom((get) => get(isExportingBaseAtom))

/** The exact size of the exported file, and the limit that made it smaller than requested, if any. */
export const exportSizeAtom = atom((get) => {
  const target = get(targetAtom)
  const { format, ...options } = get(exportOptionsAtom)
  const size = cardSize(get(settingsAtom).aspectRatio, get(viewAtom), target)
  return fileSize(size, { ...options, target }, FORMATS[format].maxSidePx, canvasHolds)
})

/** The widest file that the card may have without a target. */
export const mostWidthAtom = atom((get) => {
  const { maxSidePx } = FORMATS[get(exportOptionsAtom).format]
  return mostWidthPx(cardSize(get(settingsAtom).aspectRatio, get(viewAtom)), maxSidePx)
})

export type ExportOutcome =
  | { status: 'saved'; name: string; exported: ExportedCard; mostBytes: number | null }
  | { status: 'failed'; code: ExportErrorCode }

/** Draws the card separately from the preview and downloads the file. null if there is nothing to do. */
export const exportCardAtom = atom(null, async (get, set): Promise<ExportOutcome | null> => {
  const card = get(shownCardAtom)
  if (!card || get(isExportingBaseAtom)) return null
  const [options, target] = [get(exportOptionsAtom), get(targetAtom)]
  set(isExportingBaseAtom, true)
  try {
    await nextPaint() // shows the busy button before the main thread is blocked
    const outcome = await set(editorScene.loadSceneAtom, new AbortController().signal, pictures)
    const exported = await exportCard(sceneToExport(outcome), {
      ...options,
      target,
      card: options.opensAgain ? card : null,
    })
    const name = fileName(dayOf(card), FORMATS[options.format].extension)
    saveBlob(exported.blob, name)
    return { status: 'saved', name, exported, mostBytes: target?.mostBytes ?? null }
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

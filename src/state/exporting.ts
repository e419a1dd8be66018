import { atom, type Getter } from 'jotai'
import { DEFAULT_EXPORT_OPTIONS, type ExportOptions } from '../card/exportOptions'
import { pictures } from '../draw/pictures/images'
import { canvasHolds } from '../export/canvasHolds'
import { ExportError, sceneToExport } from '../export/exportError'
import { fileSize, mostWidthPx } from '../export/fileSize'
import { FORMATS } from '../export/formats'
import { cardSize } from '../layout/view'
import type { MadeFor } from '../look/targets'
import type { Scene } from '../scene/nodes'
import { aspectRatioAtom } from './card'
import { shownCardAtom } from './draft'
import { editorScene } from './editorScene'
import { drawnFile, type DrawnFileErrorCode, type DrawRequest, type PictureFile } from './pictureFile'
import { madeForAtom, targetAtom } from './target'
import { viewAtom } from './view'

const optionsAtom = atom<ExportOptions>(DEFAULT_EXPORT_OPTIONS)
const formatChosenForAtom = atom<MadeFor>('anything') // the card's target at that time

/** A target sets its format, until the visitor chooses another one. */
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

/** The exact size of the exported file, and the limit that reduced it, if any. */
export const exportSizeAtom = atom((get) => {
  const target = get(targetAtom)
  const { format, ...options } = get(exportOptionsAtom)
  const size = cardSize(get(aspectRatioAtom), get(viewAtom), target)
  return fileSize(size, { ...options, target }, FORMATS[format].maxSidePx, canvasHolds)
})

/** The maximum file width without a target. */
export const mostWidthAtom = atom((get) => {
  const { maxSidePx } = FORMATS[get(exportOptionsAtom).format]
  return mostWidthPx(cardSize(get(aspectRatioAtom), get(viewAtom)), maxSidePx)
})

export type FileOutcome =
  | { status: 'made'; picture: PictureFile }
  | { status: 'failed'; code: DrawnFileErrorCode; error: unknown }
  | { status: 'nothing' }

/** The inputs of a file: a different card or options require a new one. */
interface Source {
  scene: Scene | null
  options: ExportOptions
}

const madeAtom = atom<{ of: Source; picture: PictureFile } | null>(null)
const inTheMakingAtom = atom<{ of: Source; outcome: Promise<FileOutcome> } | null>(null)

export const pictureFileAtom = atom((get) => {
  const made = get(madeAtom)
  return made && isSame(made.of, sourceOf(get)) ? made.picture : null
})

export const isMakingFileAtom = atom((get) => get(inTheMakingAtom) !== null)

/** Returns the card's file: made ahead, in progress, or new. The caller reports a failure. */
export const makePictureFileAtom = atom(null, async (get, set): Promise<FileOutcome> => {
  const picture = get(pictureFileAtom)
  if (picture) return { status: 'made', picture }
  const pending = get(inTheMakingAtom)
  if (pending && isSame(pending.of, sourceOf(get))) return pending.outcome
  if (!get(shownCardAtom)) return { status: 'nothing' }
  const outcome = set(makeOtherFileAtom, { ...get(exportOptionsAtom), target: get(targetAtom) })
  const making = { of: sourceOf(get), outcome }
  set(inTheMakingAtom, making)
  try {
    const result = await outcome
    // Fonts or pictures loaded meanwhile may have changed the scene; the file shows the latest one.
    if (result.status === 'made')
      set(madeAtom, { of: { ...making.of, scene: result.scene }, picture: result.picture })
    return result
  } finally {
    if (get(inTheMakingAtom) === making) set(inTheMakingAtom, null)
  }
})

type DrawOutcome =
  Exclude<FileOutcome, { status: 'made' }> | { status: 'made'; picture: PictureFile; scene: Scene }

/** Makes a file other than the chosen one: a PNG for the clipboard, or a small JPEG for long-press. */
export const makeOtherFileAtom = atom(null, async (get, set, request: DrawRequest): Promise<DrawOutcome> => {
  const card = get(shownCardAtom)
  if (!card) return { status: 'nothing' }
  try {
    await nextPaint() // Shows the busy button before the main thread is blocked.
    const outcome = await set(editorScene.loadSceneAtom, new AbortController().signal, pictures)
    const ready = sceneToExport(outcome)
    const drawn = get(shownCardAtom) ?? card // the card as just laid out
    const picture = await drawnFile(ready, request, drawn)
    return { status: 'made', picture, scene: ready.scene }
  } catch (error) {
    return { status: 'failed', code: error instanceof ExportError ? error.code : 'empty', error }
  }
})

function sourceOf(get: Getter): Source {
  return { scene: get(editorScene.currentSceneAtom), options: get(exportOptionsAtom) }
}

function isSame(a: Source, b: Source): boolean {
  return a.scene === b.scene && a.options === b.options
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100) // Hidden tabs paint no frames.
  })
}

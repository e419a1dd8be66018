import { atom, type Getter, type Setter } from 'jotai'
import type { QuoteCard } from '../../../card/card'
import { ExportError, sceneToExport } from '../../../export/exportError'
import { dayScene, shownDayCardAtom } from '../../../state/dayCard'
import type { FileOutcome } from '../../../state/exporting'
import { drawnFile, type PictureFile } from '../../../state/pictureFile'
import type { ExportSource, ExportUi } from '../../shared/export/runExportAction'

/** A JPEG of 1.5 megapixels. */
export const FILE = { format: 'jpg', quality: 0.92, scale: 2, opensAgain: true } as const
const PNG = { ...FILE, format: 'png' } as const

const madeAtom = atom<{ card: QuoteCard; picture: PictureFile } | null>(null)

export const dayFileAtom = atom((get) => {
  const made = get(madeAtom)
  return made && made.card === get(shownDayCardAtom) ? made.picture : null
})

export const dayViewAtom = atom<{ kind: 'hold' } | { kind: 'text'; text: string } | null>(null)

/** A file made ahead lets a tap hand it on, and its size is known. */
export const makeDayFileAtom = atom(null, async (get, set): Promise<FileOutcome> => {
  const ahead = get(dayFileAtom)
  if (ahead) return { status: 'made', picture: ahead }
  const card = get(shownDayCardAtom)
  const outcome = await drawDay(get, set, FILE)
  if (outcome.status === 'made' && card && card === get(shownDayCardAtom))
    set(madeAtom, { card, picture: outcome.picture })
  return outcome
})

async function drawDay(get: Getter, set: Setter, request: typeof FILE | typeof PNG): Promise<FileOutcome> {
  const card = get(shownDayCardAtom)
  if (!card) return { status: 'nothing' }
  try {
    const scene = await set(dayScene.loadSceneAtom, new AbortController().signal)
    return { status: 'made', picture: await drawnFile(sceneToExport(scene), request, card) }
  } catch (error) {
    return { status: 'failed', code: error instanceof ExportError ? error.code : 'empty', error }
  }
}

type Page = Omit<ExportUi, 'showPicture' | 'showText'>

/** Its link is this page. */
export function dayToExport(page: Page): [source: ExportSource, ui: ExportUi] {
  const { store, t } = page
  const source: ExportSource = {
    card: () => store.get(shownDayCardAtom),
    madeFile: () => store.get(dayFileAtom),
    makeFile: () => store.set(makeDayFileAtom),
    makePng: () => drawDay(store.get, store.set, PNG),
    options: () => FILE,
    hasTags: () => false,
    link: async () => ({ url: location.origin + location.pathname, words: t('day.linkCopied') }),
  }
  const ui: ExportUi = {
    ...page,
    showPicture: () => store.set(dayViewAtom, { kind: 'hold' }),
    showText: (text) => store.set(dayViewAtom, { kind: 'text', text }),
  }
  return [source, ui]
}

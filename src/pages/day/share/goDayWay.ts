import type { TFunction } from 'i18next'
import { atom, type createStore } from 'jotai'
import type { QuoteCard } from '../../../card/card'
import { caption } from '../../../card/caption'
import { ExportError } from '../../../export/exportError'
import { sceneToExport } from '../../../export/sceneToExport'
import { saveBlob } from '../../../export/save'
import { copyPicture, copyText } from '../../../export/ways/clipboard'
import type { WayId } from '../../../export/ways/exportWays'
import { shareFile } from '../../../export/ways/shareFile'
import { currentLanguage } from '../../../language/i18n'
import { dayScene, shownDayCardAtom } from '../../../state/dayCard'
import { drawnFile, type PictureFile } from '../../../state/pictureFile'
import { pushToastAtom, type ToastMessage } from '../../../state/toasts'
import { failureWords, fileWords } from '../../shared/export/fileWords'

/** The ways of the editor's menu that a day's card has here. */
export const DAY_WAYS = [
  'device',
  'share',
  'hold',
  'copyPicture',
  'copyCaption',
  'copyLink',
] as const satisfies readonly WayId[]
export type DayWay = (typeof DAY_WAYS)[number]

const FILE = { format: 'jpg', quality: 0.92, scale: 2, opensAgain: true } as const
const PNG = { ...FILE, format: 'png' } as const

interface Kit {
  store: ReturnType<typeof createStore>
  t: TFunction
}

type Made = { card: QuoteCard; picture: PictureFile }

const madeAtom = atom<Made | null>(null)

/** The card's file, if it has been made: of the card as it is now. */
export const dayFileAtom = atom((get) => {
  const made = get(madeAtom)
  return made && made.card === get(shownDayCardAtom) ? made.picture : null
})

/** What lies over the page: the picture to press and hold, words to copy by hand, or the day's markup for other pages. */
export const dayViewAtom = atom<
  { kind: 'hold'; picture: PictureFile } | { kind: 'text'; text: string } | { kind: 'embed' } | null
>(null)

/** Makes the file ahead, so that a tap can hand it on and its size is known. A failure is said when it is asked for. */
export async function makeAhead({ store }: Kit): Promise<void> {
  await dayFile(store).catch(() => undefined)
}

/** Goes a way with the day's card and says what came of it. To be called within a tap. */
export async function goDayWay(way: DayWay, kit: Kit): Promise<void> {
  const { store, t } = kit
  const card = store.get(shownDayCardAtom)
  if (!card) return
  try {
    if (way === 'copyCaption')
      return await copyWords(kit, caption(card, currentLanguage(), false), t('ways.captionCopied'))
    if (way === 'copyLink')
      return await copyWords(kit, location.origin + location.pathname, t('day.linkCopied'))
    if (way === 'copyPicture') return await copyThePicture(kit)
    const picture = store.get(dayFileAtom) ?? (await dayFile(store))
    if (way === 'device') {
      saveBlob(picture.file, picture.file.name)
      say(kit, t('export.downloading', fileWords(picture)))
    } else if (way === 'share') await share(kit, picture)
    else store.set(dayViewAtom, { kind: 'hold', picture })
  } catch (error) {
    sayFailure(kit, way, error)
  }
}

async function share(kit: Kit, picture: PictureFile): Promise<void> {
  const { t } = kit
  const outcome = await shareFile(picture.file)
  if (outcome === 'handed') say(kit, t('ways.handed'))
  if (outcome === 'refused')
    say(
      kit,
      t('ways.notTaken'),
      { label: t('ways.names.device'), run: () => void goDayWay('device', kit) },
      'failure',
    )
  if (outcome === 'late')
    say(kit, t('ways.ready'), { label: t('ways.shareNow'), run: () => void share(kit, picture) })
}

async function copyThePicture(kit: Kit): Promise<void> {
  const { store, t } = kit
  const made = makeFile(store, PNG)
  const isCopied = await copyPicture(made.then(({ file }) => file)) // asked for in the tap itself
  const picture = await made
  if (isCopied) return say(kit, t('ways.pictureCopied', fileWords(picture)))
  say(
    kit,
    t('ways.noPictures'),
    { label: t('ways.names.device'), run: () => void goDayWay('device', kit) },
    'failure',
  )
}

async function copyWords(kit: Kit, words: string, copied: string): Promise<void> {
  const { store, t } = kit
  if (await copyText(words)) return say(kit, copied)
  const show = () => store.set(dayViewAtom, { kind: 'text', text: words })
  say(kit, t('ways.notCopied'), { label: t('ways.showText'), run: show }, 'failure')
}

async function dayFile(store: Kit['store']): Promise<PictureFile> {
  const card = store.get(shownDayCardAtom)
  const picture = await makeFile(store, FILE)
  if (card && card === store.get(shownDayCardAtom)) store.set(madeAtom, { card, picture })
  return picture
}

/** @throws {ExportError} if there is none */
async function makeFile(store: Kit['store'], request: typeof FILE | typeof PNG): Promise<PictureFile> {
  const card = store.get(shownDayCardAtom)
  if (!card) throw new ExportError('empty', 'there is no card')
  const outcome = await store.set(dayScene.loadSceneAtom, new AbortController().signal)
  return drawnFile(sceneToExport(outcome), request, card)
}

function sayFailure(kit: Kit, way: DayWay, error: unknown): void {
  console.error('export failed', error)
  const code = error instanceof ExportError ? error.code : 'empty'
  const { t } = kit
  say(
    kit,
    failureWords(t, code, FILE),
    { label: t('export.retry'), run: () => void goDayWay(way, kit) },
    'failure',
  )
}

function say(
  { store }: Kit,
  text: string,
  action?: ToastMessage['action'],
  kind: ToastMessage['kind'] = 'done',
): void {
  store.set(pushToastAtom, { kind, text, ...(action && { action }) })
}

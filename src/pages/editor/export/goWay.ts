import type { TFunction } from 'i18next'
import { atom, type createStore } from 'jotai'
import { altText, caption } from '../../../card/caption'
import { codeInAddress } from '../../../card/cardAddress'
import type { CardLink } from '../../../card/cardLink'
import { saveBlob } from '../../../export/save'
import { copyPicture, copyText } from '../../../export/ways/clipboard'
import { nextWay, type ExportWays, type WayId } from '../../../export/ways/exportWays'
import { printPicture } from '../../../export/ways/printPicture'
import { shareFile } from '../../../export/ways/shareFile'
import { currentLanguage } from '../../../language/i18n'
import { shownCardAtom } from '../../../state/draft'
import {
  exportOptionsAtom,
  makeOtherFileAtom,
  makePictureFileAtom,
  pictureFileAtom,
  type FileOutcome,
} from '../../../state/exporting'
import type { PictureFile } from '../../../state/pictureFile'
import { targetAtom } from '../../../state/target'
import { pushToastAtom, type ToastMessage } from '../../../state/toasts'
import { exportViewAtom } from './exportView'
import { failureWords, fileRemarks, fileWords } from '../../shared/export/fileWords'
import { hasTagsAtom } from './hasTagsAtom'

const LONG_LINK = 1_900 // characters; Teams cuts near 2,048, others tell no limit

/** Whether a visitor waits for a file. */
export const isWaitingAtom = atom(false)

/** All but the set's, which is a page of its own. */
type FileWay = Exclude<WayId, 'set'>

interface Kit {
  store: ReturnType<typeof createStore>
  t: TFunction
  ways: ExportWays
}

/**
 * Goes a way with the card as it is now and says what came of it: only what can be known. Called within a tap, since
 * browsers open the share sheet and write to the clipboard only then. A way that fails offers the next one.
 */
export async function goWay(way: FileWay, kit: Kit): Promise<void> {
  const { store, t } = kit
  switch (way) {
    case 'device':
      return withFile(kit, way, (picture) => download(picture, kit))
    case 'share':
      return share(kit)
    case 'hold':
      return store.set(exportViewAtom, { kind: 'hold' })
    case 'copyPicture':
      return copyThePicture(kit)
    case 'copyCaption':
      return copyWords(
        kit,
        (card) => caption(card, currentLanguage(), store.get(hasTagsAtom)),
        t('ways.captionCopied'),
      )
    case 'copyAltText':
      return copyWords(kit, (card) => altText(card, currentLanguage()), t('ways.altTextCopied'))
    case 'copyLink':
    case 'copyPrivateLink':
      return copyLink(kit, way === 'copyPrivateLink')
    case 'print':
      return withFile(kit, way, (picture) => print(picture, kit))
  }
}

/** The card's file: at once if it was made ahead. While it is made, the button is busy. */
async function withFile(
  kit: Kit,
  way: FileWay,
  use: (picture: PictureFile) => void | Promise<void>,
): Promise<void> {
  const { store } = kit
  const ahead = store.get(pictureFileAtom)
  if (ahead) return use(ahead)
  if (store.get(isWaitingAtom)) return
  store.set(isWaitingAtom, true)
  let outcome: FileOutcome
  try {
    outcome = await store.set(makePictureFileAtom)
  } finally {
    store.set(isWaitingAtom, false)
  }
  if (outcome.status === 'made') return use(outcome.picture)
  if (outcome.status === 'failed') sayFailure(kit, way, outcome)
}

function download(picture: PictureFile, { t, ...kit }: Kit): void {
  saveBlob(picture.file, picture.file.name)
  say({ t, ...kit }, [t('export.downloading', fileWords(picture)), ...fileRemarks(t, picture)].join(' '))
}

/** With a file made ahead the sheet opens in the tap itself; else a tap that is too old asks for a new one. */
function share(kit: Kit): Promise<void> {
  const { t } = kit
  return withFile(kit, 'share', async (picture) => {
    const outcome = await shareFile(picture.file)
    if (outcome !== 'late') return sayShared(kit, picture, outcome)
    kit.store.set(pushToastAtom, {
      kind: 'done',
      text: t('ways.ready'),
      stays: true,
      action: {
        label: t('ways.shareNow'),
        run: () => void shareFile(picture.file).then((second) => sayShared(kit, picture, second)),
      },
    })
  })
}

function sayShared(kit: Kit, picture: PictureFile, outcome: Awaited<ReturnType<typeof shareFile>>): void {
  const { t } = kit
  if (outcome === 'dismissed') return
  if (outcome === 'handed') {
    say(kit, [t('ways.handed'), ...fileRemarks(t, picture)].join(' '), showPicture(kit))
    return
  }
  const next = nextWay('share', kit.ways)
  const action =
    next === 'device'
      ? { label: t('ways.names.device'), run: () => download(picture, kit) }
      : showPicture(kit)
  say(kit, t('ways.notTaken'), action, 'failure')
}

/** The clipboard takes PNG only. */
async function copyThePicture(kit: Kit): Promise<void> {
  const { store, t } = kit
  const made = pngOf(kit)
  const png = made.then((outcome) => {
    if (outcome.status !== 'made') throw new Error('there is no picture to copy')
    return outcome.picture.file
  })
  if (store.get(isWaitingAtom)) return
  store.set(isWaitingAtom, true)
  const isCopied = await copyPicture(png)
  const outcome = await made
  store.set(isWaitingAtom, false)
  if (outcome.status === 'failed') sayFailure(kit, 'copyPicture', outcome)
  else if (outcome.status === 'made' && isCopied) {
    const { picture } = outcome
    say(kit, [t('ways.pictureCopied', fileWords(picture)), ...fileRemarks(t, picture)].join(' '))
  } else if (outcome.status === 'made') say(kit, t('ways.noPictures'), showPicture(kit), 'failure')
}

function pngOf({ store }: Kit): Promise<FileOutcome> {
  const options = store.get(exportOptionsAtom)
  return options.format === 'png'
    ? store.set(makePictureFileAtom)
    : store.set(makeOtherFileAtom, { ...options, target: store.get(targetAtom), format: 'png' })
}

async function copyWords(
  kit: Kit,
  wordsOf: (card: NonNullable<ReturnType<typeof shownCard>>) => string,
  copied: string,
): Promise<void> {
  const card = shownCard(kit)
  if (!card) return
  const words = wordsOf(card)
  if (await copyText(words)) say(kit, copied)
  else sayNotCopied(kit, words)
}

/** The code that packs a card comes with the first link. */
async function makeLink(kit: Kit, isPrivate: boolean): Promise<CardLink> {
  const card = shownCard(kit)
  if (!card) throw new Error('there is no card')
  const { cardLink } = await import('../../../card/cardLink')
  return cardLink(card, currentLanguage(), { origin: location.origin, isPrivate })
}

async function copyLink(kit: Kit, isPrivate: boolean): Promise<void> {
  const { t } = kit
  const made = makeLink(kit, isPrivate)
  const isCopied = await copyText(made.then(({ url }) => url)).catch(() => false)
  const link = await made.catch((error: unknown) => {
    console.error('the link could not be made', error)
    return null
  })
  if (!link) return say(kit, t('ways.linkFailed'), undefined, 'failure')
  if (!isCopied) return sayNotCopied(kit, link.url)
  const remarks = [
    t(isPrivate ? 'ways.privateLinkCopied' : 'ways.linkCopied'),
    link.leavesOutOwnPicture ? t('ways.ownPicture') : '',
    link.characters > LONG_LINK ? t('ways.longLink', { characters: link.characters }) : '',
  ]
  const action = isPrivate ? undefined : { label: t('ways.preview'), run: () => void showPreview(kit, link) }
  say(kit, remarks.filter((words) => words !== '').join(' '), action)
}

async function showPreview(kit: Kit, link: CardLink): Promise<void> {
  const card = shownCard(kit)
  if (!card) return
  const { linkPreview } = await import('../../../card/linkPreview')
  const preview = linkPreview(card, codeInAddress(new URL(link.url)), currentLanguage())
  kit.store.set(exportViewAtom, { kind: 'link', link, preview })
}

async function print(picture: PictureFile, kit: Kit): Promise<void> {
  const card = shownCard(kit)
  try {
    await printPicture(picture.file, card ? altText(card, currentLanguage()) : '')
  } catch (error) {
    console.error('printing failed', error)
    say(kit, kit.t('ways.printFailed'), showPicture(kit), 'failure')
  }
}

function shownCard({ store }: Kit) {
  return store.get(shownCardAtom)
}

function showPicture({ store, t }: Kit): ToastMessage['action'] {
  return { label: t('ways.showPicture'), run: () => store.set(exportViewAtom, { kind: 'hold' }) }
}

function sayNotCopied(kit: Kit, text: string): void {
  const { store, t } = kit
  const action = { label: t('ways.showText'), run: () => store.set(exportViewAtom, { kind: 'text', text }) }
  say(kit, t('ways.notCopied'), action, 'failure')
}

function sayFailure(
  kit: Kit,
  way: FileWay,
  { code, error }: Extract<FileOutcome, { status: 'failed' }>,
): void {
  const { store, t } = kit
  console.error('export failed', error)
  const words = failureWords(t, code, store.get(exportOptionsAtom))
  say(kit, words, { label: t('export.retry'), run: () => void goWay(way, kit) }, 'failure')
}

function say(
  { store }: Kit,
  text: string,
  action?: ToastMessage['action'],
  kind: ToastMessage['kind'] = 'done',
): void {
  store.set(pushToastAtom, { kind, text, ...(action && { action }) })
}

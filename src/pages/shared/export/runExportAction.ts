import type { TFunction } from 'i18next'
import { atom, type createStore } from 'jotai'
import type { Card } from '../../../card/card'
import { altText, caption } from '../../../card/caption'
import type { FormatId } from '../../../export/formats'
import { saveBlob, shareFile } from '../../../export/save'
import { copyPicture, copyText } from '../../../export/actions/clipboard'
import { nextAction, type ExportActions, type ExportActionId } from '../../../export/actions/exportActions'
import { printPicture } from '../../../export/actions/printPicture'
import { currentLanguage } from '../../../language/i18n'
import type { FileOutcome } from '../../../state/exporting'
import type { PictureFile } from '../../../state/pictureFile'
import { pushToastAtom, type ToastAction, type ToastMessage } from '../../../state/toasts'
import { failureWords, fileRemarks, fileWords } from './fileWords'

/** The page's card as it is now: its file, its words and its link. */
export interface ExportSource {
  card: () => Card | null
  madeFile: () => PictureFile | null // made ahead
  makeFile: () => Promise<FileOutcome>
  makePng: () => Promise<FileOutcome> // the clipboard takes nothing else
  options: () => { format: FormatId; scale: number } // options of the card's file
  hasTags: () => boolean
  link: (isPrivate: boolean) => Promise<CopiedLink>
}

export interface CopiedLink {
  url: string
  words: string // once it is copied
  action?: ToastAction
}

/** The page's part in an export, besides messages. */
export interface ExportUi {
  store: ReturnType<typeof createStore>
  t: TFunction
  actions: ExportActions
  showPicture: () => void
  showText: (text: string) => void
}

export const isWaitingAtom = atom(false)

export type ExportAction = Exclude<ExportActionId, 'set'>

/**
 * Saves, shares, copies or prints the card as it is now and says what came of it: only what can be known. Called within a tap, since
 * browsers open the share sheet and write to the clipboard only then. An action that fails offers the next one.
 */
export async function runExportAction(
  action: ExportAction,
  source: ExportSource,
  ui: ExportUi,
): Promise<void> {
  const { t } = ui
  const card = source.card()
  switch (action) {
    case 'device':
      return withFile(action, source, ui, (picture) => download(picture, ui))
    case 'share':
      return withFile(action, source, ui, (picture) => share(picture, ui))
    case 'hold':
      return ui.showPicture()
    case 'copyPicture':
      return copyThePicture(source, ui)
    case 'copyCaption':
      if (!card) return
      return copyWords(caption(card, currentLanguage(), source.hasTags()), t('ways.captionCopied'), ui)
    case 'copyAltText':
      if (!card) return
      return copyWords(altText(card, currentLanguage()), t('ways.altTextCopied'), ui)
    case 'copyLink':
    case 'copyPrivateLink':
      return copyLink(source.link(action === 'copyPrivateLink'), ui)
    case 'print':
      return withFile(action, source, ui, (picture) => print(picture, card, ui))
  }
}

async function withFile(
  action: ExportAction,
  source: ExportSource,
  ui: ExportUi,
  use: (picture: PictureFile) => void | Promise<void>,
): Promise<void> {
  const { store } = ui
  const ahead = source.madeFile()
  if (ahead) return use(ahead)
  if (store.get(isWaitingAtom)) return
  store.set(isWaitingAtom, true)
  let outcome: FileOutcome
  try {
    outcome = await source.makeFile()
  } finally {
    store.set(isWaitingAtom, false)
  }
  if (outcome.status === 'made') return use(outcome.picture)
  if (outcome.status === 'failed') sayFailure(action, outcome, source, ui)
}

function download(picture: PictureFile, ui: ExportUi): void {
  const { t } = ui
  saveBlob(picture.file, picture.file.name)
  say(ui, [t('export.downloading', fileWords(picture)), ...fileRemarks(t, picture)].join(' '))
}

/** With a file made ahead the sheet opens within the tap; otherwise an expired tap asks for another. */
async function share(picture: PictureFile, ui: ExportUi): Promise<void> {
  const { t } = ui
  const outcome = await shareFile(picture.file)
  if (outcome !== 'late') return sayShared(picture, outcome, ui)
  ui.store.set(pushToastAtom, {
    kind: 'done',
    text: t('ways.ready'),
    stays: true,
    actions: [
      {
        label: t('ways.shareNow'),
        run: () => void shareFile(picture.file).then((second) => sayShared(picture, second, ui)),
      },
    ],
  })
}

function sayShared(picture: PictureFile, outcome: Awaited<ReturnType<typeof shareFile>>, ui: ExportUi): void {
  const { t } = ui
  if (outcome === 'dismissed') return
  if (outcome === 'handed') {
    say(ui, [t('ways.handed'), ...fileRemarks(t, picture)].join(' '), showPicture(ui))
    return
  }
  const action =
    nextAction('share', ui.actions) === 'device'
      ? { label: t('ways.names.device'), run: () => download(picture, ui) }
      : showPicture(ui)
  say(ui, t('ways.notTaken'), action, 'failure')
}

async function copyThePicture(source: ExportSource, ui: ExportUi): Promise<void> {
  const { store, t } = ui
  if (store.get(isWaitingAtom)) return
  store.set(isWaitingAtom, true)
  const made = source.makePng()
  const png = made.then((outcome) => {
    if (outcome.status !== 'made') throw new Error('there is no picture to copy')
    return outcome.picture.file
  })
  const isCopied = await copyPicture(png)
  const outcome = await made
  store.set(isWaitingAtom, false)
  if (outcome.status === 'failed') sayFailure('copyPicture', outcome, source, ui)
  else if (outcome.status === 'made' && isCopied) {
    const { picture } = outcome
    say(ui, [t('ways.pictureCopied', fileWords(picture)), ...fileRemarks(t, picture)].join(' '))
  } else if (outcome.status === 'made') say(ui, t('ways.noPictures'), showPicture(ui), 'failure')
}

async function copyWords(words: string, copied: string, ui: ExportUi): Promise<void> {
  if (await copyText(words)) say(ui, copied)
  else sayNotCopied(words, ui)
}

async function copyLink(made: Promise<CopiedLink>, ui: ExportUi): Promise<void> {
  const isCopied = await copyText(made.then(({ url }) => url)).catch(() => false)
  const link = await made.catch((error: unknown) => {
    console.error('the link could not be made', error)
    return null
  })
  if (!link) return say(ui, ui.t('ways.linkFailed'), undefined, 'failure')
  if (isCopied) say(ui, link.words, link.action)
  else sayNotCopied(link.url, ui)
}

async function print(picture: PictureFile, card: Card | null, ui: ExportUi): Promise<void> {
  try {
    await printPicture(picture.file, card ? altText(card, currentLanguage()) : '')
  } catch (error) {
    console.error('printing failed', error)
    say(ui, ui.t('ways.printFailed'), showPicture(ui), 'failure')
  }
}

function showPicture({ t, showPicture: run }: ExportUi): ToastAction {
  return { label: t('ways.showPicture'), run }
}

function sayNotCopied(text: string, ui: ExportUi): void {
  const { t, showText } = ui
  say(ui, t('ways.notCopied'), { label: t('ways.showText'), run: () => showText(text) }, 'failure')
}

function sayFailure(
  action: ExportAction,
  { code, error }: Extract<FileOutcome, { status: 'failed' }>,
  source: ExportSource,
  ui: ExportUi,
): void {
  const { t } = ui
  console.error('export failed', error)
  const retry = { label: t('export.retry'), run: () => void runExportAction(action, source, ui) }
  say(ui, failureWords(t, code, source.options()), retry, 'failure')
}

function say({ store }: ExportUi, text: string, action?: ToastAction, kind: ToastMessage['kind'] = 'done') {
  store.set(pushToastAtom, { kind, text, ...(action && { actions: [action] }) })
}

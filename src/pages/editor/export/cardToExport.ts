import { atom } from 'jotai'
import { codeInAddress } from '../../../card/cardAddress'
import type { CardLink } from '../../../card/cardLink'
import { currentLanguage } from '../../../language/i18n'
import { shownCardAtom } from '../../../state/draft'
import {
  exportOptionsAtom,
  makeOtherFileAtom,
  makePictureFileAtom,
  pictureFileAtom,
} from '../../../state/exporting'
import { targetAtom } from '../../../state/target'
import type { CopiedLink, ExportSource, ExportUi } from '../../shared/export/runExportAction'
import type { LinkPreview } from '../../../card/linkPreview'

const LONG_LINK = 1_900 // characters; Teams cuts near 2,048, others document no limit

type Page = Omit<ExportUi, 'showPicture' | 'showText'>

/** The editor's card, and where the editor shows what an export has to show. */
export function cardToExport(page: Page): [source: ExportSource, ui: ExportUi] {
  const { store } = page
  const source: ExportSource = {
    card: () => store.get(shownCardAtom),
    madeFile: () => store.get(pictureFileAtom),
    makeFile: () => store.set(makePictureFileAtom),
    makePng: () => {
      const options = store.get(exportOptionsAtom)
      if (options.format === 'png') return store.set(makePictureFileAtom)
      return store.set(makeOtherFileAtom, { ...options, target: store.get(targetAtom), format: 'png' })
    },
    options: () => store.get(exportOptionsAtom),
    hasTags: () => store.get(hasTagsAtom),
    link: (isPrivate) => linkToCopy(isPrivate, page),
  }
  const ui: ExportUi = {
    ...page,
    showPicture: () => store.set(exportViewAtom, { kind: 'hold' }),
    showText: (text) => store.set(exportViewAtom, { kind: 'text', text }),
  }
  return [source, ui]
}

/** Packing code loads with the first link. */
async function linkToCopy(isPrivate: boolean, page: Page): Promise<CopiedLink> {
  const { store, t } = page
  const card = store.get(shownCardAtom)
  if (!card) throw new Error('there is no card')
  const pages = card.kind === 'quote' && card.quote.pages
  const { cardLink } = await import('../../../card/cardLink')
  const link = await cardLink(card, { origin: location.origin, isPrivate })
  const remarks = [
    t(isPrivate ? 'ways.privateLinkCopied' : 'ways.linkCopied'),
    link.leavesOutOwnPicture ? t('ways.ownPicture') : '',
    pages ? t('pages.inLink', { number: pages.at + 1, count: pages.texts.length }) : '',
    link.characters > LONG_LINK ? t('ways.longLink', { characters: link.characters }) : '',
  ]
  return {
    url: link.url,
    words: remarks.filter((words) => words !== '').join(' '),
    ...(!isPrivate && { action: { label: t('ways.preview'), run: () => void showPreview(link, page) } }),
  }
}

async function showPreview(link: CardLink, { store }: Page): Promise<void> {
  const card = store.get(shownCardAtom)
  if (!card) return
  const { linkPreview } = await import('../../../card/linkPreview')
  const preview = linkPreview(card, codeInAddress(new URL(link.url)), currentLanguage())
  store.set(exportViewAtom, { kind: 'link', link, preview })
}

type ExportView =
  { kind: 'hold' } | { kind: 'text'; text: string } | { kind: 'link'; link: CardLink; preview: LinkPreview }

export const exportViewAtom = atom<ExportView | null>(null)

export const hasTagsAtom = atom(false)

import { atom } from 'jotai'
import type { CardLink } from '../../../card/cardLink'
import type { LinkPreview } from '../../../card/linkPreview'

/** What lies over the editor: the picture to hold, words to copy by hand, or a link as a chat shows it. */
export type ExportView =
  { kind: 'hold' } | { kind: 'text'; text: string } | { kind: 'link'; link: CardLink; preview: LinkPreview }

export const exportViewAtom = atom<ExportView | null>(null)

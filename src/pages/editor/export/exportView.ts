import { atom } from 'jotai'
import type { CardLink } from '../../../card/cardLink'
import type { LinkPreview } from '../../../card/linkPreview'

export type ExportView =
  { kind: 'hold' } | { kind: 'text'; text: string } | { kind: 'link'; link: CardLink; preview: LinkPreview }

export const exportViewAtom = atom<ExportView | null>(null)

import type { LanguageId } from '../../language/languages'
import type { SnippetsBlock } from '../snippets/Snippets'

/**
 * In a line, `[words](/path)` is a link, `**words**` a control's name as in the interface, and `` `key` `` a
 * key or identifier.
 */
export type Block =
  | string
  | { steps: readonly string[] }
  | { list: readonly string[] }
  | { terms: readonly (readonly [term: string, meaning: string])[] }
  | { keys: readonly (readonly [action: string, ...keys: string[]])[] } // `Ctrl+Z`
  | SnippetsBlock
  | { pictures: readonly Picture[]; caption?: string; inRow?: 'equal widths' | 'equal heights' }
  | { figure: 'sizes' }

/** A picture of public/guide, drawn by `npm run tool guide`; its size is in guidePictures.json. */
export interface Picture {
  id: string
  alt: string
  name?: string
  isEarly?: boolean // visible when the page opens
}

export interface InfoSection {
  id: string // fragment id, the same in every language
  heading: string
  body: readonly Block[]
}

export interface InfoWords {
  title: string
  lead: string
  sections: readonly InfoSection[]
}

export type InfoText = Record<LanguageId, InfoWords>

export const INFO_UPDATED = '2025-07-06'

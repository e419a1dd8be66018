import type { LanguageId } from '../../language/languages'
import type { SnippetsBlock } from '../snippets/Snippets'

/**
 * The content of a text page. Inside a line, `[words](/path)` is a link, `**words**` the name of a control as
 * shown in the interface, and `` `key` `` a key or an identifier.
 */
export type Block =
  | string // a paragraph
  | { steps: readonly string[] } // done one after the other
  | { list: readonly string[] }
  | { terms: readonly (readonly [term: string, meaning: string])[] }
  | { keys: readonly (readonly [action: string, ...keys: string[]])[] } // `Ctrl+Z`
  | SnippetsBlock
  | { pictures: readonly Picture[]; caption?: string; inRow?: 'equal widths' | 'equal heights' }
  | { figure: 'sizes' } // the pixel sizes of every ratio, from the registries

/** A picture of public/guide, drawn by `npm run tool guide`; its size is in guidePictures.json. */
export interface Picture {
  id: string
  alt: string
  name?: string // shown below it
  isEarly?: boolean // visible when the page opens
}

export interface InfoSection {
  id: string // its fragment id, the same in every language
  heading: string
  body: readonly Block[]
}

export interface InfoWords {
  title: string
  lead: string
  sections: readonly InfoSection[]
}

/** A text page in every language. It is loaded with its page. */
export type InfoText = Record<LanguageId, InfoWords>

/** The date shown on all info pages. */
export const INFO_UPDATED = '2025-07-06'

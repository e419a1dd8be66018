import type { LanguageId } from '../../language/languages'

/**
 * The words of a page to read. Inside a line, `[words](/path)` is a link, `**words**` the name of a control as the
 * interface writes it, and `` `key` `` a key or a name that a machine reads.
 */
export type Block =
  | string // a paragraph
  | { steps: readonly string[] } // done one after the other
  | { list: readonly string[] }
  | { terms: readonly (readonly [term: string, meaning: string])[] }
  | { keys: readonly (readonly [action: string, ...keys: string[]])[] } // `Ctrl+Z`
  | { pictures: readonly Picture[]; caption?: string; inRow?: 'equal widths' | 'equal heights' }
  | { figure: 'sizes' } // the pixel sizes of every ratio, from the registries

/** A picture of public/guide, drawn by `npm run guide`; its size stands in guidePictures.json. */
export interface Picture {
  id: string
  alt: string
  name?: string // stands under it
  isEarly?: boolean // in sight when the page opens
}

export interface InfoSection {
  id: string // its address on the page, the same in every language
  heading: string
  body: readonly Block[]
}

export interface InfoWords {
  title: string
  lead: string
  sections: readonly InfoSection[]
}

/** A text page in every language. It arrives with its page, not with the site. */
export type InfoText = Record<LanguageId, InfoWords>

/** The date that all info pages carry. */
export const INFO_UPDATED = '2025-07-06'

/** One picture for each variant of a thing, in the order of its names. */
export function picturesOf<Id extends string>(
  kind: string,
  names: Readonly<Record<Id, string>>,
  alt: (name: string) => string,
): Picture[] {
  return Object.entries<string>(names).map(([id, name]) => ({ id: `${kind}-${id}`, name, alt: alt(name) }))
}

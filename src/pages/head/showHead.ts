import type { LinkPreview } from '../../card/linkPreview'
import type { LanguageId } from '../../language/languages'
import type { PageId } from '../pages'

interface ShownPage {
  pageId: PageId
  language: LanguageId
  path: string // without the language
  title: string
  preview?: LinkPreview // of the card that the page shows
}

let turn = 0

/**
 * Gives the document a page's head: its title at once, the rest, which only machines read, when the code for it has come. The last
 * page wins. A static page brings its own head, so that the first page needs no code for it.
 */
export async function showHead({ pageId, language, path, title, preview }: ShownPage): Promise<void> {
  const own = ++turn
  if (own === 1 && document.title === title) return
  document.title = title
  const [{ writeHead }, { pageHead }] = await Promise.all([import('./documentHead'), import('./pageHead')])
  if (own === turn) writeHead(pageHead(pageId, language, path, preview))
}

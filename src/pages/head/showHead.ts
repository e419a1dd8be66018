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

let isFirst = true
let last: ShownPage | undefined

/**
 * Gives the document a page's head: its title at once, the rest, which only machines read, when the code for it has come. A static page
 * brings its own head, so that the first page needs no code for it.
 */
export async function showHead(page: ShownPage): Promise<void> {
  const { pageId, language, path, title, preview } = page
  last = page
  const isStatic = isFirst && document.title === title
  isFirst = false
  if (isStatic) return
  document.title = title
  const [{ writeHead }, { pageHead }] = await Promise.all([import('./documentHead'), import('./pageHead')])
  if (last === page) writeHead(pageHead(pageId, language, path, preview))
}

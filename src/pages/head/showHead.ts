import type { LinkPreview } from '../../card/linkPreview'
import { withTexts } from '../../language/i18n'
import type { LanguageId } from '../../language/languages'
import type { PageId } from '../pages'

interface ShownPage {
  pageId: PageId
  language: LanguageId
  path: string
  title: string
  preview?: LinkPreview
}

let isFirst = true
let last: ShownPage | undefined

/**
 * Sets the document's title at once, and the machine-readable rest once its code has loaded. Static pages
 * contain their head.
 */
export async function showHead(page: ShownPage): Promise<void> {
  const { pageId, language, path, title, preview } = page
  last = page
  const isStatic = isFirst && document.title === title
  isFirst = false
  if (isStatic) return
  document.title = title
  const { pageHead, writeHead } = await withTexts('heads', () => import('./pageHead'))
  if (last === page) writeHead(pageHead(pageId, language, path, preview))
}

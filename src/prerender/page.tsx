import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { startTranslations } from '../language/i18n'
import '../language/prerenderTexts'
import type { LanguageId } from '../language/languages'
import { withLanguage } from '../language/path'
import { loadPage, type PageId } from '../pages/pages'
import { Site } from '../pages/routes'

/** Equals the browser's first render at the URL. */
export async function pageHtml(pageId: PageId, path: string, language: LanguageId): Promise<string> {
  await startTranslations(language)
  await loadPage(pageId)
  const address = withLanguage(path, language)
  return renderToString(
    <Site Router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>} />,
  )
}

/** What a page says about itself in its head. */
export interface PageMeta {
  title: string
  description: string
  canonicalUrl: string
  locale: string // zh_CN
}

/** Writes a page's title, description, canonical link and share texts into the document's head. */
export function describePage({ title, description, canonicalUrl, locale }: PageMeta): void {
  document.title = title
  setAttribute('link[rel=canonical]', 'href', canonicalUrl)
  setAttribute('meta[name=description]', 'content', description)
  setAttribute('meta[property="og:title"]', 'content', title)
  setAttribute('meta[property="og:description"]', 'content', description)
  setAttribute('meta[property="og:url"]', 'content', canonicalUrl)
  setAttribute('meta[property="og:locale"]', 'content', locale)
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}

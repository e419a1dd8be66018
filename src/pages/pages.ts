import { CARD_PAGE_PATH } from '../card/cardAddress'
import { LazyEditor } from './editor/LazyEditor'
import { lazyPage, type PageCode } from './lazyPage'
import { NotFoundPage } from './shell/NotFoundPage'

interface PageEntry extends PageCode {
  path: string // without the language
  layout: 'page' | 'workspace' // a page scrolls and has a footer; a workspace fills the window
}

/**
 * Every page of the site; a page is added by one entry. Titles and descriptions are in the locales under
 * `meta`.
 */
export const PAGES = {
  home: {
    path: '/',
    ...lazyPage(() => import('./home/HomePage').then((module) => module.HomePage)),
    layout: 'page',
  },
  editor: { path: '/editor', Page: LazyEditor, layout: 'workspace' },
  card: {
    path: CARD_PAGE_PATH,
    ...lazyPage(() => import('./linked/CardPage').then((module) => module.CardPage)),
    layout: 'page',
  },
  about: {
    path: '/about',
    ...lazyPage(() => import('./info/AboutPage').then((module) => module.AboutPage)),
    layout: 'page',
  },
  guide: {
    path: '/guide',
    ...lazyPage(() => import('./info/GuidePage').then((module) => module.GuidePage)),
    layout: 'page',
  },
  privacy: {
    path: '/privacy',
    ...lazyPage(() => import('./info/PrivacyPage').then((module) => module.PrivacyPage)),
    layout: 'page',
  },
  terms: {
    path: '/terms',
    ...lazyPage(() => import('./info/TermsPage').then((module) => module.TermsPage)),
    layout: 'page',
  },
  donate: {
    path: '/donate',
    ...lazyPage(() => import('./info/DonatePage').then((module) => module.DonatePage)),
    layout: 'page',
  },
  notFound: { path: '/404', Page: NotFoundPage, layout: 'page' },
} satisfies Record<string, PageEntry>

export type PageId = keyof typeof PAGES

/** The page at a path without its language; the not-found page if unknown. Trailing slashes are ignored. */
export function pageAt(path: string): PageId {
  const plain = path.replace(/\/+$/, '') || '/'
  const found = (Object.keys(PAGES) as PageId[]).find((id) => PAGES[id].path === plain)
  return found ?? 'notFound'
}

/** Fetches a page's code, so that it renders synchronously. */
export async function loadPage(id: PageId): Promise<void> {
  const { load }: PageEntry = PAGES[id]
  await load?.()
}

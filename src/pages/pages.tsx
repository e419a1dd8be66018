import {
  AUTHORS_PATH,
  CARD_PAGE_PATH,
  CARDS_PATH,
  DEVELOPERS_PATH,
  EVERYWHERE_PATH,
  SET_PATH,
} from '../card/cardAddress'
import { dayPath, DAYS_PATH, daysAddress } from '../calendar/dayPaths'
import { LazyEditor } from './editor/LazyEditor'
import { NotFoundPage } from './shell/NotFoundPage'
import { lazy, type ComponentType } from 'react'

interface PageEntry {
  path: string
  Page: ComponentType
  load?: () => Promise<void> // after it resolves, Page renders synchronously
  has?: (path: string) => boolean // for pages with many paths (head/pageHead.ts): whether it has this one
  hasOwnHead?: true // The page's code writes its head, from content only it knows.
  layout: 'page' | 'workspace' // a page scrolls and has a footer; a workspace fills the window
}

/** One entry per page. Titles and descriptions are in the locales under `meta`. */
export const PAGES = {
  home: page('/', () => import('./home/HomePage').then((module) => module.HomePage)),
  editor: { path: '/editor', Page: LazyEditor, layout: 'workspace' },
  card: page(CARD_PAGE_PATH, () => import('./linked/CardPage').then((module) => module.CardPage), {
    hasOwnHead: true,
  }),
  days: page(DAYS_PATH, () => import('./days/DaysPage').then((module) => module.DaysPage), {
    has: (path) => daysAddress(path)?.kind === 'month',
  }),
  day: page(dayPath(':day'), () => import('./day/DayPage').then((module) => module.DayPage), {
    has: (path) => daysAddress(path)?.kind === 'day',
    hasOwnHead: true,
  }),
  cards: page(CARDS_PATH, () => import('./cards/CardsPage').then((module) => module.CardsPage)),
  set: page(SET_PATH, () => import('./set/SetPage').then((module) => module.SetPage), {
    layout: 'workspace',
  }),
  everywhere: page(EVERYWHERE_PATH, () =>
    import('./everywhere/EverywherePage').then((module) => module.EverywherePage),
  ),
  developers: page(DEVELOPERS_PATH, () =>
    import('./developers/DevelopersPage').then((module) => module.DevelopersPage),
  ),
  authors: page(AUTHORS_PATH, () => import('./authors/AuthorsPage').then((module) => module.AuthorsPage), {
    has: (path) => /^\/(?:authors|works|subjects)(?:\/|$)/.test(path), // the page knows which there are
    hasOwnHead: true,
  }),
  about: page('/about', () => import('./info/AboutPage').then((module) => module.AboutPage)),
  guide: page('/guide', () => import('./info/GuidePage').then((module) => module.GuidePage)),
  privacy: page('/privacy', () => import('./info/PrivacyPage').then((module) => module.PrivacyPage)),
  terms: page('/terms', () => import('./info/TermsPage').then((module) => module.TermsPage)),
  donate: page('/donate', () => import('./info/DonatePage').then((module) => module.DonatePage)),
  notFound: { path: '/404', Page: NotFoundPage, layout: 'page' },
} satisfies Record<string, PageEntry>

export type PageId = keyof typeof PAGES

/** Trailing slashes are ignored. */
export function pageAt(path: string): PageId {
  const plain = path.replace(/\/+$/, '') || '/'
  const isAt = ({ path: own, has }: PageEntry) => has?.(plain) ?? own === plain
  return (Object.keys(PAGES) as PageId[]).find((id) => isAt(PAGES[id])) ?? 'notFound'
}

export function hasOwnHead(id: PageId): boolean {
  const page: PageEntry = PAGES[id]
  return page.hasOwnHead === true
}

export async function loadPage(id: PageId): Promise<void> {
  const { load }: PageEntry = PAGES[id]
  await load?.()
}

/**
 * Prerendering and hydration load a page's code first; otherwise React would replace the static text with a
 * spinner.
 */
function page(path: string, importPage: () => Promise<ComponentType>, more: Partial<PageEntry> = {}) {
  let Loaded: ComponentType | null = null
  const Late = lazy(() => importPage().then((Page) => ({ default: Page })))
  const load = async () => {
    Loaded = await importPage()
  }
  return { path, Page: () => (Loaded ? <Loaded /> : <Late />), load, layout: 'page' as const, ...more }
}

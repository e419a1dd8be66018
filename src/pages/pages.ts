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
import { lazyPage, type PageCode } from './lazyPage'
import { NotFoundPage } from './shell/NotFoundPage'

interface PageEntry extends PageCode {
  path: string
  has?: (path: string) => boolean // for pages with many paths (pageAddresses.ts): whether it has this one
  hasOwnHead?: true // The page's code writes its head, from content only it knows.
  layout: 'page' | 'workspace' // a page scrolls and has a footer; a workspace fills the window
}

/** One entry per page. Titles and descriptions are in the locales under `meta`. */
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
    hasOwnHead: true,
    layout: 'page',
  },
  days: {
    path: DAYS_PATH,
    has: (path) => daysAddress(path)?.kind === 'month',
    ...lazyPage(() => import('./days/DaysPage').then((module) => module.DaysPage)),
    layout: 'page',
  },
  day: {
    path: dayPath(':day'),
    has: (path) => daysAddress(path)?.kind === 'day',
    ...lazyPage(() => import('./day/DayPage').then((module) => module.DayPage)),
    hasOwnHead: true,
    layout: 'page',
  },
  cards: {
    path: CARDS_PATH,
    ...lazyPage(() => import('./cards/CardsPage').then((module) => module.CardsPage)),
    layout: 'page',
  },
  set: {
    path: SET_PATH,
    ...lazyPage(() => import('./set/SetPage').then((module) => module.SetPage)),
    layout: 'workspace',
  },
  everywhere: {
    path: EVERYWHERE_PATH,
    ...lazyPage(() => import('./everywhere/EverywherePage').then((module) => module.EverywherePage)),
    layout: 'page',
  },
  developers: {
    path: DEVELOPERS_PATH,
    ...lazyPage(() => import('./developers/DevelopersPage').then((module) => module.DevelopersPage)),
    layout: 'page',
  },
  authors: {
    path: AUTHORS_PATH,
    has: (path) => /^\/(?:authors|works|subjects)(?:\/|$)/.test(path), // the page knows which there are
    ...lazyPage(() => import('./authors/AuthorsPage').then((module) => module.AuthorsPage)),
    hasOwnHead: true,
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

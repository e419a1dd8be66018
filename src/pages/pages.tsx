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
import { type TextsId, withTexts } from '../language/i18n'

export interface PageEntry {
  path: string
  Page: ComponentType
  load?: () => Promise<void> // after it resolves, Page renders synchronously
  has?: (path: string) => boolean // for pages with many paths (head/pageHead.ts): whether it has this one
  hasOwnHead?: true // The page's code writes its head, from content only it knows.
  texts?: TextsId // beside those of the site
  layout: 'page' | 'workspace' // a page scrolls and has a footer; a workspace fills the window
}

/** One entry per page. Titles and descriptions are in the locales under `meta`. */
export const PAGES = {
  home: page('/', () => import('./home/HomePage').then((module) => module.HomePage)),
  editor: { path: '/editor', Page: LazyEditor, texts: 'editor', layout: 'workspace' },
  card: page(CARD_PAGE_PATH, () => import('./linked/CardPage').then((module) => module.CardPage), {
    texts: 'linked',
    hasOwnHead: true,
  }),
  days: page(DAYS_PATH, () => import('./days/DaysPage').then((module) => module.DaysPage), {
    texts: 'days',
    has: (path) => daysAddress(path)?.kind === 'month',
  }),
  day: page(dayPath(':day'), () => import('./day/DayPage').then((module) => module.DayPage), {
    texts: 'days',
    has: (path) => daysAddress(path)?.kind === 'day',
    hasOwnHead: true,
  }),
  cards: page(CARDS_PATH, () => import('./cards/CardsPage').then((module) => module.CardsPage), {
    texts: 'cards',
  }),
  set: page(SET_PATH, () => import('./set/SetPage').then((module) => module.SetPage), {
    texts: 'set',
    layout: 'workspace',
  }),
  everywhere: page(
    EVERYWHERE_PATH,
    () => import('./everywhere/EverywherePage').then((module) => module.EverywherePage),
    { texts: 'days' },
  ),
  developers: page(
    DEVELOPERS_PATH,
    () => import('./developers/DevelopersPage').then((module) => module.DevelopersPage),
    { texts: 'days' },
  ),
  authors: page(AUTHORS_PATH, () => import('./authors/AuthorsPage').then((module) => module.AuthorsPage), {
    texts: 'days',
    has: (path) => /^\/(?:authors|works|subjects)(?:\/|$)/.test(path), // the page knows which there are
    hasOwnHead: true,
  }),
  about: page('/about', () => import('./info/AboutPage').then((module) => module.AboutPage), {
    texts: 'info',
  }),
  guide: page('/guide', () => import('./info/GuidePage').then((module) => module.GuidePage), {
    texts: 'info',
  }),
  privacy: page('/privacy', () => import('./info/PrivacyPage').then((module) => module.PrivacyPage), {
    texts: 'info',
  }),
  terms: page('/terms', () => import('./info/TermsPage').then((module) => module.TermsPage), {
    texts: 'info',
  }),
  donate: page('/donate', () => import('./info/DonatePage').then((module) => module.DonatePage), {
    texts: 'info',
  }),
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
function page(path: string, importCode: () => Promise<ComponentType>, more: Partial<PageEntry> = {}) {
  const { texts } = more
  const importPage = () => (texts ? withTexts(texts, importCode) : importCode())
  let Loaded: ComponentType | null = null
  const Late = lazy(() => importPage().then((Page) => ({ default: Page })))
  const load = async () => {
    Loaded = await importPage()
  }
  return { path, Page: () => (Loaded ? <Loaded /> : <Late />), load, layout: 'page' as const, ...more }
}

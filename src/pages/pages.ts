import { lazy, type ComponentType } from 'react'
import { importEditor } from './editor/importEditor'
import { HomePage } from './home/HomePage'
import { NotFoundPage } from './NotFoundPage'

interface PageEntry {
  path: string // without the language
  Page: ComponentType
  layout: 'page' | 'workspace' // a page scrolls and has a footer; a workspace fills the window
}

/** Every page of the site: one entry adds one. Titles and descriptions stand in the locales under `meta`. */
export const PAGES = {
  home: { path: '/', Page: HomePage, layout: 'page' },
  editor: {
    path: '/editor',
    Page: lazy(() => importEditor().then((module) => ({ default: module.EditorPage }))),
    layout: 'workspace',
  },
  about: {
    path: '/about',
    Page: lazy(() => import('./info/AboutPage').then((module) => ({ default: module.AboutPage }))),
    layout: 'page',
  },
  guide: {
    path: '/guide',
    Page: lazy(() => import('./info/GuidePage').then((module) => ({ default: module.GuidePage }))),
    layout: 'page',
  },
  privacy: {
    path: '/privacy',
    Page: lazy(() => import('./info/PrivacyPage').then((module) => ({ default: module.PrivacyPage }))),
    layout: 'page',
  },
  terms: {
    path: '/terms',
    Page: lazy(() => import('./info/TermsPage').then((module) => ({ default: module.TermsPage }))),
    layout: 'page',
  },
  donate: {
    path: '/donate',
    Page: lazy(() => import('./info/DonatePage').then((module) => ({ default: module.DonatePage }))),
    layout: 'page',
  },
  notFound: { path: '/404', Page: NotFoundPage, layout: 'page' },
} satisfies Record<string, PageEntry>

export type PageId = keyof typeof PAGES

/** The page at a path without its language; anything unknown is the not-found page. A slash at the end does not matter. */
export function pageAt(path: string): PageId {
  const plain = path.replace(/\/+$/, '') || '/'
  const found = (Object.keys(PAGES) as PageId[]).find((id) => PAGES[id].path === plain)
  return found ?? 'notFound'
}

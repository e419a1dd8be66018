/**
 * Files import only from their own room or a lower floor, and floors 0-5 know nothing of the outside world;
 * type imports count. Exceptions: export → draw, engine → both, engine → server for pictures, site.ts → scene to validate an
 * owner's URLs.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const FLOORS: readonly (readonly string[])[] = [
  ['site.ts', 'scene', 'language', 'calendar', 'styles'],
  ['text'],
  ['look'],
  ['card'],
  ['layout'],
  ['print'],
  ['draw', 'quotes', 'products', 'export', 'engine'],
  ['state'],
  ['ui'],
  ['pages'],
]
const DOORS: Readonly<Record<string, number>> = { 'main.tsx': 9, prerender: 9, offline: 7, server: 6, cli: 6 } // the highest floor they may import
const SAME_FLOOR = [
  ['export', 'draw'],
  ['engine', 'draw'],
  ['engine', 'export'],
  ['site.ts', 'scene'],
]
const GUARDED_FETCH = ['server/safeFetch/', 'server/remotePicture']
const PURE_FLOORS = FLOORS.slice(0, 6).flat()

interface Source {
  path: string // from src: 'card/quote.ts'
  code: string
}

/** 'card/quote.ts imports ../layout/view', for every import upward or sideways. */
function floorOffences({ path, code }: Source): string[] {
  return importsOf(code)
    .filter((name) => name.startsWith('.'))
    .filter((name) => {
      const target = normalize(join(dirname(path), name))
      const isGuardedFetch =
        path.startsWith('engine/') && GUARDED_FETCH.some((used) => target.startsWith(used))
      return !isGuardedFetch && !mayImport(roomOf(path), roomOf(target))
    })
    .map((name) => `${path} imports ${name}`)
}

/** 'pages/set/SetPage.tsx imports ../editor/x': what pages share lies in pages/shared; only the lists of pages name a page's files. */
function pageOffences({ path, code }: Source): string[] {
  const [, own] = /^pages\/(\w+)\//.exec(path) ?? []
  if (own === undefined || own === 'editor') return []
  return importsOf(code)
    .filter((name) => normalize(join(dirname(path), name)).startsWith('pages/editor/'))
    .map((name) => `${path} imports ${name}`)
}

/** References to the outside world in a pure floor. Comments and strings do not count. */
function worldOffences({ path, code }: Source): string[] {
  if (!PURE_FLOORS.includes(roomOf(path))) return []
  const packages = importsOf(code).filter((name) => /^(konva|react-konva|react|react-dom)(\/|$)/.test(name))
  const worlds = [...withoutCommentsAndStrings(code).matchAll(WORLD)].map(([word]) => word.trim())
  return [...packages, ...worlds].map((word) => `${path} uses ${word}`)
}

/** Konva has one room, and of what it keeps to itself one file uses the engine's own context. */
function konvaOffences({ path, code }: Source): string[] {
  const names = importsOf(code).filter((name) => /^(konva|react-konva)(\/|$)/.test(name))
  const isOutside = !path.startsWith('draw/konva/')
  const privates =
    names.length > 0
      ? [...withoutCommentsAndStrings(code).matchAll(/\._[a-zA-Z]\w*/g)]
          .map(([name]) => name)
          .filter((name) => path !== 'draw/konva/konvaNode.ts' || name !== '._context')
      : []
  return [...(isOutside ? names : []), ...privates].map((name) => `${path} uses ${name}`)
}

const WORLD =
  /(?<![.\w$])(?:(?:window|document|navigator|localStorage|sessionStorage|globalThis|performance)\s*\??\s*[.[]|fetch\s*\(|Date\.now\b|new Date\s*(?:\(\s*\)|(?![\s\w(]))|Date\s*\(\s*\)|Math\.random\b|crypto\s*\.|setTimeout\b|setInterval\b|requestAnimationFrame\b)/g

function mayImport(from: string, to: string): boolean {
  if (from === to) return true
  const target = floorOf(to)
  if (target === null) return false // Nothing may import doors or unknown rooms.
  const door = DOORS[from]
  if (door !== undefined) return target <= door
  const own = floorOf(from)
  return own !== null && (target < own || SAME_FLOOR.some(([user, used]) => user === from && used === to))
}

function floorOf(room: string): number | null {
  const floor = FLOORS.findIndex((rooms) => rooms.includes(room))
  return floor < 0 ? null : floor
}

/** 'look/frames/index.ts' → 'look'; a file directly in src is a room: 'site' and 'site.ts' are one. */
function roomOf(path: string): string {
  const [first = '', ...rest] = path.split('/')
  if (rest.length > 0 || /\.tsx?$/.test(first) || FLOORS.flat().includes(first)) return first
  return (
    [`${first}.ts`, `${first}.tsx`].find((file) => file in DOORS || FLOORS.flat().includes(file)) ?? first
  )
}

/** Every module named in imports, exports, import() calls and import types. */
function importsOf(code: string): string[] {
  const named =
    /(?:\bfrom|\bimport|\bimport\s*\(|\brequire\s*\(|\bimport\.meta\.glob(?:<[^>]*>)?\s*\()\s*['"`]([^'"`]+)['"`]/g
  return [...withoutComments(code).matchAll(named)].map(([, name = '']) => name)
}

function withoutComments(code: string): string {
  return replaceTokens(code, (token) => (token.startsWith('/') ? ' ' : token))
}

function withoutCommentsAndStrings(code: string): string {
  return replaceTokens(code, (token) => {
    if (token.startsWith('/')) return ' '
    // Expressions inside a template literal are code; only the text around them is dropped.
    const computed = token.startsWith('`') ? [...token.matchAll(/\$\{([^}]*)\}/g)] : []
    return `''${computed.map(([, inner]) => inner).join(' ')}`
  })
}

function replaceTokens(code: string, replace: (token: string) => string): string {
  const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g
  return code.replace(token, replace)
}

const SOURCES: Source[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(join('src', path), 'utf8') }))

describe('the house', () => {
  it('has a floor for every room', () => {
    const rooms = [...new Set(SOURCES.map(({ path }) => roomOf(path)))]
    expect(rooms.filter((room) => floorOf(room) === null && !(room in DOORS))).toEqual([])
  })

  it('is built upwards: nobody imports from above or from next door', () => {
    expect(SOURCES.flatMap(floorOffences)).toEqual([])
  })

  it('keeps the editor to itself: no other page imports from it', () => {
    expect(SOURCES.flatMap(pageOffences)).toEqual([])
  })

  it('speaks Konva in one room, and in one file of the engine’s context', () => {
    expect(SOURCES.flatMap(konvaOffences)).toEqual([])
  })

  it('keeps floors 0-5 away from the outside world', () => {
    expect(SOURCES.flatMap(worldOffences)).toEqual([])
  })

  it('brings the almanac, 50 KB gz, only to the pages that show many days', () => {
    const SHOWING = /^(pages\/(days?|cards)|state\/set)\//
    const bringing = SOURCES.filter(({ path, code }) => {
      const isOnPages = /^(state|ui|pages)$/.test(roomOf(path))
      const names = importsOf(code).map((name) => normalize(join(dirname(path), name)))
      return isOnPages && names.some((name) => /^quotes\/(almanac|loadAlmanac)/.test(name))
    })
    expect(bringing.map(({ path }) => path).filter((path) => !SHOWING.test(path))).toEqual([])
  })

  it('never asks URL.canParse, which Node 20 gets wrong once V8 has optimised it', () => {
    const asking = SOURCES.filter(({ code }) => /\bcanParse\b/.test(withoutCommentsAndStrings(code)))
    expect(asking.map(({ path }) => path)).toEqual([])
  })
})

describe('this guard', () => {
  it.each([
    ['card/card.ts', `import { layoutCard } from '../layout/layoutCard'`],
    ['card/card.ts', `import type { Scene } from '../layout/layoutCard'`],
    ['card/card.ts', `export * from "../state/card"`],
    ['card/card.ts', `const page = await import('../pages/routes')`],
    ['card/card.ts', `type Page = import('../pages/routes').Page`],
    ['card/card.ts', `import '../ui/button.css'`],
    ['text/wrap.ts', `import { x } from '../look/frames/clean'`],
    ['scene/box.ts', `import {\n  LANGUAGES,\n} from '../language/languages'`],
    ['scene/box.ts', `import { SITE } from '../site'`],
    ['site.ts', `import { card } from './card/card'`],
    ['layout/view.ts', `import { PAPERS } from '../print/papers'`],
    ['draw/drawOnto.ts', `import { save } from '../export/save'`],
    ['quotes/chain.ts', `import { load } from '../draw/images'`],
    ['server/app.ts', `import { quoteAtom } from '../state/quote'`],
    ['cli/main.ts', `import { createApp } from '../server/app'`],
    ['prerender/document.ts', `import { createApp } from '../server/app'`],
    ['pages/routes.tsx', `import { pageHtml } from '../prerender/page'`],
    ['pages/routes.tsx', `import '../main'`],
    ['text/wrap.ts', `import x from '../../tests/fixtures/x.json'`],
  ])('sees %s: %s', (path, code) => expect(floorOffences({ path, code })).toHaveLength(1))

  it.each([
    ['card/card.ts', `import { SITE } from '../site' // not from '../pages/routes'`],
    ['look/frames/clean.ts', `import { x } from '../shadows'`],
    ['export/exportCard.ts', `import { exportStage } from '../draw/konva/exportStage'`],
    ['quotes/almanac.ts', `import entries from './almanac.json'`],
    ['main.tsx', `import { routes } from './pages/routes'`],
    ['server/app.ts', `import { loadQuote } from '../quotes/chain'`],
    ['prerender/page.tsx', `import { PAGES } from '../pages/pages'`],
    ['pages/home/Home.tsx', `import { Button } from '../../ui/Button'`],
  ])('lets %s be: %s', (path, code) => expect(floorOffences({ path, code })).toEqual([]))

  it('sees a page that uses the editor', () => {
    const code = `import { x } from '../editor/x'`
    expect(pageOffences({ path: 'pages/set/SetPage.tsx', code })).toHaveLength(1)
    expect(pageOffences({ path: 'pages/editor/frame/Frame.tsx', code })).toEqual([])
  })

  it.each([
    ['export/exportCard.ts', `import type { Stage } from 'konva/lib/Stage.js'`],
    ['draw/CardPicture.tsx', `import { Stage } from 'react-konva/lib/ReactKonvaCore.js'`],
    [
      'draw/konva/CardStage.tsx',
      `import type { Context } from 'konva/lib/Context.js'\nctx(context._context)`,
    ],
  ])('sees Konva out of its room in %s', (path, code) =>
    expect(konvaOffences({ path, code })).toHaveLength(1),
  )

  it.each([
    'window.innerWidth',
    'document.fonts.load(font)',
    "await fetch('/api/quote')",
    'Date.now()',
    'new Date()',
    'new Date ( )',
    'const now = new Date;',
    'Math.random()',
    'globalThis.fetch',
    '`${Math.random()}`',
    "import Konva from 'konva/lib/Core'",
    "import type { FC } from 'react'",
  ])('sees the world in %s', (code) =>
    expect(worldOffences({ path: 'layout/view.ts', code })).toHaveLength(1),
  )

  it.each([
    "const frame = 'window' // document.title",
    'frames.window.insets',
    "new Date('2026-01-01')",
    'new Date(year, month)',
    'metrics.fetch(x)',
    "{ window: windowFrame, label: { en: 'Math.random()' } }",
    "'a `quoted` ' + windowFrame",
  ])('sees none in %s', (code) => expect(worldOffences({ path: 'layout/view.ts', code })).toEqual([]))

  it('asks it of the pure floors only', () =>
    expect(worldOffences({ path: 'draw/pictures/images.ts', code: 'window.devicePixelRatio' })).toEqual([]))
})

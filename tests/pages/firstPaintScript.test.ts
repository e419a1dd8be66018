import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { monthInWords } from '../../src/language/dateInWords'
import { LANGUAGE_IDS, LANGUAGE_STORAGE_KEY, LANGUAGES } from '../../src/language/languages'
import { weeksOf } from '../../src/calendar/monthGrid'
import { hasKeptCards, noteKeptCards } from '../../src/state/kept/keptList'
import { hasLanguagePrefix, initialLanguage, languageOfPath, withLanguage } from '../../src/language/path'

const SCRIPT = readFileSync('public/first-paint.js', 'utf8')

interface Visit {
  pathname: string
  served: keyof typeof LANGUAGES
  storage: Record<string, string> | 'blocked'
  browser: string | undefined
  search?: string
}

function visit({ pathname, served, storage, browser, search = '' }: Visit) {
  const went: string[] = []
  const styles: Record<string, string> = {}
  const root = {
    lang: LANGUAGES[served].htmlLang,
    dataset: {} as { theme?: string; aids?: string; weeks?: number; keeps?: string },
    style: { setProperty: (name: string, value: string) => void (styles[name] = value) },
    hidden: false,
  }
  const read = (key: string) => {
    if (storage === 'blocked') throw new Error('blocked')
    return storage[key] ?? null
  }
  runInNewContext(SCRIPT, {
    window: {},
    document: { documentElement: root, currentScript: { dataset: {} } },
    addEventListener: () => undefined,
    requestAnimationFrame: () => undefined,
    PerformanceObserver: class {
      observe() {}
    },
    localStorage: { getItem: read },
    navigator: { language: browser },
    location: { pathname, search, hash: '', replace: (url: string) => went.push(url) },
  })
  return { went, styles, ...root.dataset, theme: root.dataset.theme, isHidden: root.hidden }
}

const paths = fc.constantFrom(
  '/',
  '/editor',
  '/guide/',
  '/nope',
  '/zhang',
  '//evil.example',
  '/en',
  '/zh/about',
)
const stored = fc.constantFrom(undefined, 'zh', 'en', 'xx')

describe('the script before the first paint', () => {
  it('redirects to the same page as the site would, and not if the page is right', () => {
    fc.assert(
      fc.property(
        paths,
        fc.constantFrom(...LANGUAGE_IDS),
        stored,
        fc.constantFrom(undefined, 'zh-TW', 'ZH', 'en-GB', 'fr'),
        (pathname, served, language, browser) => {
          const storage = language === undefined ? {} : { [LANGUAGE_STORAGE_KEY]: language }
          const { went, isHidden } = visit({ pathname, served, storage, browser, search: '?a=1' })
          const right = initialLanguage({ pathname, stored: language ?? null, browser })
          const stays = hasLanguagePrefix(pathname) || right === served
          expect(went).toEqual(stays ? [] : [`${withLanguage(pathname, right)}?a=1`])
          expect(isHidden).toBe(!stays)
        },
      ),
    )
  })

  it('leaves a README’s URL to the server, which knows its language', () => {
    const pathname = '/owner/repo/README_ZH.md'
    expect(languageOfPath(pathname)).toBe('zh')
    expect(visit({ pathname, served: 'zh', storage: { language: 'en' }, browser: 'en' }).went).toEqual([])
  })

  it('knows every language of the site', () => {
    for (const id of LANGUAGE_IDS) {
      const other = LANGUAGE_IDS.find((language) => language !== id)!
      const { went } = visit({ pathname: '/', served: other, storage: { language: id }, browser: 'fr' })
      expect(went).toEqual([`/${id}`])
    }
  })

  it('sets a stored theme, and works if storage throws', () => {
    const here = { pathname: '/en', served: 'en', browser: 'en' } as const
    expect(visit({ ...here, storage: { theme: 'dark' } }).theme).toBe('dark')
    expect(visit({ ...here, storage: { theme: 'blue' } }).theme).toBeUndefined()
    expect(visit({ ...here, pathname: '/', storage: 'blocked' })).toMatchObject({
      went: [],
      theme: undefined,
    })
  })

  it('tells the page’s styles what a learner chose', () => {
    const here = { pathname: '/en/days/11-22', served: 'en', browser: 'en' } as const
    const chosen = '{"translation":false,"pinyin":true}'
    expect(visit({ ...here, storage: { 'quotidian-reading-aids': chosen } }).aids).toBe(chosen)
  })

  it('tells the page’s styles that cards are kept here, once they are', () => {
    const here = { pathname: '/en/cards', served: 'en', browser: 'en' } as const
    const storage: Record<string, string> = {}
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage[key] ?? null,
      setItem: (key: string, value: string) => void (storage[key] = value),
      removeItem: (key: string) => void delete storage[key],
    })
    for (const areKept of [false, true, false]) {
      noteKeptCards(areKept)
      expect(hasKeptCards()).toBe(areKept)
      expect(visit({ ...here, storage }).keeps !== undefined).toBe(areKept)
    }
    vi.unstubAllGlobals()
  })

  it('names any month’s calendar, and counts its rows', () => {
    const months = fc.record({
      year: fc.integer({ min: 1000, max: 9999 }),
      month: fc.integer({ min: 1, max: 12 }),
    })
    fc.assert(
      fc.property(months, fc.constantFrom(...LANGUAGE_IDS), ({ year, month }, served) => {
        const name = `${year}-${String(month).padStart(2, '0')}`
        const pathname = `/${served}/days/${name}`
        const { weeks, styles } = visit({ pathname, served, storage: {}, browser: 'en' })
        expect(weeks).toBe(weeksOf(name, served === 'zh' ? 1 : 0).length)
        expect(styles['--month']).toBe(JSON.stringify(monthInWords(`${name}-01`, served)))
      }),
    )
    const elsewhere = visit({ pathname: '/en/days/11-22', served: 'en', storage: {}, browser: 'en' })
    expect(elsewhere.weeks).toBeUndefined()
  })
})

function codeVisit({ after = 'paint', isStored = false, isHidden = false } = {}) {
  const FILES = ['/entry.js', ...Array.from({ length: 8 }, (_, at) => `/${at}.js`)]
  const ahead: string[] = []
  const imported: string[] = []
  const listeners: Record<string, () => void> = {}
  let waits: { end: () => void; ms: number }[] = []
  const frames: (() => void)[] = []
  let report: (list: object) => void = () => {}
  const page: Record<string, unknown> = {
    importCode: (path: string) => void imported.push(path),
    PerformanceObserver: class {
      constructor(listener: (list: object) => void) {
        report = listener
      }
      observe(options: object) {
        expect(options).toEqual({ type: 'paint', buffered: true })
      }
    },
    addEventListener: (event: string, listener: () => void) => void (listeners[event] = listener),
    requestAnimationFrame: (then: () => void) => void frames.push(then),
    setTimeout: (end: () => void, ms = 0) => void waits.push({ end, ms }),
    localStorage: { getItem: () => null },
    navigator: { language: 'en', serviceWorker: { controller: isStored ? {} : null } },
    location: { pathname: '/en', search: '', hash: '' },
    document: {
      hidden: isHidden,
      documentElement: { lang: 'en', dataset: {} },
      currentScript: { dataset: { code: FILES.join(' '), codeAfter: after } },
      createElement: () => ({}),
      head: {
        append: ({ rel, crossOrigin, href }: Record<string, string>) => {
          expect([rel, crossOrigin]).toEqual(['modulepreload', ''])
          ahead.push(href!)
        },
      },
    },
  }
  page['window'] = page
  runInNewContext(SCRIPT.replace('import(entry)', 'importCode(entry)'), page)
  /** Fires timers of at most `atMostMs`, and those they start. */
  const pass = async (atMostMs = 0) => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve))
      const due = waits.filter(({ ms }) => ms <= atMostMs)
      waits = waits.filter(({ ms }) => ms > atMostMs)
      if (due.length === 0) return
      for (const { end } of due) end()
    }
  }
  return {
    FILES,
    ahead,
    imported,
    pass,
    paint: (name = 'first-contentful-paint') =>
      report({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) }),
    frame: () => frames.splice(0).forEach((then) => then()),
    on: (event: string) => listeners[event]!(),
    page,
  }
}

describe('the script that asks for the page’s code', () => {
  it('asks for it once the page is seen, and runs it once the page is whole', async () => {
    const { FILES, ahead, imported, pass, paint, on } = codeVisit()
    on('load')
    await pass(10_000)
    paint('first-paint')
    await pass(10_000)
    expect(ahead).toEqual([])
    paint()
    await pass()
    expect(ahead).toEqual(FILES)
    expect(imported).toEqual([])
    on('DOMContentLoaded')
    await pass()
    expect(imported).toEqual(['/entry.js'])
  })

  it('asks for few files in one task', async () => {
    const { ahead, paint } = codeVisit()
    paint()
    await Promise.resolve()
    await Promise.resolve()
    expect(ahead.length).toBeGreaterThan(0)
    expect(ahead.length).toBeLessThan(6)
  })

  it('asks for it in a tab in the background when all else has come', async () => {
    const { FILES, ahead, imported, pass, on } = codeVisit({ isHidden: true })
    on('DOMContentLoaded')
    await pass(10_000)
    expect(ahead).toEqual([])
    on('load')
    await pass()
    expect(ahead).toEqual(FILES)
    expect(imported).toEqual(['/entry.js'])
  })

  it('asks for it a while after a frame whose paint is not reported', async () => {
    const { FILES, ahead, imported, pass, on, frame } = codeVisit()
    on('DOMContentLoaded')
    on('load')
    frame()
    await pass(900)
    expect(ahead).toEqual([])
    await pass(1_000)
    expect(ahead).toEqual(FILES)
    expect(imported).toEqual(['/entry.js'])
  })

  it('asks for it at once where it is stored', async () => {
    for (const after of ['paint', 'picture']) {
      const { FILES, ahead, pass } = codeVisit({ after, isStored: true })
      await pass()
      expect(ahead).toEqual(FILES)
    }
  })

  it('leaves the time to home’s picture, for a while', async () => {
    const { FILES, ahead, pass, paint, page } = codeVisit({ after: 'picture' })
    paint()
    await pass(1_000)
    expect(ahead).toEqual([])
    await pass(2_000)
    expect(ahead).toEqual(FILES)
    expect(page['loadCode']).toBeTypeOf('function') // for public/first-card.js
  })
})

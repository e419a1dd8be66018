// What a visitor chose, before the first paint; and what asks for the page's code after it. A file of its own, not a module: no
// inline script for the CSP, and no wait for the bundle. The rules are those of src/pages/browser/theme.ts and src/language/path.ts;
// tests/pages hold them together.
{
  const root = document.documentElement
  const { dataset, lang } = root
  const { pathname, search, hash } = location
  const languages = ['zh', 'en']
  let language
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
    // For the pages of days (day/aids/aids.ts): room for what a learner chose, so that nothing moves when it comes.
    dataset.aids = localStorage.getItem('quotidian-reading-aids')
    if (localStorage.getItem('quotidian-keeps')) dataset.keeps = '' // cards: the shelf is not empty (state/kept/hasKept.ts)
    language = localStorage.getItem('language')
  } catch {
    // Storage out of reach: the system's theme stands, and the browser's language decides.
  }

  // The calendar's name and rows (language/dateInWords.ts, calendar/monthGrid.ts): which month is today's, only the browser knows.
  const calendar = /\/days(?:\/(\d{4})-(\d{2}))?\/?$/.exec(pathname)
  if (calendar) {
    const now = new Date()
    const [year, month] = calendar[1] ? [+calendar[1], calendar[2] - 1] : [now.getFullYear(), now.getMonth()]
    const first = new Date(year, month, 1)
    const isChinese = lang.startsWith('zh')
    const before = (first.getDay() + (isChinese ? 6 : 7)) % 7
    dataset.weeks = Math.ceil((before + new Date(year, month + 1, 0).getDate()) / 7)
    const name = isChinese
      ? `${year}\u2009年\u2009${month + 1}\u2009月`
      : first.toLocaleDateString('en', { month: 'long', year: 'numeric' })
    root.style.setProperty('--month', JSON.stringify(name))
  }

  // An address without a language comes in the one that the browser asks for. Another was stored: go to the page in that.
  if (!languages.includes(language)) language = /^zh/i.test(navigator.language ?? 'zh') ? 'zh' : 'en'
  const isFree = !languages.includes(pathname.split('/')[1]) && !/README(_ZH)?\.md/.test(pathname)
  if (isFree && !lang.startsWith(language)) {
    root.hidden = true // not a word in the language that was not chosen
    const path = pathname.replace(/^\/+/, '')
    location.replace(`/${language}${path && '/'}${path}${search}${hash}`)
  }

  // A button that is pressed before the page's code has come is pressed again once it has (src/main.tsx).
  addEventListener(
    'click',
    ({ target }) => {
      if (window.earlyPress !== null) window.earlyPress = target.closest?.('button')
    },
    true,
  )

  // Firefox stops what a page still loads once it is left: no failure, unless the page stays (pages/routes.tsx).
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    if (!destination.sameDocument) window.leaving = new Promise((resolve) => setTimeout(resolve, 10_000))
  })

  // The page's code, once the page is seen or, on home, the picture of its card: nothing holds up what is looked at first.
  // src/prerender/document.ts says which files it has, the entry first, and which pages have it at once.
  const PICTURE_MS = 1_500 // the code waits no longer
  const UNREPORTED_MS = 1_000 // after a frame that no engine says it has painted; on a slow machine one that does takes a while
  const AT_ONCE = 4 // files asked for in one task: more would hold up a phone's first tap
  const isParsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  window.firstPaint = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      list.getEntriesByName('first-contentful-paint').forEach(resolve)
    }).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => setTimeout(resolve, UNREPORTED_MS))
    addEventListener('load', () => document.hidden && resolve()) // in the background there are no frames
  })
  const { code, codeAfter } = document.currentScript.dataset
  if (code) {
    const files = code.split(' ')
    const [entry] = files
    window.loadCode = () => {
      for (const href of files.splice(0, AT_ONCE))
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
        )
      if (files.length > 0) setTimeout(loadCode)
      else void isParsed.then(() => import(entry))
    }
    if (navigator.serviceWorker?.controller)
      loadCode() // it is stored here
    else if (codeAfter === 'picture')
      setTimeout(loadCode, PICTURE_MS) // or public/first-card.js
    else window.firstPaint.then(loadCode)
  }
}

// What a visitor chose, before the first paint. A file of its own, not a module: no inline script for the CSP, and no
// wait for the bundle. The rules are those of src/pages/browser/theme.ts and src/language/path.ts; tests/pages hold them together.
{
  const { dataset, lang, style } = document.documentElement
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
    style.setProperty('--month', JSON.stringify(name))
  }

  // An address without a language comes in the one that the browser asks for. Another was stored: go to the page in that.
  if (!languages.includes(language)) language = /^zh/i.test(navigator.language ?? 'zh') ? 'zh' : 'en'
  const isFree = !languages.includes(pathname.split('/')[1]) && !/README(_ZH)?\.md/.test(pathname)
  if (isFree && !lang.startsWith(language)) {
    document.documentElement.hidden = true // not a word in the language that was not chosen
    const path = pathname.replace(/^\/+/, '')
    location.replace(`/${language}${path && '/'}${path}${search}${hash}`)
  }

  // A button that is pressed before the page's code has come is pressed again once it has (pages/browser/earlyPress.ts).
  addEventListener(
    'click',
    ({ target }) => {
      if (window.earlyPress !== null) window.earlyPress = target.closest?.('button')
    },
    true,
  )
}

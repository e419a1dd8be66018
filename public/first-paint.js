// What a visitor chose, before the first paint. A file of its own, not a module: no inline script for the CSP, and no
// wait for the bundle. The rules are those of src/pages/browser/theme.ts and src/language/path.ts; tests/pages hold them together.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage out of reach: the system's theme stands.
}

// What a learner chose for the pages of days (src/pages/day/aids/aids.ts): the room for it, so that nothing moves when it comes.
try {
  const { translation, pinyin } = JSON.parse(localStorage.getItem('quotidian-reading-aids'))
  if (translation === false) document.documentElement.dataset.translation = 'off'
  else if (pinyin === true) document.documentElement.dataset.translation = 'pinyin'
} catch {
  // Nothing was chosen, or storage is out of reach.
}

// An address without a language comes in the one that the browser asks for. Another was stored: go to the page in that.
{
  const languages = ['zh', 'en']
  const { pathname, search, hash } = location
  const served = document.documentElement.lang.slice(0, 2)
  let language = null
  try {
    language = localStorage.getItem('language')
  } catch {
    // Storage out of reach: the browser's language decides.
  }
  if (!languages.includes(language)) language = /^zh/i.test(navigator.language ?? 'zh') ? 'zh' : 'en'
  const isFree = !languages.includes(pathname.split('/')[1]) && !/README(_ZH)?\.md/.test(pathname)
  if (isFree && language !== served) {
    document.documentElement.hidden = true // not a word in the language that was not chosen
    const path = pathname.replace(/^\/+/, '')
    location.replace(`/${language}${path && '/'}${path}${search}${hash}`)
  }
}

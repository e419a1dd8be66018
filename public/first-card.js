// Today's words and a picture of today's card, on home before the page's code. The quote and the picture are asked for at
// once; the code, and the rules of the card's type, when the picture is there; the type's files when the page is live and has
// asked for the rest of its code: so nothing holds up what comes before it.
// src/prerender/firstCard.ts says where they are; src/pages/home/FirstCard.tsx is what is filled in.
{
  const { quoteUrl, pictureUrl, styles, latin, han, code, codeAhead } = document.currentScript.dataset
  const PICTURE_MS = 1_500 // the code waits no longer
  const isNarrow = matchMedia('(max-width: 767.98px)').matches // as src/pages/browser/useWindowWidth.ts
  const look = `template=home&view=${isNarrow ? 'compact' : 'full'}&scale=${isNarrow || devicePixelRatio > 1.3 ? 2 : 1}`
  const day = localDay(new Date())
  const answer = fetch(quoteUrl + day, { headers: { accept: 'application/json' } })
  const isLive = new Promise((resolve) => {
    new MutationObserver(resolve).observe(document.documentElement, { attributeFilter: ['data-live'] })
  })
  const early = new Image() // the page has no place for it yet
  early.fetchPriority = 'high'
  early.src = `${pictureUrl}${day}&${look}`

  let isCodeAsked = false
  function loadCode() {
    if (isCodeAsked) return
    isCodeAsked = true
    for (const href of codeAhead.split(' ')) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = href
      document.head.append(link)
    }
    void import(code)
  }

  /** As src/quotes/dates.ts: the visitor's day. */
  function localDay(now) {
    const twoDigits = (value) => String(value).padStart(2, '0')
    return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-')
  }

  function loadStylesheet(href) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = '' // as the bundle's own, which finds this one
    link.href = href
    return new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = reject
      document.head.append(link)
    })
  }

  async function showPicture() {
    const picture = place()?.querySelector('img')
    if (!picture) return
    picture.src = early.src
    await picture.decode()
    picture.hidden = false // src/pages/browser/firstPaint.ts waits for this, or for data-failed
  }

  async function showWords(sheets) {
    const response = await answer
    if (!response.ok) return
    const quote = await response.json()
    if (quote.assign_date !== day) return // another day's are never called today's
    const words = [quote.content, quote.translation, quote.author].map((text) => text ?? '')
    const lines = place()?.querySelectorAll('p') ?? []
    for (const [at, line] of lines.entries()) line.textContent = words[at]
    await loadType(words.join(''), sheets)
  }

  async function loadType(text, sheets) {
    const hanText = text.replaceAll(/[\0-\u2e7f]/g, '')
    await Promise.all([sheets, isLive])
    const faces = [document.fonts.load(`16px "${latin}"`, text)]
    if (hanText !== '') faces.push(document.fonts.load(`16px "${han}"`, hanText))
    await Promise.all(faces)
  }

  function place() {
    return document.getElementById('first-card')
  }

  // What fails here, the page does itself a little later; until then the outline stands.
  const start = () => {
    const sheets = showPicture()
      .catch(() => place()?.querySelector('img')?.setAttribute('data-failed', ''))
      .then(loadCode)
      .then(() => Promise.all(styles.split(' ').map(loadStylesheet)))
    for (const part of [sheets, showWords(sheets)]) part.catch(() => {})
  }
  if (navigator.serviceWorker?.controller)
    loadCode() // it is stored here
  else setTimeout(loadCode, PICTURE_MS)
  if (place()) start()
  else document.addEventListener('readystatechange', start, { once: true })
}

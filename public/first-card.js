// Today's words and a picture of today's card, on home before the page's code. The quote, the picture and the little type that
// draws the card are asked for at once, the code (public/first-paint.js) when the picture is seen.
// src/prerender/writeSite.ts says where they are; src/pages/home/TodaysQuote.tsx is what is filled in.
{
  const { quoteUrl, pictureUrl, typeUrl } = document.currentScript.dataset
  // As PHONE_QUERY of src/pages/browser/useWindowWidth.ts.
  const isNarrow = matchMedia(
    '(max-width: 47.99875em), (min-width: 40em) and (max-width: 63.99875em) and (max-height: 30em) and (min-aspect-ratio: 6/5)',
  ).matches
  const look = `template=home&view=${isNarrow ? 'compact' : 'full'}&scale=${isNarrow || devicePixelRatio > 1.3 ? 2 : 1}`
  // As src/quotes/dates.ts: the visitor's day.
  const now = new Date()
  const twoDigits = (value) => String(value).padStart(2, '0')
  const day = [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-')
  const answer = fetch(quoteUrl + day, { headers: { accept: 'application/json' } })
  const early = new Image() // the page has no place for it yet
  early.fetchPriority = 'high'
  early.src = `${pictureUrl}${day}&${look}`
  window.firstType = fetch(`${typeUrl}${day}&template=home`, { priority: 'low' }) // read by src/draw/fonts/firstType.ts
  window.firstType.catch(() => {})

  // As src/state/quote.ts: one who shows quotes of their own awaits these.
  const isMine = () => {
    try {
      return localStorage.getItem('quotidian-mine') !== null
    } catch {
      return false
    }
  }

  const place = () => document.getElementById('first-card')
  const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

  async function showPicture() {
    const picture = place()?.querySelector('img')
    if (!picture || isMine()) return
    picture.src = early.src
    await picture.decode()
    picture.hidden = false
  }

  async function showWords() {
    const response = await answer
    if (!response.ok || isMine()) return
    const quote = await response.json()
    if (quote.assign_date !== day) return // another day's are never called today's
    const words = [quote.content, quote.translation, quote.author]
    const lines = place()?.querySelectorAll('p') ?? []
    for (const [at, line] of lines.entries()) line.textContent = words[at]
  }

  // What fails here, the page does itself a little later; until then the outline stands.
  const start = () => {
    window.firstPicture = showPicture()
      .catch(() => {})
      .then(nextPaint)
    window.firstPicture.then(() => loadCode())
    showWords().catch(() => {})
  }
  if (place()) start()
  else document.addEventListener('readystatechange', start, { once: true })
}

/**
 * Thumbnails are drawn when the page has nothing better to do, a few at a time: typing and the card itself come
 * first. A failure leaves a blank, which says enough.
 */
type Draw = (signal: AbortSignal) => Promise<void>

interface Job {
  draw: Draw
  controller: AbortController
}

const MAX_AT_ONCE = 3 // most of the time of one is waiting for its fonts
const waiting: Job[] = []
let running = 0

/** Puts a drawing in line; the function that comes back takes it out again or calls it off. */
export function queueDrawing(draw: Draw): () => void {
  const job = { draw, controller: new AbortController() }
  waiting.push(job)
  startNext()
  return () => {
    job.controller.abort()
    const place = waiting.indexOf(job)
    if (place >= 0) waiting.splice(place, 1)
  }
}

/** Resolves when the browser is idle, and at the latest after 0.4 s. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 400 })
    else setTimeout(resolve, 40) // WebKit
  })
}

function startNext(): void {
  if (running >= MAX_AT_ONCE) return
  const job = waiting.shift()
  if (!job) return
  running += 1
  void run(job).finally(() => {
    running -= 1
    startNext()
  })
}

async function run({ draw, controller }: Job): Promise<void> {
  try {
    await idle()
    if (!controller.signal.aborted) await draw(controller.signal)
  } catch (error) {
    if (!controller.signal.aborted) console.warn('thumbnail not drawn', error)
  }
}

import type { GestureUpdate, GestureSession } from './session'

/** Runs one session from begin to end, moving at most once per frame however many pointer events arrive. */
export function createGestureRunner(setBusy: (isBusy: boolean) => void) {
  let session: GestureSession | null = null
  let update: GestureUpdate | null = null
  let frame = 0

  const flush = () => {
    cancelAnimationFrame(frame)
    frame = 0
    if (update) session?.move(update)
    update = null
  }
  return {
    begin(next: GestureSession | null) {
      session = next
      setBusy(next !== null)
    },
    follow(next: GestureUpdate) {
      update = next
      frame ||= requestAnimationFrame(flush)
    },
    finish(how: 'end' | 'cancel') {
      if (how === 'cancel') update = null
      flush()
      const done = session
      session = null
      setBusy(false)
      done?.[how]()
    },
  }
}

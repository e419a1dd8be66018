import type { GestureUpdate, GestureSession } from './session'

/** Runs one session from begin to end, moving at most once per frame however many pointer events arrive. */
export function createGestureRunner(setBusy: (isBusy: boolean) => void) {
  let session: GestureSession | null = null
  let pull: GestureUpdate | null = null
  let frame = 0

  const flush = () => {
    cancelAnimationFrame(frame)
    frame = 0
    if (pull) session?.move(pull)
    pull = null
  }
  return {
    begin(next: GestureSession | null) {
      session = next
      setBusy(next !== null)
    },
    follow(next: GestureUpdate) {
      pull = next
      frame ||= requestAnimationFrame(flush)
    },
    finish(how: 'end' | 'cancel') {
      if (how === 'cancel') pull = null
      flush()
      const done = session
      session = null
      setBusy(false)
      done?.[how]()
    },
  }
}

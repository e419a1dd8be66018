import type { GestureUpdate, GestureSession } from './session'

/** Carries one session from its begin to its end: however often the fingers are heard of, it moves once a frame. */
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

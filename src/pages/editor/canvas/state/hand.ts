import type { Pull, Session } from './session'

/** Carries one session from its begin to its end: however often the fingers are heard of, it moves once a frame. */
export function createHand(tellBusy: (isBusy: boolean) => void) {
  let session: Session | null = null
  let pull: Pull | null = null
  let frame = 0

  const flush = () => {
    cancelAnimationFrame(frame)
    frame = 0
    if (pull) session?.move(pull)
    pull = null
  }
  return {
    begin(next: Session | null) {
      session = next
      tellBusy(next !== null)
    },
    follow(next: Pull) {
      pull = next
      frame ||= requestAnimationFrame(flush)
    },
    finish(how: 'end' | 'cancel') {
      if (how === 'cancel') pull = null
      flush()
      const done = session
      session = null
      tellBusy(false)
      done?.[how]()
    },
  }
}

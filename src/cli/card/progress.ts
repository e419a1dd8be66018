export interface Progress {
  step(label: string): void
  pause(): void
}

export const SILENT: Progress = { step: () => {}, pause: () => {} }

interface ProgressNeeds {
  write: (text: string) => void
  nowMs: () => number
  count: number | null // null: unknown
}

const TO_END_OF_LINE = '\u001b[K'

/** A line that overwrites itself: `12 of 30  2026-11-12  8 s left`. */
export function progressLine({ write, nowMs, count }: ProgressNeeds): Progress {
  const startMs = nowMs()
  let done = 0
  let isOpen = false
  return {
    step(label) {
      done++
      const known = count !== null && done <= count ? count : null
      const of = known === null ? '' : ` of ${known}`
      const left =
        known === null || known === done ? '' : `  ${timeLeft(((nowMs() - startMs) / done) * (known - done))}`
      write(`\r${String(done).padStart(String(known ?? '').length)}${of}  ${label}${left}${TO_END_OF_LINE}`)
      isOpen = true
    },
    pause() {
      if (isOpen) write('\n')
      isOpen = false
    },
  }
}

/** `8 s left`, `3 min left`, `2 h 5 min left`; rounded up: nobody minds finishing early. */
export function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  if (seconds < 100) return `${seconds} s left`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100 ? `${minutes} min left` : `${Math.floor(minutes / 60)} h ${minutes % 60} min left`
}

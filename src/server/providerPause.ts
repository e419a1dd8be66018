/**
 * After an answer with Retry-After the provider is not called for any day until then. Source: RFC 9110, 10.2.3.
 */
const MAX_PAUSE_MS = 24 * 3_600_000 // a date far away is a mistake, and would be forgotten at a restart anyway

export function createProviderPause(now: () => Date) {
  let untilMs = 0
  return {
    isOn: () => now().getTime() < untilMs,
    /** The same fetch, which also reads the Retry-After of failed answers. */
    watching(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
      return async (input, init) => {
        const response = await fetch(input, init)
        if (!response.ok) {
          const nowMs = now().getTime()
          const waitMs = retryAfterMs(response.headers.get('retry-after') ?? '', nowMs)
          untilMs = Math.max(untilMs, nowMs + Math.min(waitMs, MAX_PAUSE_MS))
        }
        return response
      }
    },
  }
}

/** Seconds, or a date; 0 where it says neither, or a time that has passed. */
function retryAfterMs(text: string, nowMs: number): number {
  const value = text.trim()
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const waitMs = Date.parse(value) - nowMs
  return waitMs > 0 ? waitMs : 0
}

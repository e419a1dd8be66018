/** Uses Node's sockets if they exist, else the runtime's fetch. */
export const providerFetch: typeof fetch = async (input, init) => {
  const ask = await import('./providerFetchByNode').then(
    ({ createFetchByNode }) => createFetchByNode(),
    () => globalThis.fetch,
  )
  return ask(input, init)
}

/** Basic authentication (RFC 7617): fetch rejects addresses with a password, and errors may log them. */
export function withCredentials(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.username === '' && url.password === '') return fetch(input, init)
    const authorization = `Basic ${base64(`${plain(url.username)}:${plain(url.password)}`)}`
    url.username = ''
    url.password = ''
    const headers = new Headers(init?.headers)
    headers.set('authorization', authorization)
    return fetch(url.href, { ...init, headers })
  }
}

/** `p%40ss` → `p@ss`; invalid encodings stay literal. */
function plain(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

/** After Retry-After the provider is not called for any day until then. RFC 9110, 10.2.3. */
const MAX_PAUSE_MS = 24 * 3_600_000 // a later date is a mistake, and a restart would forget it anyway

export function createProviderPause(now: () => Date) {
  let untilMs = 0
  return {
    isOn: () => now().getTime() < untilMs,
    /** Also reads Retry-After of failed responses. */
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

/** Seconds or a date; 0 if neither, or past. */
function retryAfterMs(text: string, nowMs: number): number {
  const value = text.trim()
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const waitMs = Date.parse(value) - nowMs
  return waitMs > 0 ? waitMs : 0
}

/**
 * An address with a user and a password, as an owner may write the provider's. They are sent as Basic authentication (RFC 7617) and are no
 * part of the address that is asked: fetch refuses such addresses, and what fails may be logged with its address.
 */
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

/** `p%40ss` → `p@ss`; what is no encoding is meant as it stands. */
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

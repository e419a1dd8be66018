import { hexOf } from '../scene/values'

/** A proxy that compresses adds one to a tag: `"x-gzip"`, `"x;br"`, `"x--gzip"`. */
const PROXY_SUFFIX = /(?:--?|;)(?:gzip|br|zstd|deflate|df)"$/

/** Accepts one tag, a list, weak tags, `*`. RFC 9110, 13.1.2. */
export function matchesEtag(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((listed) => {
    const tag = listed.trim().replace(/^W\//, '')
    return tag === '*' || tag === etag || tag.replace(PROXY_SUFFIX, '"') === etag
  })
}

/** Returns a hash of the bytes: `"5f1a…"`. */
export async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `"${hexOf(digest.subarray(0, 12))}"`
}

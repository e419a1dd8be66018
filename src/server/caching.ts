/** Whether If-None-Match names the tag, so that the answer is 304: one tag, a list, weak ones, or `*`. Source: RFC 9110, 13.1.2. */
export function matchesEtag(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

/** `"5f1a…"`, a hash of the bytes. */
export async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `"${Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

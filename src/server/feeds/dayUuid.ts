/**
 * Names for feeds and their entries that last: UUIDs of version 5 (RFC 9562, 5.5) of the language and the day alone. They are the
 * same whatever the quote, the host's name, the edition and the time zone, so that no reader shows a day twice.
 */
const NAMESPACE = '8b0f6d1e-5a0f-4c52-9f4e-2f6a3d7c9e10' // of this project; never to be changed

/** @param name `en/2026-11-22` */
export async function dayUuid(name: string): Promise<string> {
  const namespace = Uint8Array.from(NAMESPACE.replaceAll('-', '').match(/../g)!, (hex) =>
    Number.parseInt(hex, 16),
  )
  const bytes = new Uint8Array([...namespace, ...new TextEncoder().encode(name)])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).subarray(0, 16)
  hash[6] = (hash[6]! & 0x0f) | 0x50 // version 5
  hash[8] = (hash[8]! & 0x3f) | 0x80 // variant
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Which addresses may be asked at all, judged on what the URL standard made of them: 0x7f.1, 2130706433 and ①②⑦.1
 * have become 127.0.0.1 by then. What a name leads to is judged again when it is looked up.
 */
import { parsedUrl } from '../../scene/values'
import { isPublicAddress } from './address'

const PORTS = ['', '80', '443'] // '' is the scheme's own
const LONGEST_URL = 2_048
/** Ends of names that lead into a network and never out of it. */
const LOCAL_ENDS =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/
const NAME = /^(?=.{4,253}$)[a-z\d_](?:[a-z\d_-]{0,62})(?:\.[a-z\d_][a-z\d_-]{0,62})+$/

/** The web address that `text` is, however refused its host may be; null where it is none. */
export function webUrl(text: string, base?: URL | string): URL | null {
  if (text.length > LONGEST_URL) return null
  const url = parsedUrl(text, base)
  return url && url.href.length <= LONGEST_URL ? url : null
}

/** http(s) on its usual ports, nobody's credentials, and a host that may be out on the internet. */
export function isOpenTarget(url: URL): boolean {
  return (
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    PORTS.includes(url.port) &&
    url.username === '' &&
    url.password === '' &&
    isOpenHost(url.hostname)
  )
}

/** The numeric address in place of a name; null for a name. */
export function literalAddress(hostname: string): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1)
  return /^[\d.]+$/.test(hostname) ? hostname : null
}

function isOpenHost(hostname: string): boolean {
  const literal = literalAddress(hostname)
  if (literal !== null) return isPublicAddress(literal)
  const name = hostname.replace(/\.$/, '')
  return NAME.test(name) && !LOCAL_ENDS.test(name)
}

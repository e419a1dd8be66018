/** Recognises links: an http(s) URL, or a bare domain with or without port and path. */
import { isTopLevelDomain } from './topLevelDomains'
import { webAddress, withoutEnd } from '../scene/values'

export interface ParsedLink {
  url: string // 'https://example.com/', normalised
  host: string // 'example.com', '例子.中国': as typed, in lower case
}

/** Punctuation copied along with a link from a sentence. */
const AROUND = { open: /^[<("'“‘「『《【（[]+/u, close: /[>"'”’」』》】）.,;:!?。，、；：！？…]/u }
const SCHEME = /^(https?)\s*[:：]\s*[/／]{2}/iu // also an input method's full-width characters
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const BARE = new RegExp(String.raw`^(?<host>(?:${LABEL}\.)+(?<end>${LABEL}))(?::\d{1,5})?(?:[/?#]\S*)?$`, 'u')

/** The link if the whole text is one; 'bad' for http(s) without a valid address; else null. */
export function parseLink(text: string): ParsedLink | 'bad' | null {
  const link = stripPunctuation(text)
  if (/\s/u.test(link)) return null
  if (SCHEME.test(link)) {
    const address = link.replace(SCHEME, '')
    return toLink(`${link.slice(0, 5).toLowerCase() === 'https' ? 'https' : 'http'}://${address}`, address)
  }
  const { host, end } = BARE.exec(link)?.groups ?? {}
  if (!host || !end || !isTopLevelDomain(end.toLowerCase()) || isCapitalised(end)) return null
  const parsed = toLink(`https://${link}`, link)
  return parsed === 'bad' ? null : parsed
}

/** "Hello.World" is no domain: domains are typed in lower case, or all in capitals. */
function isCapitalised(label: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(label)
}

function stripPunctuation(text: string): string {
  const bare = withoutEnd(text.trim().replace(AROUND.open, ''), AROUND.close)
  // Removes unmatched closing brackets only: a wiki's …/Foo_(bar) keeps its own.
  return /[)\]]$/.test(bare) && !/[([]/.test(bare) ? withoutEnd(bare, /[)\].,;:!?]/) : bare
}

/** `address`: the text without its scheme, for the host as typed. */
function toLink(text: string, address: string): ParsedLink | 'bad' {
  const url = webAddress(text)
  if (!url) return 'bad'
  url.username = '' // credentials must not be shown on a card, nor sent
  url.password = ''
  const host = /^(?:[^/?#@]*@)?([^/?#:]*)/u.exec(address)?.[1] ?? ''
  return { url: url.href, host: host.toLowerCase() }
}

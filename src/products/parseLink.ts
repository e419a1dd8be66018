/** What can be taken for a link: an http(s) URL, or a bare domain with or without port and path. */
import { isTopLevelDomain } from './topLevelDomains'
import { webAddress } from '../scene/values'

export interface ParsedLink {
  url: string // 'https://example.com/', as the URL standard writes it
  host: string // 'example.com', '例子.中国': as typed, in small letters
}

/** Marks that come along when a link is copied out of a sentence. */
const AROUND = { open: /^[<("'“‘「『《【（[]+/u, close: /[>"'”’」』》】）.,;:!?。，、；：！？…]+$/u }
const SCHEME = /^(https?)\s*[:：]\s*[/／]{2}/iu // an input method's full-width marks too
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const BARE = new RegExp(String.raw`^(?<host>(?:${LABEL}\.)+(?<end>${LABEL}))(?::\d{1,5})?(?:[/?#]\S*)?$`, 'u')

/** The link that the whole text is; 'bad' for http(s) with no address behind it; null for anything else. */
export function parseLink(text: string): ParsedLink | 'bad' | null {
  const link = unwrapped(text)
  if (/\s/u.test(link)) return null
  if (SCHEME.test(link)) {
    const address = link.replace(SCHEME, '')
    return asLink(`${link.slice(0, 5).toLowerCase() === 'https' ? 'https' : 'http'}://${address}`, address)
  }
  const { host, end } = BARE.exec(link)?.groups ?? {}
  if (!host || !end || !isTopLevelDomain(end.toLowerCase()) || isName(end)) return null
  const parsed = asLink(`https://${link}`, link)
  return parsed === 'bad' ? null : parsed
}

/** "Hello.World": a domain is typed small, or shouted. */
function isName(label: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(label)
}

function unwrapped(text: string): string {
  const bare = text.trim().replace(AROUND.open, '').replace(AROUND.close, '')
  // Brackets that close nothing in the address itself: a wiki's …/Foo_(bar) keeps its own.
  return /[)\]]$/.test(bare) && !/[([]/.test(bare) ? bare.replace(/[)\].,;:!?]+$/, '') : bare
}

/** `address`: the same without its scheme, for the host as it was typed. */
function asLink(text: string, address: string): ParsedLink | 'bad' {
  const url = webAddress(text)
  if (!url) return 'bad'
  url.username = '' // who signs in is no part of what a card shows, and nothing to send on
  url.password = ''
  const host = /^(?:[^/?#@]*@)?([^/?#:]*)/u.exec(address)?.[1] ?? ''
  return { url: url.href, host: host.toLowerCase() }
}

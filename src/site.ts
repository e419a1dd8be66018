/**
 * They are environment variables VITE_* with working defaults. vite.config.ts reads them too, so that a bad
 * value fails the build.
 */
import { webAddress } from './scene/values.ts'

export interface SiteLink {
  label: string
  url: string
}

export interface Site {
  siteUrl: string // no trailing slash
  contactEmail: string
  tipJarUrl: string
  paymentLink: string // content of /donate.jpg's QR code: WeChat payment code (wxp://…) or web address
  widgetLinks: readonly SiteLink[] // the developer widget's two external sites
  quoteEndpoint: string // a path on this host, or an absolute provider address
  quoteProxy: string // prefix for the encoded provider address; '' for none
}

/** The message alone tells the host what to change. */
export class SiteSettingError extends Error {
  override readonly name = 'SiteSettingError'
}

type Environment = Readonly<Record<string, unknown>>

/**
 * Unset or blank variables take defaults.
 * @throws {SiteSettingError} naming the variable, the value and what was expected
 */
export function siteFromEnvironment(environment: Environment): Site {
  const read = <T>(
    name: string,
    otherwise: string,
    parse: (value: string) => T | null,
    expected: string,
  ): T => {
    const value = String(environment[name] ?? '').trim() || otherwise
    const parsed = parse(value)
    if (parsed === null) throw new SiteSettingError(`${name} is "${value}": ${expected}`)
    return parsed
  }
  const url = 'it must be an http(s) address, such as https://example.com'
  return {
    siteUrl: read('VITE_SITE_URL', 'http://localhost:4173', siteAddress, `${url}, without ? or #`),
    contactEmail: read('VITE_CONTACT_EMAIL', 'hello@example.com', email, 'it must be an e-mail address'),
    tipJarUrl: read('VITE_TIP_JAR_URL', 'https://ko-fi.com', addressIn, url),
    paymentLink: read(
      'VITE_PAYMENT_LINK',
      'https://ko-fi.com',
      paymentLink,
      'it must be a WeChat payment code such as wxp://f2f0abc, or an http(s) address',
    ),
    widgetLinks: read(
      'VITE_WIDGET_LINKS',
      'Wikiquote|https://en.wikiquote.org, Project Gutenberg|https://www.gutenberg.org',
      twoLinks,
      'it must be two links, as in "Name|https://one.example, Name|https://two.example"',
    ),
    quoteEndpoint: read(
      'VITE_QUOTE_ENDPOINT',
      '/api/quote',
      endpoint,
      'it must be a path such as /api/quote, or an http(s) address',
    ),
    quoteProxy: read('VITE_QUOTE_PROXY', '', (value) => (value ? addressIn(value) : ''), url),
  }
}

/** Values read by vite.config.ts, so that pages omit the validation code. */
declare const __SITE__: Site

// Vite sets import.meta.env, but not in vite.config.ts itself.
export const SITE: Site =
  typeof __SITE__ === 'undefined' ? siteFromEnvironment(import.meta.env ?? {}) : __SITE__

function addressIn(value: string): string | null {
  return webAddress(value) && !/\s/.test(value) ? value : null
}

function siteAddress(value: string): string | null {
  return addressIn(value) && !/[?#]/.test(value) ? value.replace(/\/+$/, '') : null
}

function paymentLink(value: string): string | null {
  return /^(wxp|weixin):\/\/[^\s]+$/i.test(value) ? value : addressIn(value)
}

function endpoint(value: string): string | null {
  if (/[\s#]/.test(value)) return null
  return /^\/(?![/\\])/.test(value) ? value : addressIn(value)
}

function email(value: string): string | null {
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value) ? value : null
}

function twoLinks(value: string): SiteLink[] | null {
  const links = value.split(',').map((part) => {
    const [label = '', url = '', ...rest] = part.split('|').map((side) => side.trim())
    return label && addressIn(url) && rest.length === 0 ? { label, url } : null
  })
  return links.length === 2 && links.every((link) => link !== null) ? links : null
}

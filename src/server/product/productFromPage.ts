/** JSON-LD is most exact, then microdata, Open Graph, Twitter, plain HTML. */
import { isCalendarDay } from '../../calendar/dayPaths'
import { parsedTopics, type Product } from '../../card/product'
import { webAddress } from '../../scene/values'
import { cleanLine, cleanText } from '../../text/clean'
import { cutToLength } from '../../text/graphemes'
import type { PageFacts, PageLink } from './pageFacts'
import {
  addressOf,
  lastPart,
  own,
  textOf,
  textsOf,
  type Thing,
  thingsIn,
  thingsOf,
  typesOf,
} from './schemaOrg'
import { countsOf } from './counts'
import { titleParts } from './title'
import { isPublicTarget, boundedUrl } from '../safeFetch/address'
import { PRODUCT_LIMITS } from '../../card/limits'

/** With a date only if the page gives one. */
export type FoundProduct = Omit<Product, 'date'> & { date?: string }

const APPLICATIONS = [
  'SoftwareApplication',
  'WebApplication',
  'MobileApplication',
  'VideoGame',
  'SoftwareSourceCode',
]
const PRODUCTS = [
  'Product',
  'ProductGroup',
  'IndividualProduct',
  'ProductModel',
  'Service',
  'CreativeWork',
  'Book',
  ...APPLICATIONS,
]
const ORGANISATIONS = /(?:Organi[sz]ation|Corporation|Business|NGO|Brand|Project)$/
const ICONS = ['apple-touch-icon', 'apple-touch-icon-precomposed', 'icon']
const VECTOR_PX = 512 // px, for `sizes="any"`

/** `url`: the page's address after redirects */
export function productFromPage(facts: PageFacts, url: URL): FoundProduct {
  const things = thingsIn([...facts.jsonLd, ...facts.microdata])
  const product = things.find((thing) => typesOf(thing).some((type) => PRODUCTS.includes(type)))
  const site = things.find((thing) => typesOf(thing).includes('WebSite'))
  const maker = things.find((thing) => typesOf(thing).some((type) => ORGANISATIONS.test(type)))
  const said = [product, site, maker].filter((thing) => thing !== undefined)
  const counted = product ? [product] : things

  const address = addressReader(facts, url)
  const words = textsFrom(facts, url, said, product)
  return {
    ...words,
    logoUrl: firstOf([...logosOf(said, things), ...iconsOf(facts.links)], address),
    pictureUrl: firstOf(picturesOf(facts, said, things), address),
    ...countsOf(facts, counted, { url, name: words.name }),
    topics: topicsOf(facts, product),
    url: ownAddress(facts, url, address),
    ...dateOf(facts, product),
  }
}

function textsFrom(
  facts: PageFacts,
  url: URL,
  said: readonly Thing[],
  product: Thing | undefined,
): Pick<FoundProduct, 'name' | 'tagline' | 'description'> {
  const meta = (...names: string[]) => firstMeta(facts, names)
  const thingText = (...keys: string[]) =>
    said.map((thing) => textOf(thing, ...keys)).find((text) => text) ?? ''
  const oneLine = (text: string) => cleanLine(text.slice(0, 4 * PRODUCT_LIMITS.description))

  const siteName = oneLine(
    meta('og:site_name', 'application-name', 'al:ios:app_name') || thingTextOfOthers(said, product),
  )
  const title = oneLine(meta('og:title', 'twitter:title') || facts.title || meta('title', 'dc.title', 'name'))
  const parts = titleParts(title, {
    siteName,
    productName: oneLine(product ? textOf(product, 'name', 'headline') : ''),
    isHomePage: /^\/(?:[a-z]{2}(?:-[a-z]{2,4})?\/?)?$/i.test(url.pathname),
    host: url.hostname,
  })
  const descriptions = [
    product ? textOf(product, 'description') : '',
    meta('og:description'),
    meta('description'),
    meta('twitter:description', 'dc.description'),
    thingText('description'),
  ]
    .map((text) => cleanText(text.slice(0, 4 * PRODUCT_LIMITS.description)))
    .filter((text) => text !== '')
  const [description = ''] = descriptions
  const shorter = descriptions.find((text) => text.length < description.length && !description.includes(text))
  const tagline = oneLine(thingText('slogan', 'alternativeHeadline') || parts.tagline || shorter || '')
  return {
    name: clip(parts.name || oneLine(facts.heading), PRODUCT_LIMITS.name),
    tagline: clip(tagline, PRODUCT_LIMITS.tagline),
    description: clip(description, PRODUCT_LIMITS.description),
  }
}

function thingTextOfOthers(said: readonly Thing[], product: Thing | undefined): string {
  return (
    said
      .filter((thing) => thing !== product)
      .map((thing) => textOf(thing, 'name'))
      .find((name) => name) ?? ''
  )
}

function logosOf(said: readonly Thing[], nodes: readonly Thing[]): string[] {
  return said.flatMap((thing) => [
    addressOf(thing, ['logo', 'icon'], nodes),
    ...['brand', 'publisher', 'manufacturer'].flatMap((key) =>
      thingsOf(thing, key).map((maker) => addressOf(maker, ['logo'], nodes)),
    ),
  ])
}

function picturesOf(
  { metas, links, images }: PageFacts,
  said: readonly Thing[],
  nodes: readonly Thing[],
): string[] {
  const names = [
    'og:image:secure_url',
    'og:image',
    'og:image:url',
    'twitter:image',
    'twitter:image:src',
    'image',
    'thumbnail',
  ]
  return [
    ...names.flatMap((name) => metas.get(name)?.slice(0, 3) ?? []),
    ...said.map((thing) =>
      addressOf(thing, ['image', 'primaryImageOfPage', 'photo', 'screenshot', 'thumbnailUrl'], nodes),
    ),
    ...links.filter(({ rel }) => rel.includes('image_src')).map(({ href }) => href),
    ...images,
  ]
}

/** Largest first. Touch icons without a size count as 180 px. */
function iconsOf(links: readonly PageLink[]): string[] {
  const icons = links.filter(({ rel }) => ICONS.some((icon) => rel.includes(icon)))
  return icons.toSorted((one, other) => iconPx(other) - iconPx(one)).map(({ href }) => href)
}

function iconPx({ rel, sizes }: PageLink): number {
  const sides = [...sizes.matchAll(/(\d{1,5})x\d/gi)].map(([, side]) => Number(side))
  if (/\bany\b/i.test(sizes)) sides.push(VECTOR_PX)
  const unsaid = rel.includes('icon') ? 32 : 180 // usual sizes
  return sides.length > 0 ? Math.max(...sides) : unsaid
}

function topicsOf(facts: PageFacts, product: Thing | undefined): string[] {
  const fromThing = product
    ? ['keywords', 'applicationCategory', 'applicationSubCategory', 'genre', 'category'].flatMap((key) =>
        textsOf(product, key),
      )
    : []
  const fromMetas = [
    'article:tag',
    'og:article:tag',
    'product:category',
    'keywords',
    'news_keywords',
  ].flatMap((name) => facts.metas.get(name) ?? [])
  const said = [...fromThing, ...fromMetas].map((topic) => topic.slice(0, 2_000)).slice(0, 40)
  const topics = said.map((topic) => (webAddress(topic) ? lastPart(topic) : topic))
  return parsedTopics(
    topics.map((topic) => cleanText(topic.replace(/(?<=[a-z])Application$/, ''))).join('\n'),
  )
}

/** If on the same host: the fetched address may have tracking parameters. */
function ownAddress({ metas, links }: PageFacts, url: URL, address: (text: string) => string): string {
  const canonical = links.find(({ rel }) => rel.includes('canonical'))?.href
  const here = new URL(url)
  here.hash = ''
  const stated = [canonical, metas.get('og:url')?.[0]]
    .map((text) => (text ? address(text) : ''))
    .find((text) => text !== '' && new URL(text).host === url.host)
  return stated ?? here.href
}

function dateOf(facts: PageFacts, product: Thing | undefined): { date?: string } {
  const said = [
    ...(product ? [own(product, 'datePublished'), own(product, 'releaseDate')] : []),
    firstMeta(facts, ['article:published_time', 'product:release_date', 'datepublished', 'date']),
  ]
  const days = said.map((text) => (typeof text === 'string' ? text.trim().slice(0, 10) : ''))
  const date = days.find(isCalendarDay)
  return date ? { date } : {}
}

function firstMeta({ metas }: PageFacts, names: readonly string[]): string {
  return names.map((name) => metas.get(name)?.[0]).find((text) => text) ?? ''
}

function firstOf(candidates: readonly string[], address: (text: string) => string): string {
  return candidates.map(address).find((found) => found !== '') ?? ''
}

/** '' for data:, javascript: and private networks. */
function addressReader(facts: PageFacts, url: URL): (text: string) => string {
  const base = (facts.base && boundedUrl(facts.base, url)) || url
  return (text) => {
    const found = text ? boundedUrl(text.trim(), base) : null
    return found && isPublicTarget(found) ? found.href : ''
  }
}

function clip(text: string, longest: number): string {
  return cutToLength(text, longest).trim()
}

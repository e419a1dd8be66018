/** All is bounded, even depth: the parser searches all open elements per end tag. */
import { Parser } from 'htmlparser2'
import { parsedJson, isRecord } from '../../scene/values'
import { createPageDecoder } from './charset'
import { parsedJsonLd, type Thing, createMicrodata } from './schemaOrg'
import { SafeFetchError } from '../safeFetch/address'

/** Inlined pictures take megabytes, and eight pages are read at once, so values are bounded. */

const MAX_VALUE_LENGTH = 8_000

class BoundedParser extends Parser {
  private valueLength = 0
  private valueEnd = 0

  /** Characters processed and no longer buffered. */
  processedLength(): number {
    return Math.max(this.endIndex, this.valueEnd)
  }

  override onattribname(start: number, endIndex: number) {
    this.valueLength = 0
    super.onattribname(start, endIndex)
  }

  override onattribdata(start: number, endIndex: number) {
    const room = Math.max(0, 2 * MAX_VALUE_LENGTH - this.valueLength) // so that too long values are recognised
    this.valueEnd = endIndex
    this.valueLength += endIndex - start
    if (endIndex - start <= room) return super.onattribdata(start, endIndex)
    super.onattribdata(start, start + room)
    super.onattribdata(endIndex - 1, endIndex) // the last character, so the parser drops the others
  }
}

const MAX_DEPTH = 512 // as in browsers
const MAX_ATTRIBUTES = 1_000 // per element
const MAX_METAS = 400
const MAX_LINKS = 100
const MAX_SCRIPTS = 16
const MAX_SCRIPT_LENGTH = 256 * 1024
/** Browsers do not show these, or only as plain text. */
const INERT = new Set(['template', 'noscript', 'noframes', 'noembed', 'iframe', 'xmp', 'textarea'])
const MAX_TOKEN_LENGTH = 256 * 1024 // a comment or tag name, which the parser buffers

export interface PageLink {
  rel: readonly string[] // lower case
  href: string
  sizes: string
}

export interface PageFacts {
  metas: ReadonlyMap<string, readonly string[]> // by property, name or itemprop in lower case: 'og:title'
  links: readonly PageLink[]
  base: string // for relative addresses; '' if not given
  title: string
  heading: string
  jsonLd: readonly unknown[] // one per script
  data: readonly unknown[] // from other JSON scripts, e.g. `__NEXT_DATA__`
  microdata: readonly Thing[]
  images: readonly string[] // addresses of large pictures, in order
}

/** Stops at the size limit if anything was found: important parts are first. */
export async function readPageFacts(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<PageFacts> {
  const decoder = createPageDecoder(contentType)
  const collector = createFactCollector()
  try {
    for await (const chunk of chunks) {
      collector.write(decoder.write(chunk))
      if (collector.isDone()) break
      await new Promise(setImmediate) // lets other requests run during long parsing
    }
    collector.write(decoder.end())
  } catch (error) {
    const isTooLarge = error instanceof SafeFetchError && error.code === 'too-large'
    if (!isTooLarge) throw error
    collector.write(decoder.end())
    if (!collector.hasContent()) throw error
  }
  return collector.facts()
}

function createFactCollector() {
  const metas = new Map<string, string[]>()
  const links: PageLink[] = []
  const scripts: string[] = []
  const dataScripts: string[] = []
  const images: string[] = []
  const microdata = createMicrodata(clipped)
  let scriptList = scripts
  const texts = { title: '', h1: '', script: '' }
  let reading: keyof typeof texts | null = null
  let base = ''
  let metaCount = 0
  let depth = 0
  let attributeCount = 0
  let isStopped = false // a limit was exceeded: ignore the rest
  let svgDepth = 0
  let inertDepth = 0
  let writtenLength = 0

  const parser = new BoundedParser({
    onopentagname(name) {
      if (INERT.has(name)) inertDepth += 1
      depth += 1
      attributeCount = 0
      if (depth > MAX_DEPTH) stop()
    },
    onattribute() {
      attributeCount += 1
      if (attributeCount > MAX_ATTRIBUTES) stop()
    },
    onopentag(name, attributes) {
      if (inertDepth > 0) return
      microdata.open(name, attributes, depth)
      if (name === 'meta') addMeta(attributes)
      else if (name === 'img') addImage(attributes)
      else if (name === 'link') addLink(attributes)
      else if (name === 'base') base ||= clipped(attributes.href)
      else if (name === 'svg') svgDepth += 1
      else if (name === 'title' && svgDepth === 0 && !texts.title) reading = 'title'
      else if (name === 'h1' && !texts.h1.trim()) reading = 'h1'
      else if (name === 'script' && isJson(attributes.type)) {
        reading = 'script'
        texts.script = ''
        scriptList = /ld\+/i.test(attributes.type?.slice(0, 100) ?? '') ? scripts : dataScripts
      }
    },
    ontext(text) {
      if (inertDepth === 0) microdata.text(text)
      if (!reading || inertDepth > 0) return
      const longest = reading === 'script' ? MAX_SCRIPT_LENGTH + 1 : MAX_VALUE_LENGTH
      texts[reading] += text.slice(0, longest - texts[reading].length)
    },
    onclosetag(name) {
      microdata.close(depth)
      depth -= 1
      if (INERT.has(name)) inertDepth -= 1
      if (inertDepth > 0) return
      if (name === 'svg') svgDepth -= 1
      if (name !== reading) return
      if (reading === 'script' && texts.script.length <= MAX_SCRIPT_LENGTH && scriptList.length < MAX_SCRIPTS)
        scriptList.push(texts.script)
      reading = null
    },
  })

  function stop() {
    isStopped = true
    parser.pause()
  }

  function addMeta(attributes: Readonly<Record<string, string>>) {
    const content = attributes.content?.trim()
    const key = attributes.property || attributes.name || attributes.itemprop
    if (!content || !key || ++metaCount > MAX_METAS) return
    // One attribute may list several names.
    for (const word of key.slice(0, 200).toLowerCase().split(/\s+/, 4))
      metas.set(word, [...(metas.get(word) ?? []), clipped(content)])
  }

  function addImage(attributes: Readonly<Record<string, string>>) {
    const address = images.length < MOST_IMAGES ? largePicture(attributes) : ''
    if (address) images.push(clipped(address))
  }

  function addLink({ rel = '', href = '', sizes = '' }: Readonly<Record<string, string>>) {
    if (!rel || !href || links.length >= MAX_LINKS) return
    links.push({
      rel: rel.slice(0, 200).toLowerCase().trim().split(/\s+/),
      href: clipped(href),
      sizes: sizes.slice(0, 200),
    })
  }

  return {
    write(text: string) {
      if (isStopped) return
      parser.write(text)
      writtenLength += text.length
      if (writtenLength - parser.processedLength() > MAX_TOKEN_LENGTH) stop()
    },
    isDone: () => isStopped,
    hasContent: () => metas.size > 0 || texts.title.trim() !== '' || scripts.length > 0,
    facts(): PageFacts {
      if (!isStopped) parser.end()
      return {
        metas,
        links,
        base,
        title: texts.title,
        heading: texts.h1,
        jsonLd: scripts.map(parsedJsonLd).filter((value) => value !== null),
        data: dataScripts.map(parsedJson).filter((value) => value !== null),
        microdata: microdata.things(),
        images,
      }
    },
  }
}

function isJson(type: string | undefined): boolean {
  return /^\s*application\/(?:ld\+)?json\s*(?:;|$)/i.test(type?.slice(0, 100) ?? '')
}

function clipped(value: string | undefined): string {
  return value?.slice(0, MAX_VALUE_LENGTH).trim() ?? ''
}

export const MOST_IMAGES = 20
const LEAST_PX = 200
const LATE = [
  'data-old-hires', // Amazon
  'data-zoom-image',
  'data-large_image',
  'data-origin', // JD
  'data-original',
  'data-lazy-src',
  'data-lazy-img',
  'data-lazyload',
  'data-lazy',
  'data-src',
  'data-ks-lazyload', // Taobao
]
const DECORATION =
  /(?:^|[/._-])(?:logo|icons?|sprite|avatar|pixel|spacer|blank|loading|placeholder|banner|qr(?:code)?|captcha|badge|1x1)s?(?:[/._-]|$)|\.(?:svg|gif)(?:$|[?#])/i

/** For a page that names no picture: shops load theirs late, by attributes of their own. */
export function largePicture(attributes: Readonly<Record<string, string>>): string {
  const sides = [attributes['width'], attributes['height']].map((side) => Number.parseInt(side ?? '', 10))
  if (sides.some((side) => side < LEAST_PX)) return ''
  const candidates = [
    ...LATE.map((name) => attributes[name]),
    largestInJson(attributes['data-a-dynamic-image']),
    largestInSet(attributes['data-srcset'] ?? attributes['srcset']),
    attributes['src'],
  ]
  const address = candidates.find((text) => text && !/^\s*data:/i.test(text))?.trim() ?? ''
  return DECORATION.test(address.slice(0, 2_000)) ? '' : address
}

/** Amazon's: sides by address. */
function largestInJson(text: string | undefined): string | undefined {
  const sizes = text?.startsWith('{') ? parsedJson(text) : null
  if (!isRecord(sizes)) return undefined
  const widthOf = (sides: unknown) => (Array.isArray(sides) ? Number(sides[0]) : 0)
  return Object.entries(sizes).toSorted(([, one], [, other]) => widthOf(other) - widthOf(one))[0]?.[0]
}

/** Addresses may hold commas; a candidate ends with its width or density, or at a comma with a blank. */
function largestInSet(set: string | undefined): string | undefined {
  const candidates = (set ?? '').split(/,\s+/, 30).map((candidate) => {
    const [address = '', size = '1x'] = candidate.trim().split(/\s+/, 2)
    return { address, size: Number.parseFloat(size) }
  })
  return candidates.toSorted((one, other) => other.size - one.size)[0]?.address || undefined
}

/**
 * What a page says of itself, gathered while it streams by: its meta elements, links, title, first heading and JSON-LD.
 * All of it is bounded, and so is the depth of elements: the parser looks for each end tag among all that are open.
 */
import { parsedJson } from '../../scene/values'
import { createPageDecoder } from './charset'
import { parsedJsonLd } from './jsonLd'
import { FrugalParser, LONGEST_VALUE } from './pageParser'
import { SafeFetchError } from '../safeFetch/error'

const DEEPEST = 512 // as browsers have it
const MOST_ATTRIBUTES = 1_000 // of one element
const MOST_METAS = 400
const MOST_LINKS = 100
const MOST_SCRIPTS = 16
const LONGEST_SCRIPT = 256 * 1024
const LONGEST_PIECE = 256 * 1024 // a comment, a tag's name: the parser holds it until it ends

export interface PageLink {
  rel: readonly string[] // lower case
  href: string
  sizes: string
}

export interface PageFacts {
  metas: ReadonlyMap<string, readonly string[]> // by property, name or itemprop in lower case: 'og:title'
  links: readonly PageLink[]
  base: string // what relative addresses are against; '' for the page's own
  title: string
  heading: string
  jsonLd: readonly unknown[] // one parsed value a script
  data: readonly unknown[] // what the page's own code starts from: `__NEXT_DATA__` and the like
}

/**
 * Reads to the end, or as far as the limit lets it where the page has said something by then: what matters stands first.
 * @throws whatever `chunks` throws, but too-large of a page that has spoken
 */
export async function readPageFacts(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<PageFacts> {
  const decoder = createPageDecoder(contentType)
  const gatherer = createGatherer()
  try {
    for await (const chunk of chunks) {
      gatherer.write(decoder.write(chunk))
      if (gatherer.isDone()) break
      await new Promise(setImmediate) // others have their turn, however hard a page is to read
    }
    gatherer.write(decoder.end())
  } catch (error) {
    const isCut = error instanceof SafeFetchError && error.code === 'too-large'
    if (!isCut) throw error
    gatherer.write(decoder.end())
    if (!gatherer.hasSpoken()) throw error
  }
  return gatherer.facts()
}

function createGatherer() {
  const metas = new Map<string, string[]>()
  const links: PageLink[] = []
  const scripts: string[] = []
  const dataScripts: string[] = []
  let scriptList = scripts // where the one that is being heard goes
  const texts = { title: '', h1: '', script: '' }
  let reading: keyof typeof texts | null = null // whose text is being heard
  let base = ''
  let metaCount = 0
  let depth = 0
  let attributeCount = 0
  let isOver = false // a page that no one would write is read no further
  let svgDepth = 0
  let writtenLength = 0

  const parser = new FrugalParser({
    onopentagname() {
      depth += 1
      attributeCount = 0
      if (depth > DEEPEST) stop()
    },
    onattribute() {
      attributeCount += 1
      if (attributeCount > MOST_ATTRIBUTES) stop()
    },
    onopentag(name, attributes) {
      if (name === 'meta') addMeta(attributes)
      else if (name === 'link') addLink(attributes)
      else if (name === 'base') base ||= clipped(attributes.href)
      else if (name === 'svg') svgDepth += 1
      else if (name === 'title' && svgDepth === 0 && !texts.title) reading = 'title'
      else if (name === 'h1' && !texts.h1.trim()) reading = 'h1'
      else if (name === 'script' && isJson(attributes.type)) {
        reading = 'script'
        texts.script = ''
        scriptList = isJsonLd(attributes.type) ? scripts : dataScripts
      }
    },
    ontext(text) {
      if (!reading) return
      const longest = reading === 'script' ? LONGEST_SCRIPT + 1 : LONGEST_VALUE
      texts[reading] += text.slice(0, longest - texts[reading].length)
    },
    onclosetag(name) {
      depth -= 1
      if (name === 'svg') svgDepth -= 1
      if (name !== reading) return
      if (reading === 'script' && texts.script.length <= LONGEST_SCRIPT && scriptList.length < MOST_SCRIPTS)
        scriptList.push(texts.script)
      reading = null
    },
  })

  function stop() {
    isOver = true
    parser.pause()
  }

  function addMeta(attributes: Readonly<Record<string, string>>) {
    const content = attributes.content?.trim()
    const key = attributes.property || attributes.name || attributes.itemprop
    if (!content || !key || ++metaCount > MOST_METAS) return
    // One element may bear several names.
    for (const word of key.slice(0, 200).toLowerCase().split(/\s+/, 4))
      metas.set(word, [...(metas.get(word) ?? []), clipped(content)])
  }

  function addLink({ rel = '', href = '', sizes = '' }: Readonly<Record<string, string>>) {
    if (!rel || !href || links.length >= MOST_LINKS) return
    links.push({
      rel: rel.slice(0, 200).toLowerCase().trim().split(/\s+/),
      href: clipped(href),
      sizes: sizes.slice(0, 200),
    })
  }

  return {
    write(text: string) {
      if (isOver) return
      parser.write(text)
      writtenLength += text.length
      if (writtenLength - parser.readTo() > LONGEST_PIECE) stop()
    },
    isDone: () => isOver,
    hasSpoken: () => metas.size > 0 || texts.title.trim() !== '' || scripts.length > 0,
    facts(): PageFacts {
      if (!isOver) parser.end()
      return {
        metas,
        links,
        base,
        title: texts.title,
        heading: texts.h1,
        jsonLd: scripts.map(parsedJsonLd).filter((value) => value !== null),
        data: dataScripts.map(parsedJson).filter((value) => value !== null),
      }
    },
  }
}

function isJson(type: string | undefined): boolean {
  return /^\s*application\/(?:ld\+)?json\s*(?:;|$)/i.test(type?.slice(0, 100) ?? '')
}

function isJsonLd(type: string | undefined): boolean {
  return /ld\+/i.test(type?.slice(0, 100) ?? '')
}

function clipped(value: string | undefined): string {
  return value?.slice(0, LONGEST_VALUE).trim() ?? ''
}

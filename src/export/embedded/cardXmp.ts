/**
 * Photo libraries read these facts; the card is in our own namespace.
 * Source: XMP specification, parts 1 and 2 (ISO 16684-1).
 */
import type { LanguageId } from '../../language/languages'
import { xmlText } from '../xmlText'

export interface CardFacts {
  title: string
  author: string // '' if nobody is named
  description: Readonly<Record<LanguageId, string>> // the alt text
}

/** Nothing is fetched from it. */
const NAMESPACE = 'urn:quotidian:card/'
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/'
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'

/** `card`: its code with a checksum; absent: public metadata only. */
export function cardXmp({ title, author, description }: CardFacts, card?: string): string {
  const { en, zh } = description
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${RDF}">`,
    `<rdf:Description rdf:about="" xmlns:dc="${DUBLIN_CORE}"${card === undefined ? '' : cardAttribute(card)}>`,
    `<dc:title><rdf:Alt>${inLanguage('x-default', title)}</rdf:Alt></dc:title>`,
    author === '' ? '' : `<dc:creator><rdf:Seq><rdf:li>${xmlText(author)}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:description><rdf:Alt>${inLanguage('x-default', en)}${inLanguage('zh', zh)}</rdf:Alt></dc:description>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('')
}

/**
 * Patterns read it, so that nothing is expanded or fetched. Other programs turn attributes into elements and
 * change prefixes.
 */
export function cardInXmp(packet: string): string | null {
  const [, prefix] = DECLARATION.exec(packet) ?? []
  if (prefix === undefined) return null
  const attribute = new RegExp(`\\s${prefix}:card\\s{0,9}=\\s{0,9}["']([\\w.~-]+)["']`).exec(packet)
  const element = new RegExp(`<${prefix}:card>\\s{0,99}([\\w.~-]+)\\s{0,99}</${prefix}:card>`).exec(packet)
  return (attribute ?? element)?.[1] ?? null
}

const DECLARATION = /\sxmlns:(\w{1,30})\s{0,9}=\s{0,9}["']urn:quotidian:card\/["']/

function cardAttribute(card: string): string {
  return ` xmlns:quotidian="${NAMESPACE}" quotidian:card="${card}"`
}

function inLanguage(language: string, text: string): string {
  return `<rdf:li xml:lang="${language}">${xmlText(text)}</rdf:li>`
}

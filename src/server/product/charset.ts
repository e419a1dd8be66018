/**
 * Decodes a page's bytes as they arrive. The encoding is found in the order of the HTML standard: byte-order mark, HTTP
 * header, the declaration in the first 1024 bytes; else it is guessed from the bytes (https://html.spec.whatwg.org/#determining-the-character-encoding).
 * Labels are the standard's, by TextDecoder; decoding is iconv-lite's: Node's windows-1252 loses “ ” and €.
 */
import { Parser } from 'htmlparser2'
import iconv from 'iconv-lite'
import { charsetIn } from '../../quotes/readAnswer'

const SNIFFED_BYTES = 1_024
const HIGHEST_ASCII = 0x7f

export interface PageDecoder {
  write(chunk: Uint8Array): string
  end(): string
}

/** `contentType`: the HTTP header, '' for none. Invalid bytes become U+FFFD; nothing is thrown. */
export function createPageDecoder(contentType: string): PageDecoder {
  let head = Buffer.alloc(0)
  let decoder: PageDecoder | null = null
  const start = () => {
    decoder = decoderFor(declaredEncoding(head, contentType))
    return decoder.write(head)
  }
  return {
    write(chunk) {
      if (decoder) return decoder.write(chunk)
      head = Buffer.concat([head, chunk])
      return head.length < SNIFFED_BYTES ? '' : start()
    },
    end() {
      const text = decoder ? '' : start()
      return text + decoder!.end()
    },
  }
}

function declaredEncoding(head: Buffer, contentType: string): string | null {
  const marked = fromByteOrderMark(head)
  if (marked) return marked
  const sent = encodingOf(charsetIn(contentType))
  if (sent) return sent
  const wide = fromZeroBytes(head)
  if (wide) return wide
  const declared = encodingOf(fromXmlDeclaration(head)) ?? encodingOf(fromMetaElement(head))
  // A declaration that was readable as ASCII is not in UTF-16.
  return declared?.startsWith('utf-16') ? 'utf-8' : declared
}

function fromByteOrderMark(head: Buffer): string | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : null
}

/** UTF-16 without a byte-order mark: every other byte of `<!do` or `<htm` is zero. */
function fromZeroBytes(head: Buffer): string | null {
  const [first, second, third, fourth] = head
  if (first === 0x3c && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  return first === 0 && second === 0x3c && third === 0 && fourth !== 0 ? 'utf-16be' : null
}

function fromXmlDeclaration(head: Buffer): string {
  const declaration = /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    head.subarray(0, 256).toString('latin1'),
  )
  return declaration?.[1] ?? ''
}

function fromMetaElement(head: Buffer): string {
  let charset = ''
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name !== 'meta' || charset) return
      const isType = attributes['http-equiv']?.trim().toLowerCase() === 'content-type'
      charset = attributes.charset ?? (isType ? charsetIn(attributes.content ?? '') : '')
    },
  })
  parser.write(head.subarray(0, SNIFFED_BYTES).toString('latin1'))
  return charset
}

/** The standard's name for a charset's label: 'GB2312' → 'gbk'; null for what is no label. */
export function encodingOf(label: string): string | null {
  if (!label) return null
  if (/^\s*x-user-defined\s*$/i.test(label)) return 'windows-1252'
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null // not a label of the standard
  }
}

/** A decoder for one of the standard's encodings, by its name; null guesses. */
export function decoderFor(encoding: string | null): PageDecoder {
  if (encoding === null) return guessingDecoder()
  if (!iconv.encodingExists(encoding)) return nativeDecoder(encoding)
  const decoder = iconv.getDecoder(encoding === 'gbk' ? 'gb18030' : encoding)
  return {
    write: (chunk) => decoder.write(asBuffer(chunk)),
    end: () => decoder.end() ?? '',
  }
}

/** For the few that iconv-lite lacks: ISO-2022-JP, Macintosh Cyrillic. */
function nativeDecoder(encoding: string): PageDecoder {
  const decoder = new TextDecoder(encoding)
  return { write: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() }
}

/** Nothing is declared: ASCII is the same in all encodings, so the first bytes beyond it decide. */
function guessingDecoder(): PageDecoder {
  let decided: PageDecoder | null = null
  return {
    write(chunk) {
      if (decided) return decided.write(chunk)
      const at = chunk.findIndex((byte) => byte > HIGHEST_ASCII)
      if (at < 0) return asBuffer(chunk).toString('latin1')
      decided = decoderFor(likelyEncoding(chunk.subarray(at)))
      return decided.write(chunk)
    },
    end: () => decided?.end() ?? '',
  }
}

function likelyEncoding(bytes: Uint8Array): string {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }) // the last character may be incomplete
    return 'utf-8'
  } catch {
    return looksLikeGbk(bytes) ? 'gbk' : 'windows-1252'
  }
}

/** Chinese comes in pairs of bytes, mostly from the rows of common characters; a European accent is a single byte. */
function looksLikeGbk(bytes: Uint8Array): boolean {
  let pairs = 0
  let common = 0
  let single = 0
  for (let at = 0; at < bytes.length - 1; at++) {
    const lead = bytes[at]!
    if (lead <= HIGHEST_ASCII) continue
    if (bytes[at + 1]! < 0xa1) {
      single += 1
      continue
    }
    pairs += 1
    if (lead >= 0xb0 && lead <= 0xd7) common += 1
    at += 1
  }
  return pairs > 1 && single * 10 <= pairs && common * 2 >= pairs
}

/** A view of the same bytes: `Buffer.from(chunk)` would copy them. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

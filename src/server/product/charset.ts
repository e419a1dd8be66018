/** Declared (encoding-sniffer) or guessed. Node's windows-1252 loses “ ” and €, hence @exodus/bytes. */
import { normalizeEncoding, TextDecoder } from '@exodus/bytes/encoding.js'
import { getEncoding } from 'encoding-sniffer'
import { charsetIn } from '../../quotes/readAnswer'
import { looksLikeGbk } from '../../text/decoded'

const SNIFFED_BYTES = 1_024
const HIGHEST_ASCII = 0x7f
const UNDECLARED = 'x-user-defined' // the sniffer's answer for undeclared pages
const LATIN = new TextDecoder('windows-1252')

export interface PageDecoder {
  write(chunk: Uint8Array): string
  end(): string
}

/** `contentType`: '' if absent. Invalid bytes become U+FFFD; never throws. */
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
  const transportLayerEncodingLabel = charsetIn(contentType)
  const found = getEncoding(head, { transportLayerEncodingLabel, defaultEncoding: UNDECLARED }).toLowerCase()
  return found === UNDECLARED ? fromZeroBytes(head) : encodingOf(found)
}

/** Without byte-order mark: every other byte of `<!do` or `<htm` is zero. */
function fromZeroBytes(head: Buffer): string | null {
  const [first, second, third, fourth] = head
  if (first === 0x3c && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  return first === 0 && second === 0x3c && third === 0 && fourth !== 0 ? 'utf-16be' : null
}

/** 'GB2312' → 'gbk'; null if absent or not allowed. */
export function encodingOf(label: string): string | null {
  const encoding = normalizeEncoding(label)
  return encoding === 'replacement' ? null : encoding
}

/** null: guesses */
export function decoderFor(encoding: string | null): PageDecoder {
  if (encoding === null) return guessingDecoder()
  const decoder = new TextDecoder(encoding)
  return { write: (chunk) => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() }
}

/** ASCII is the same in all encodings, so the first other bytes decide. */
function guessingDecoder(): PageDecoder {
  let decided: PageDecoder | null = null
  return {
    write(chunk) {
      if (decided) return decided.write(chunk)
      const at = chunk.findIndex((byte) => byte > HIGHEST_ASCII)
      if (at < 0) return LATIN.decode(chunk)
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

/** Chats append to URLs: reading stops at a foreign character, and the length tells what is missing. */
import { gbkOfJson, jsonOfGbk } from '../text/gbk'

const VERSION = '2'
const WITHOUT_CHECK = '1' // the version of links made before there was a checksum
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const MAX_CODE = 32_000 // the longest card has about 25,000 characters
const MAX_JSON_BYTES = 65_536
const MOST_DIGITS = 3
const CHECK_DIGITS = 2
const CRC_12 = 0x80f // x¹² + x¹¹ + x³ + x² + x + 1
const PIECE_BYTES = 256 // engines inflate a piece whole, up to a thousandfold

export type CodeProblem =
  | 'unreadable' // missing, or no card
  | 'damaged' // some of its letters are others
  | 'incomplete' // its end is missing
  | 'too-long' // than any card, packed or unpacked
  | 'newer' // from a later version

export async function packJson(json: string): Promise<string> {
  const source = new Blob([gbkOfJson(json)]).stream()
  const packed = new Response(source.pipeThrough(new CompressionStream('deflate-raw')))
  const letters = base64url(new Uint8Array(await packed.arrayBuffer()))
  const code = VERSION + lengthInDigits(letters.length) + letters
  return code + checkOf(code)
}

/** Excludes text appended by chats. */
export function codeIn(text: string): string {
  const code = lettersIn(text)
  const length = readLength(code.slice(1))
  return length ? code.slice(0, 1 + length.digits + length.value + checkDigits(code)) : code
}

export async function unpackJson(text: string): Promise<{ json: string } | { problem: CodeProblem }> {
  if (lettersIn(text).length > MAX_CODE) return { problem: 'too-long' }
  const code = codeIn(text)
  if (/^[3-9]/.test(code)) return { problem: 'newer' }
  const length = /^[12]/.test(code) ? readLength(code.slice(1)) : null
  if (!length) return { problem: 'unreadable' }
  const end = 1 + length.digits + length.value
  if (code.length < end + checkDigits(code)) return { problem: 'incomplete' }
  if (checkDigits(code) > 0 && code.slice(end) !== checkOf(code.slice(0, end))) return { problem: 'damaged' }
  const letters = code.slice(1 + length.digits, end)
  try {
    const bytes = await inflated(bytesOf(letters))
    return bytes ? { json: jsonOfGbk(bytes) } : { problem: 'too-long' }
  } catch {
    return { problem: 'unreadable' }
  }
}

function lettersIn(text: string): string {
  return /^[\w-]*/.exec(text)![0]
}

/** null if longer than any card. @throws {TypeError} if not deflated */
async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = inPieces(packed).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let count = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
    chunks.push(value)
    count += value.byteLength
    if (count <= MAX_JSON_BYTES) continue
    await reader.cancel()
    return null
  }
}

function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + PIECE_BYTES))
      at += PIECE_BYTES
    },
  })
}

function checkDigits(code: string): number {
  return code.startsWith(WITHOUT_CHECK) ? 0 : CHECK_DIGITS
}

/** Two changed neighbours never pass. */
function checkOf(code: string): string {
  let crc = 0
  for (const letter of code) {
    crc ^= DIGITS.indexOf(letter) << 6
    for (let bit = 0; bit < 6; bit += 1) crc = crc & 0x800 ? ((crc << 1) & 0xfff) ^ CRC_12 : crc << 1
  }
  return DIGITS[crc >> 6]! + DIGITS[crc & 63]!
}

/** Five bits per digit, lowest first; a sixth marks that more follow. */
function lengthInDigits(length: number): string {
  return length < 32 ? DIGITS[length]! : DIGITS[32 + (length % 32)]! + lengthInDigits(Math.floor(length / 32))
}

/** null if impossible; Infinity if the code ends within it. */
function readLength(text: string): { value: number; digits: number } | null {
  let value = 0
  for (let at = 0; at < MOST_DIGITS; at += 1) {
    if (at === text.length) return { value: Infinity, digits: at }
    const digit = DIGITS.indexOf(text[at]!)
    value += (digit % 32) * 32 ** at
    if (digit < 32) return { value, digits: at + 1 }
  }
  return null
}

function base64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws {DOMException} for an impossible number of letters */
function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
}

/** Each header has checksum and size, for streams. Source: PKWARE, APPNOTE.TXT 6.3.10, 4.3 and 4.5.3. */
import { type Bytes, crc32, joined, utf8, viewOf } from '../embedded/bytes'

export interface ZipFile {
  name: string // with slashes
  content: Uint8Array
  at: Date // written as local time, from 1980 to 2107
}

const VERSION = 20
const VERSION_OF_ZIP64 = 45
const UTF8_NAMES = 0x0800
const MADE_BY_UNIX = 3 << 8
const PLAIN_FILE = (0o100644 << 16) >>> 0
const MAX_32 = 0xffffffff
const MAX_16 = 0xffff

type Field = readonly [bytes: 2 | 4 | 8, value: number]

export async function* zipParts(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = []
  let offset = 0
  for await (const file of files) {
    const name = utf8(file.name)
    const local = joined(record([4, 0x04034b50], ...entryFields(file, name, 0)), name)
    yield local
    yield file.content
    directory.push(directoryEntry(file, name, offset))
    offset += local.length + file.content.length
  }
  const sizeBytes = directory.reduce((sum, { length }) => sum + length, 0)
  yield* directory
  yield endOfZip(directory.length, sizeBytes, offset)
}

function entryFields({ content, at }: ZipFile, name: Uint8Array, extraBytes: number): Field[] {
  return [
    [2, extraBytes > 0 ? VERSION_OF_ZIP64 : VERSION],
    [2, UTF8_NAMES],
    [2, 0], // stored
    [2, (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)],
    [2, ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()],
    [4, crc32(content)],
    [4, content.length],
    [4, content.length],
    [2, name.length],
    [2, extraBytes],
  ]
}

function directoryEntry(file: ZipFile, name: Uint8Array, offset: number): Bytes {
  const extra = offset < MAX_32 ? new Uint8Array() : record([2, 1], [2, 8], [8, offset])
  const head = record(
    [4, 0x02014b50],
    [2, MADE_BY_UNIX | VERSION],
    ...entryFields(file, name, extra.length),
    [2, 0], // comment
    [2, 0], // disk
    [2, 0],
    [4, PLAIN_FILE],
    [4, Math.min(offset, MAX_32)],
  )
  return joined(head, name, extra)
}

function endOfZip(count: number, sizeBytes: number, offset: number): Bytes {
  const isZip64 = count >= MAX_16 || offset + sizeBytes >= MAX_32
  const end64 = record(
    [4, 0x06064b50],
    [8, 44],
    [2, MADE_BY_UNIX | VERSION_OF_ZIP64],
    [2, VERSION_OF_ZIP64],
    [4, 0], // disk
    [4, 0],
    [8, count],
    [8, count],
    [8, sizeBytes],
    [8, offset],
  )
  const whereEnd64Is = record([4, 0x07064b50], [4, 0], [8, offset + sizeBytes], [4, 1])
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, Math.min(count, MAX_16)],
    [2, Math.min(count, MAX_16)],
    [4, Math.min(sizeBytes, MAX_32)],
    [4, Math.min(offset, MAX_32)],
    [2, 0],
  )
  return isZip64 ? joined(end64, whereEnd64Is, end) : end
}

function record(...fields: readonly Field[]): Bytes {
  const bytes = new Uint8Array(fields.reduce((sum, [length]) => sum + length, 0))
  const view = viewOf(bytes)
  let at = 0
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(at, value, true)
    else if (length === 4) view.setUint32(at, value, true)
    else view.setBigUint64(at, BigInt(value), true)
    at += length
  }
  return bytes
}

/** Reads uncompressed files from a zip by its directory (APPNOTE 4.3.12), independent of our writer. */
const DIRECTORY_ENTRY = 0x02014b50
const END = 0x06054b50
const STORED = 0

export function filesInZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('this is no whole zip')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('the zip’s directory is broken')
    if (zip.readUInt16LE(at + 10) !== STORED) throw new Error('a file is not stored as it is')
    const bytes = zip.readUInt32LE(at + 24)
    const nameBytes = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes)
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.set(name, zip.subarray(from, from + bytes))
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

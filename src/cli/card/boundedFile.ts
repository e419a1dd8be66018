import { closeSync, openSync, readSync } from 'node:fs'

const STDIN = 0
const PART_BYTES = 65_536

/** A file's bytes, or those of stdin for "-". @throws {Error} for more than `maxBytes`: some files have no end */
export function readBoundedFile(file: string, maxBytes: number): Buffer {
  const descriptor = file === '-' ? STDIN : openSync(file, 'r')
  try {
    const parts: Buffer[] = []
    for (let size = 0; ;) {
      const part = Buffer.alloc(PART_BYTES)
      const count = readSync(descriptor, part)
      if (count === 0) return Buffer.concat(parts)
      parts.push(part.subarray(0, count))
      size += count
      if (size > maxBytes) throw new Error(`more than ${maxBytes / 1_048_576} MB`)
    }
  } finally {
    if (descriptor !== STDIN) closeSync(descriptor)
  }
}

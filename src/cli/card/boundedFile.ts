import { closeSync, openSync, readSync } from 'node:fs'

const STDIN = 0
const PART_BYTES = 65_536

/** A file's bytes, or those of stdin for "-". Some files have no end: @throws {Error} once there is more than that */
export function readBoundedFile(file: string, mostBytes: number): Buffer {
  const descriptor = file === '-' ? STDIN : openSync(file, 'r')
  try {
    const parts: Buffer[] = []
    for (let size = 0; ;) {
      const part = Buffer.alloc(PART_BYTES)
      const count = readSync(descriptor, part)
      if (count === 0) return Buffer.concat(parts)
      parts.push(part.subarray(0, count))
      size += count
      if (size > mostBytes) throw new Error(`more than ${mostBytes / 1_048_576} MB`)
    }
  } finally {
    if (descriptor !== STDIN) closeSync(descriptor)
  }
}

import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const STDIN = 0
const PART_BYTES = 65_536

/** A file's bytes, or those of stdin for "-". @throws {Error} for more than `maxBytes`: some files have no end */
export function readBoundedFile(file: string, maxBytes: number): Buffer<ArrayBuffer> {
  const descriptor = file === '-' ? STDIN : openSync(file, 'r')
  try {
    const refuse = () => {
      throw new Error(`more than ${maxBytes / 1_000_000} MB`)
    }
    const known = fstatSync(descriptor).size // 0 of a pipe or a device
    if (known > maxBytes) refuse()
    let bytes = Buffer.alloc(Math.max(known + 1, PART_BYTES)) // one more, to see the end
    for (let size = 0; ;) {
      const count = readSync(descriptor, bytes, size, bytes.length - size, null)
      size += count
      if (size > maxBytes) refuse()
      if (count === 0) return bytes.subarray(0, size)
      if (size === bytes.length) bytes = Buffer.concat([bytes], 2 * size)
    }
  } finally {
    if (descriptor !== STDIN) closeSync(descriptor)
  }
}

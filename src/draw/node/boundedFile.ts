import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const STDIN = 0
const PART_BYTES = 65_536
const WAIT_MS = 10

/** "-" is stdin. @throws {Error} for more than `maxBytes`: some files never end */
export function readBoundedFile(file: string, maxBytes: number): Buffer<ArrayBuffer> {
  const descriptor = file === '-' ? STDIN : openSync(file, 'r')
  try {
    const refuse = () => {
      throw new Error(`more than ${maxBytes / 1_000_000} MB`)
    }
    const known = fstatSync(descriptor).size // 0 for a pipe or a device
    if (known > maxBytes) refuse()
    let bytes = Buffer.alloc(Math.max(known + 1, PART_BYTES)) // one more, to detect the end
    for (let size = 0; ;) {
      const count = readOnceThere(descriptor, bytes, size)
      size += count
      if (size > maxBytes) refuse()
      if (count === 0) return bytes.subarray(0, size)
      if (size === bytes.length) bytes = Buffer.concat([bytes], 2 * size)
    }
  } finally {
    if (descriptor !== STDIN) closeSync(descriptor)
  }
}

/** The parent process may have made stdin non-blocking: no data yet. */
function readOnceThere(descriptor: number, bytes: Buffer, from: number): number {
  for (;;) {
    try {
      return readSync(descriptor, bytes, from, bytes.length - from, null)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS)
    }
  }
}

/** Chromium's limit for one share sheet (web-share#225). */
export const MOST_FILES = 10
export const MOST_LOT_BYTES = 50_000_000

export function batchesOf<File extends { bytes: number }>(files: readonly File[]): File[][] {
  const batches: File[][] = []
  let bytes = 0
  for (const file of files) {
    const last = batches.at(-1)
    if (!last || last.length >= MOST_FILES || bytes + file.bytes > MOST_LOT_BYTES) {
      batches.push([file])
      bytes = file.bytes
    } else {
      last.push(file)
      bytes += file.bytes
    }
  }
  return batches
}

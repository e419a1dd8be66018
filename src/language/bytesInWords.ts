/** `430 KB`, `1.2 MB`: decimal units, as operating systems show file sizes. */
export function bytesInWords(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1_000))} KB`
  const megabytes = bytes / 1_000_000
  return `${megabytes < 9.95 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}

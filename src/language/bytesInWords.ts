/** `430 KB`, `1.2 MB`, `20 GB`: decimal units, as operating systems show file sizes. */
export function bytesInWords(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1_000))} KB`
  const [unit, value] = bytes < 999_500_000 ? ['MB', bytes / 1_000_000] : ['GB', bytes / 1_000_000_000]
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${unit}`
}

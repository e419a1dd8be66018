const REVOKE_AFTER_MS = 60_000 // Safari reads the file only after consent.

/** `quote-2026-11-21.png` */
export function fileName(date: string, extension: string): string {
  return `quote-${date}.${extension}`
}

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.style.display = 'none'
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}

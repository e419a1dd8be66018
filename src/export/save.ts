const REVOKE_AFTER_MS = 60_000 // Safari reads the file only after consent.

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

/** `handed`: another app has it. `late`: a new tap is needed. `refused`: by the system. */
export type ShareOutcome = 'handed' | 'dismissed' | 'late' | 'refused'

/** With text WhatsApp on an iPhone drops the picture. Call it within a tap. On iOS 15 it may never settle. */
export async function shareFile(...files: File[]): Promise<ShareOutcome> {
  try {
    await navigator.share({ files })
    return 'handed'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'AbortError') return 'dismissed'
    if (name === 'InvalidStateError') return 'dismissed' // the previous sheet is still open
    if (name === 'NotAllowedError') return 'late'
    console.error('sharing failed', error)
    return 'refused'
  }
}

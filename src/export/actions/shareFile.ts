/**
 * `handed`: another app has it, no more can be known. `dismissed`: the visitor closed the sheet. `late`: a
 * new tap is
 * needed. `refused`: by the system.
 */
export type ShareOutcome = 'handed' | 'dismissed' | 'late' | 'refused'

/**
 * Without text, with which WhatsApp on an iPhone drops the picture. Call it within a tap. On iOS 15 it may
 * never settle,
 * so nothing may wait for it.
 */
export async function shareFile(file: File): Promise<ShareOutcome> {
  try {
    await navigator.share({ files: [file] })
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

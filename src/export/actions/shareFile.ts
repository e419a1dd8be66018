/**
 * `handed`: another app has it, which is all that can be known. `dismissed`: the visitor closed the sheet. `late`: the
 * tap is too long ago, and a new one is needed. `refused`: the system does not take the file.
 */
export type ShareOutcome = 'handed' | 'dismissed' | 'late' | 'refused'

/**
 * Opens the system's share sheet with the file alone: with a text beside it, WhatsApp on an iPhone drops the picture.
 * To be called within a tap. In iOS 15 the answer may never come, so nothing may wait for it.
 */
export async function shareFile(file: File): Promise<ShareOutcome> {
  try {
    await navigator.share({ files: [file] })
    return 'handed'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'AbortError') return 'dismissed'
    if (name === 'InvalidStateError') return 'dismissed' // the sheet of the tap before is still open
    if (name === 'NotAllowedError') return 'late'
    console.error('sharing failed', error)
    return 'refused'
  }
}

import type { ShareOutcome } from '../actions/shareFile'

/** Call it within a tap. Result as for `shareFile`. */
export async function shareFiles(files: File[]): Promise<ShareOutcome> {
  try {
    if (!navigator.canShare?.({ files })) return 'refused'
    await navigator.share({ files })
    return 'handed'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'AbortError' || name === 'InvalidStateError') return 'dismissed'
    if (name === 'NotAllowedError') return 'late'
    console.error('sharing failed', error)
    return 'refused'
  }
}

export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not read')))
    reader.readAsDataURL(blob)
  })
}

/** Anything but a base64 data URL gives an empty blob, which is rejected later. */
export function blobOf(dataUrl: string): Blob {
  try {
    const characters = atob(dataUrl.slice(dataUrl.indexOf(',') + 1))
    return new Blob([Uint8Array.from(characters, (character) => character.charCodeAt(0))])
  } catch {
    return new Blob([])
  }
}

/** Returns '' for anything but a base64 data URL, `data:image/png;base64,…`. */
export function mimeTypeOf(dataUrl: string): string {
  return /^data:([^;,]+);base64,/.exec(dataUrl.slice(0, 100))?.[1] ?? ''
}

/** Works without fetch, which a strict content policy would block. */
export function blobOfDataUrl(dataUrl: string): Blob {
  const type = mimeTypeOf(dataUrl)
  if (type === '') throw new TypeError(`not a base64 data URL: ${dataUrl.slice(0, 40)}`)
  return new Blob([bytesOfBase64(dataUrl.slice(dataUrl.indexOf(',') + 1))], { type })
}

type WithBase64 = typeof Uint8Array & { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> }

function bytesOfBase64(base64: string): Uint8Array<ArrayBuffer> {
  const { fromBase64 } = Uint8Array as WithBase64
  if (fromBase64) return fromBase64.call(Uint8Array, base64)
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes
}

export function dataUrlOfFile(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'))
    reader.readAsDataURL(file)
  })
}

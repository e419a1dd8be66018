import encode from '@jsquash/webp/encode.js'

/** WebP by wasm, for WebKit. Quality 1 is lossless, as in Chromium's own encoder. */
export async function encodeWebp(pixels: ImageData, quality: number): Promise<Blob> {
  const options =
    quality >= 1 ? { lossless: 1, quality: 50, method: 2 } : { quality: quality * 100, method: 3 }
  return new Blob([await encode(pixels, options)], { type: 'image/webp' })
}

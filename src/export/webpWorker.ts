import encode from '@jsquash/webp/encode.js'

export interface WebpTask {
  pixels: ImageData
  options: Parameters<typeof encode>[1]
}
export type WebpAnswer = { file: ArrayBuffer } | { problem: string }

self.onmessage = async ({ data: { pixels, options } }: MessageEvent<WebpTask>) => {
  try {
    const file = await encode(pixels, options)
    self.postMessage({ file } satisfies WebpAnswer, { transfer: [file] })
  } catch (error) {
    self.postMessage({ problem: String(error) } satisfies WebpAnswer)
  }
}

import { createCanvas } from '@napi-rs/canvas'
import { encode } from 'uqr'

const MIN_SIDE_PX = 720 // three times the page's size
const QUIET_MODULES = 4 // ISO/IEC 18004 requires four around the code
const QUALITY = 92 // 0-100; less disturbs the eye, not scanners

export function qrCodeJpeg(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES })
  const modulePx = Math.ceil(MIN_SIDE_PX / size)
  const canvas = createCanvas(size * modulePx, size * modulePx)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000000'
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * modulePx, y * modulePx, modulePx, modulePx)
    }),
  )
  return canvas.encodeSync('jpeg', QUALITY)
}

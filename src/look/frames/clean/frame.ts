import { grown, type Frame } from '../frame'

const POSTER_PX = 48 // large type gets a smaller margin, as on a poster

export const frame: Frame = {
  plan: ({ safe, contentPx }) => {
    const isPoster = contentPx >= POSTER_PX
    const side = isPoster ? grown(safe.width, 0.058, 40, 96) : grown(safe.width, 0.084, 48, 96)
    const baselineY = safe.y + safe.height - grown(safe.height, 0.088, 40, 56)
    const top = grown(safe.height, 0.1, 48, 72)
    const foot = { baselineY, maxWidthPx: (safe.width - 2 * side) / 2 - 8 }
    return {
      textBox: {
        x: safe.x + side,
        y: safe.y + top,
        width: safe.width - 2 * side,
        height: baselineY - 36 - (safe.y + top),
      },
      date: { ...foot, x: safe.x + side, align: 'left' },
      watermark: { ...foot, x: safe.x + safe.width - side, align: 'right' },
      author: 'dash',
      stepLift: 1.15,
    }
  },
}

import { footLine, grown, type Frame } from '../frame'

const POSTER_PX = 48 // large type gets a smaller margin, as on a poster

export const frame: Frame = {
  plan: ({ safe, contentPx }) => {
    const isPoster = contentPx >= POSTER_PX
    const side = isPoster ? grown(safe.width, 0.058, 40, 96) : grown(safe.width, 0.084, 48, 96)
    const baselineY = safe.y + safe.height - grown(safe.height, 0.088, 40, 56)
    const top = grown(safe.height, 0.1, 48, 72)
    return {
      textBox: {
        x: safe.x + side,
        y: safe.y + top,
        width: safe.width - 2 * side,
        height: baselineY - 36 - (safe.y + top),
      },
      ...footLine(safe, side, baselineY),
      author: 'dash',
      stepLift: 1.15,
    }
  },
}

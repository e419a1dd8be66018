import { grown, type Frame } from './frame'

const POSTER_PX = 48 // type this large stands closer to the edge, as on a poster

/** Only background and type: wide margins, and large type. */
export const clean: Frame = {
  label: { en: 'Clean', zh: '纯净' },
  plan: ({ bounds, contentPx }) => {
    const isPoster = contentPx >= POSTER_PX
    const side = isPoster ? grown(bounds.width, 0.058, 40, 96) : grown(bounds.width, 0.084, 48, 96)
    const baselineY = bounds.y + bounds.height - grown(bounds.height, 0.088, 40, 56)
    const top = grown(bounds.height, 0.1, 48, 72)
    const foot = { baselineY, maxWidthPx: (bounds.width - 2 * side) / 2 - 8 }
    return {
      textBox: {
        x: bounds.x + side,
        y: bounds.y + top,
        width: bounds.width - 2 * side,
        height: baselineY - 36 - (bounds.y + top),
      },
      date: { ...foot, x: bounds.x + side, align: 'left' },
      watermark: { ...foot, x: bounds.x + bounds.width - side, align: 'right' },
      author: 'dash',
      stepLift: 1.15,
    }
  },
}

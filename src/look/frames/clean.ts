import { grown, type Frame } from './frame'

const POSTER_PX = 48 // type this large stands closer to the edge, as on a poster

/** Nothing but the background and the type: the margins do the work, and the type is large. */
export const clean: Frame = {
  label: { en: 'Clean', zh: '净' },
  plan: ({ sheet, contentPx }) => {
    const isPoster = contentPx >= POSTER_PX
    const side = isPoster ? grown(sheet.width, 0.058, 40, 96) : grown(sheet.width, 0.084, 48, 96)
    const baselineY = sheet.y + sheet.height - grown(sheet.height, 0.088, 40, 56)
    const top = grown(sheet.height, 0.1, 48, 72)
    const foot = { baselineY, maxWidthPx: (sheet.width - 2 * side) / 2 - 8 }
    return {
      textBox: {
        x: sheet.x + side,
        y: sheet.y + top,
        width: sheet.width - 2 * side,
        height: baselineY - 36 - (sheet.y + top),
      },
      date: { ...foot, x: sheet.x + side, align: 'left' },
      watermark: { ...foot, x: sheet.x + sheet.width - side, align: 'right' },
      author: 'dash',
      stepLift: 1.15,
    }
  },
}

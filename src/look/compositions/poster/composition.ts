import { SMALLEST_WITH_PINYIN_PX } from '../../../text/pinyin/room'
import { isWideOrNearly, type Composition, type Said, type Sheet } from '../composition'
import { hasPinyin, noticesOf } from '../setWords'
import { SMALLEST_PX, type Room } from './arrange'
import { fitPoster } from './fitPoster'
import { posterFoot } from './foot'
import { placeLead, placeSecond } from './placeLines'

const MARGIN_PX = { wide: 36, other: 32 }
const LARGEST_SHARE = 0.48 // of the height
const FOOT_CLEAR_PX = 22

/** Words as large as the sheet: every line fills the measure, and one word is set off by its colour. */
export const composition: Composition = {
  compose(sheet) {
    const { box, unitPx, words } = sheet
    const isWide = isWideOrNearly(box)
    const marginPx = MARGIN_PX[isWide ? 'wide' : 'other'] * unitPx
    const inner = { x: box.x + marginPx, width: box.width - 2 * marginPx }
    const bottom = box.y + box.height - marginPx
    const foot = posterFoot(sheet, { ...inner, baselineY: Math.round(bottom) })
    const top = box.y + marginPx
    const endY = foot.parts.length > 0 ? foot.topY - FOOT_CLEAR_PX * unitPx : bottom
    const room: Room = {
      measurePx: inner.width,
      heightPx: endY - top,
      largestPx: LARGEST_SHARE * box.height,
      smallestPx: { lead: smallestOf(sheet, words.lead), second: smallestOf(sheet, words.second) },
      unitPx,
      isWide,
    }
    const set = fitPoster(sheet, room)
    if (!set) return { parts: foot.parts, marks: [], notices: noticesOf(foot.words) }
    const lead = placeLead(sheet, set, { ...inner, y: top })
    const second = placeSecond(sheet, set, { ...inner, y: endY }, room)
    const missing = [...set.lead.measured.missing, ...(second ? set.second!.measured.missing : [])]
    return {
      parts: [lead, ...(second ? [second] : []), ...foot.parts],
      marks: [],
      notices: noticesOf([
        { id: words.lead.id, paragraph: { truncated: set.isCut, missing } },
        ...foot.words,
      ]),
    }
  },
}

function smallestOf(sheet: Sheet, said: Said | null): number {
  return said && hasPinyin(sheet, said.id, said.text) ? SMALLEST_WITH_PINYIN_PX : SMALLEST_PX
}

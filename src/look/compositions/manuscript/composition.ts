import { isWideOrNearly, type Composition } from '../composition'
import { noticesOf } from '../../../text/textNodes'
import { gridPage } from '../letter/gridPage'
import { heading, placeFoot, writtenIn } from '../letter/letterPage'
import { isForGrid, ruledPage } from '../letter/ruledPage'

export const composition: Composition = {
  isInCells: true,
  compose(given) {
    const shape = isWideOrNearly(given.box) ? 'wide' : given.shape
    const sheet = writtenIn({ ...given, shape }, 'font-kai')
    const page = (isForGrid(sheet.words.lead.text) ? gridPage : ruledPage)(sheet)
    const { frame, foot } = page
    const head = heading(sheet, frame)
    return {
      parts: [...page.parts, ...head.parts, ...placeFoot(sheet, foot, frame)],
      marks: [...page.marks, ...head.marks],
      notices: noticesOf([...page.words, ...head.words, foot.words]),
    }
  },
}

import { isWideOrNearly, type Composition } from '../composition'
import { noticesOf } from '../setWords'
import { columnPage } from './columnPage'
import { placeFoot } from '../letter/letterFoot'
import { heading } from '../letter/letterPage'
import { writtenIn } from '../letter/pen'
import { isForGrid, ruledPage } from '../letter/ruledPage'

/** Letter paper of eight columns (八行笺), written with a brush and sealed; letters stand on ruled lines. */
export const composition: Composition = {
  isInCells: true,
  compose(given) {
    const shape = isWideOrNearly(given.box) ? 'wide' : given.shape
    const sheet = writtenIn({ ...given, shape }, 'font-brush')
    const isInColumns = isForGrid(sheet.words.lead.text)
    const page = isInColumns ? columnPage(sheet) : ruledPage(sheet)
    const { frame, foot } = page
    const head = isInColumns ? null : heading(sheet, frame)
    return {
      parts: [
        ...page.parts,
        ...(head?.parts ?? []),
        ...placeFoot(foot, frame.x + 2 * sheet.unitPx, sheet.inks.translation),
      ],
      marks: [...page.marks, ...(head?.marks ?? [])],
      notices: noticesOf([...page.words, ...(head?.words ?? []), foot.words]),
    }
  },
}

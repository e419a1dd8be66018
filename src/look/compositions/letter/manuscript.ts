import { isWideOrNearly, type Composition } from '../composition'
import { noticesOf } from '../setWords'
import { gridPage } from './gridPage'
import { placeFoot } from './letterFoot'
import { heading } from './letterPage'
import { writtenIn } from './pen'
import { isForGrid, ruledPage } from './ruledPage'

/** Grid paper (稿纸): a character in each cell, two blank ones before a paragraph; letters stand on ruled lines. */
export const manuscript: Composition = {
  label: { en: 'Manuscript', zh: '稿纸' },
  frames: ['clean', 'shadow'],
  isInCells: true,
  compose(given) {
    const shape = isWideOrNearly(given.box) ? 'wide' : given.shape
    const sheet = writtenIn({ ...given, shape }, 'font-kai')
    const page = (isForGrid(sheet.words.lead.text) ? gridPage : ruledPage)(sheet)
    const { frame, foot } = page
    const head = heading(sheet, frame)
    return {
      parts: [
        ...page.parts,
        ...head.parts,
        ...placeFoot(foot, frame.x + 2 * sheet.unitPx, sheet.inks.translation),
      ],
      marks: [...page.marks, ...head.marks],
      notices: noticesOf([...page.words, ...head.words, foot.words]),
    }
  },
}

import type { PDFPage } from '@cantoo/pdf-lib'
import type { PrintSheet } from '../../print/sheet'
import { outsetBox } from '../../scene/box'
import type { Box } from '../../scene/nodes'

export const PT_PER_MM = 72 / 25.4

/** mm are off the upper left corner, points off the lower left. */
export function ptBox({ x, y, width, height }: Box, { heightMm }: Pick<PrintSheet, 'heightMm'>): Box {
  return {
    x: x * PT_PER_MM,
    y: (heightMm - y - height) * PT_PER_MM,
    width: width * PT_PER_MM,
    height: height * PT_PER_MM,
  }
}

/** @param upPt the sheet's offset above the page's origin */
export function setSheetBoxes(page: PDFPage, sheet: PrintSheet, upPt = 0): void {
  const { widthMm, heightMm, trim, bleedMm } = sheet
  const boxOf = (box: Box): [number, number, number, number] => {
    const { x, y, width, height } = ptBox(box, sheet)
    return [x, y + upPt, width, height]
  }
  page.setMediaBox(...boxOf({ x: 0, y: 0, width: widthMm, height: heightMm }))
  page.setTrimBox(...boxOf(trim))
  page.setBleedBox(...boxOf(outsetBox(trim, bleedMm)))
}

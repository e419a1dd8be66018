import { averageColour, hslColour, hueOf, luminance, mixColours } from '../../../scene/colour'
import type { Box } from '../../../scene/nodes'
import { inksOver, type Inks } from '../../inks'
import type { Said, Sheet } from '../composition'

const SIDES_PX = { square: { outer: 36, inner: 28 }, other: { outer: 68, inner: 60 } }
export const HEAD_PX = { baseline: 60, rule: 75, clear: 34 } // from the leaf's top, and free below
export const FOOT_PX = { baseline: 46, rule: 70, clear: 36 } // from its foot, and free above
const BARE_PX = 48 // free where a leaf has no line

/** One language's half of the sheet, and the room for its words. */
export interface Leaf {
  box: Box // its paper
  x: number // of its words
  width: number
  top: number // of the room for them
  foot: number
  said: Said
  inks: Inks
  ground: string | null // its own paper; null on the card's
}

/** The leaves, the lead's first; one across the whole sheet if there is no second language. */
export function leavesOf(sheet: Sheet, isStacked: boolean): Leaf[] {
  const { box, bleed, unitPx, words, inks } = sheet
  const { outer, inner } = SIDES_PX[sheet.shape === 'square' ? 'square' : 'other']
  const said = words.second ? [words.lead, words.second] : [words.lead]
  const own = leafGround(sheet)
  return said.map((words, at): Leaf => {
    const isSecond = at > 0
    const paper = said.length === 1 ? bleed : halfOf(bleed, box, at, isStacked)
    const start = isSecond && !isStacked ? box.x + box.width / 2 + inner * unitPx : box.x + outer * unitPx
    const isAcross = isStacked || said.length === 1
    const width = isAcross ? box.width - 2 * outer * unitPx : box.width / 2 - (outer + inner) * unitPx
    const [top, foot] = isStacked && said.length > 1 ? verticalHalf(box, at) : [box.y, box.y + box.height]
    const hasHead = !isStacked || !isSecond
    const hasFoot = !isStacked || isSecond || said.length === 1
    return {
      box: paper,
      x: start,
      width,
      top: top + (hasHead ? HEAD_PX.rule + HEAD_PX.clear : BARE_PX) * unitPx,
      foot:
        foot - (hasFoot ? (isStacked ? FOOT_PX.rule : FOOT_PX.baseline) + FOOT_PX.clear : BARE_PX) * unitPx,
      said: words,
      inks: isSecond ? leafInks(sheet, own) : inks,
      ground: isSecond ? own : null,
    }
  })
}

/** Those set by hand or by a template, else by contrast with the leaf's own paper. */
function leafInks({ inksByHand, colours }: Sheet, paper: string): Inks {
  const automatic = inksOver([paper], luminance(paper) > LIGHT_FROM ? 'light' : 'dark')
  const small = colours['leafSmall'] ?? automatic.small
  return {
    ...automatic,
    quote: inksByHand.translation || (colours['leafInk'] ?? automatic.quote),
    author: inksByHand.author || small,
    small: inksByHand.small || small,
  }
}

const LIGHT_FROM = 0.3 // relative luminance

function verticalHalf({ y, height }: Box, at: number): [number, number] {
  return [y + (at * height) / 2, y + ((at + 1) * height) / 2]
}

/** The paper of a leaf: from the fold to the sheet's edges. */
function halfOf(bleed: Box, box: Box, at: number, isStacked: boolean): Box {
  const fold = Math.round(isStacked ? box.y + box.height / 2 : box.x + box.width / 2)
  if (isStacked)
    return at === 0
      ? { ...bleed, height: fold - bleed.y }
      : { ...bleed, y: fold, height: bleed.y + bleed.height - fold }
  return at === 0
    ? { ...bleed, width: fold - bleed.x }
    : { ...bleed, x: fold, width: bleed.x + bleed.width - fold }
}

/** The second leaf's paper: a deep shade of the accent beside light paper, light paper beside a dark one. */
function leafGround({ grounds, inks, colours }: Sheet): string {
  if (colours['leaf']) return colours['leaf']
  const ground = averageColour(grounds)
  if (luminance(ground) <= LIGHT_FROM) return mixColours(ground, PAPER, 0.92)
  const { hueDeg, chroma } = hueOf(ground)
  const isWarm = chroma < WARM.chroma && hueDeg >= WARM.fromDeg && hueDeg <= WARM.toDeg
  return isWarm ? BOOKCLOTH : hslColour(hueOf(inks.accent).hueDeg, 0.58, 0.26)
}

const PAPER = '#F8F1E4'
const BOOKCLOTH = '#6B1B24' // beside paper
const WARM = { chroma: 0.12, fromDeg: 20, toDeg: 70 }

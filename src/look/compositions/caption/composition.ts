import { insetBox } from '../../../scene/box'
import { withAlpha, averageColour, mixColours } from '../../../scene/colour'
import type { SceneNode, Box } from '../../../scene/nodes'
import { rectNode } from '../../../scene/shapes'
import type { Composition, SealRoom, Sheet, SheetPlace, SheetSkin, SheetShape } from '../composition'
import { untouched } from '../fitSizes'
import {
  fitLeadAndSecond,
  fitSmaller,
  placeLeadAndSecond,
  type LeadAndSecond,
  type LeadAndSecondSpec,
} from '../leadAndSecond'
import { partsOnBaseline, setShownLine, type Baseline, type Printed } from '../setWords'
import { noticesOf } from '../../../text/textNodes'
import { dateBelow, dateBeside, type CaptionDate } from './captionDate'
import { areReadable, inksOver } from '../../inks'
import { painting } from '../paintings/painting'
import { paletteFor, type Palette } from '../paintings/palettes'

const LEAD_PX: Record<SheetShape, number> = { tall: 30, portrait: 27, square: 25, wide: 29 }
const WORDS: Omit<LeadAndSecondSpec, 'leadPx'> = {
  weight: { han: 640, latin: 600 },
  leadLineHeight: { han: 1.58, latin: 1.36 },
  secondLineHeight: { han: 1.6, latin: 1.42 },
  gapPx: 11,
}
const SIDE_PX = 40
const TOP_PX: Record<SheetShape, number> = { tall: 40, portrait: 36, square: 30, wide: 54 } // above date and text
const FOOT_PX: Record<SheetShape, number> = { tall: 60, portrait: 41, square: 36, wide: 52 } // to the last baseline
const CLEAR_PX = 24 // to the bottom line, excluding its height
const RULE = { leftPx: 16, rightPx: 22, alpha: 0.2 } // between date and text
const BELOW_DATE_PX = 28
const PAPER_PX = 8 // from the paper's edges to a seal
const AUTHOR = { sizePx: 14.5, spec: { lineHeight: 1.5, weight: 500 } }
const WATERMARK = { sizePx: 13.5, spec: { lineHeight: 1.5, hanTrackingEm: 0.2 } }

export const composition: Composition = {
  showsPhoto: true,
  paper: paperOf,
  under(place) {
    const paper = paperOf(place)
    return [
      ...(paper ? [rectNode('composition-paper', place.bleed, { fill: paper })] : []),
      ...captionPicture(place),
    ]
  },
  compose(sheet) {
    const { inks } = sheet
    const { said, date, foot, x, width, y, picture } = arranged(sheet)
    return {
      parts: [
        ...placeLeadAndSecond(sheet, said, { x, y, width }),
        ...foot.parts,
        ...(date ? date.place(inks) : []),
      ],
      marks: [
        ...raisedPaper(sheet, picture),
        ...(date && sheet.shape !== 'wide' ? rule(sheet, x, picture, foot.baselineY) : []),
      ],
      notices: noticesOf([said.lead, said.second, ...foot.words, ...(date?.words ?? [])]),
      sealRoom: sealRoom(sheet, picture, foot.baselineY),
    }
  },
}

function sealRoom(sheet: Sheet, picture: Box, baselineY: number): SealRoom {
  const { unitPx, shape } = sheet
  const paper = insetBox(paperBox(sheet, picture), PAPER_PX * unitPx)
  const column = insetBox(paper, (SIDE_PX - PAPER_PX) * unitPx)
  const y = shape === 'wide' ? column.y : paper.y + (TOP_PX[shape] - PAPER_PX) * unitPx
  return { paper, column: { ...column, y, height: Math.max(0, baselineY - y) } }
}

interface Arranged {
  picture: Box
  said: LeadAndSecond
  date: CaptionDate | null
  foot: Foot
  x: number // the text's left edge
  width: number
  y: number
}

/** The picture shrinks before the text, and the text before it is truncated. */
function arranged(sheet: Sheet): Arranged {
  for (const raised of RAISED) {
    // Words made smaller by hand do not give their room back to the picture.
    const isUsual = arrangedAt(untouched(sheet), raised, fitLeadAndSecond) !== null
    const whole = isUsual ? arrangedAt(sheet, raised, fitLeadAndSecond) : null
    if (whole) return whole
  }
  return arrangedAt(sheet, RAISED.at(-1)!, fitSmaller)!
}

function arrangedAt(sheet: Sheet, raised: number, fit: typeof fitLeadAndSecond): Arranged | null {
  const { box, unitPx, shape } = sheet
  const isBeside = shape === 'wide'
  const picture = pictureBox(sheet, raised)
  const left = (isBeside ? picture.x + picture.width : box.x) + SIDE_PX * unitPx
  const right = box.x + box.width - SIDE_PX * unitPx
  const top = (isBeside ? box.y : picture.y + picture.height) + TOP_PX[shape] * unitPx
  const date = (isBeside ? dateBeside : dateBelow)(sheet, left, top)
  const dateWidthPx = date && !isBeside ? date.widthPx + (RULE.leftPx + RULE.rightPx) * unitPx : 0
  const x = Math.round(left + Math.min(dateWidthPx, 0.5 * (right - left)))
  const width = right - x
  const baselineY = Math.round(box.y + box.height - FOOT_PX[shape] * unitPx)
  const foot = footOf(sheet, { x, width, baselineY })
  const from = isBeside && date ? top + date.heightPx + BELOW_DATE_PX * unitPx : top
  const to = foot.words.length > 0 ? foot.top - CLEAR_PX * unitPx : foot.baselineY
  const said = fit(sheet, { ...WORDS, leadPx: LEAD_PX[shape] }, { widthPx: width, heightPx: to - from })
  return said && { picture, said, date, foot, x, width, y: isBeside ? to - said.heightPx : from }
}

interface Foot extends Printed {
  top: number
  baselineY: number
}

function footOf(sheet: Sheet, at: Baseline): Foot {
  const { unitPx, inks, words } = sheet
  const gapPx = 16 * unitPx
  const halfPx = words.author.trim() === '' ? at.width : 0.5 * at.width - gapPx
  const markPx = WATERMARK.sizePx * unitPx
  const watermark = setShownLine(sheet, 'watermark', words.watermark, WATERMARK.spec, markPx, halfPx, 'right')
  const leftPx = at.width - (watermark ? watermark.paragraph.widthPx + gapPx : 0)
  const author = setShownLine(sheet, 'author', words.author, AUTHOR.spec, AUTHOR.sizePx * unitPx, leftPx)
  return {
    parts: [...partsOnBaseline(author, at, inks.author), ...partsOnBaseline(watermark, at, inks.small)],
    words: [author, watermark].filter((set) => set !== null),
    top: at.baselineY - AUTHOR.sizePx * unitPx,
    baselineY: at.baselineY,
  }
}

/** Redraws the whole paper, so that no edge shows below the text. */
function raisedPaper(sheet: Sheet, picture: Box): SceneNode[] {
  const whole = pictureBox(sheet)
  if (picture.width === whole.width && picture.height === whole.height) return []
  const fill = paperOf(sheet) ?? sheet.grounds[0] ?? '#FFFFFF'
  return [rectNode('composition-paper-raised', paperBox(sheet, picture), { fill })]
}

function rule({ inks, unitPx, shape }: Sheet, x: number, picture: Box, baselineY: number): SceneNode[] {
  const y = Math.round(picture.y + picture.height + TOP_PX[shape] * unitPx)
  return [
    rectNode(
      'composition-rule-date',
      { x: Math.round(x - RULE.rightPx * unitPx), y, width: 1, height: baselineY - y },
      { fill: withAlpha(inks.quote, RULE.alpha) },
    ),
  ]
}

const PICTURE_SHARE: Record<SheetShape, number> = { tall: 0.66, portrait: 0.635, square: 0.575, wide: 0.57 }
const NARROWER = { toRatio: 1.6, share: 0.53 } // 3:2, whose column would be narrow
/** picture shares to try if the text does not fit */
const RAISED = [1, 0.86, 0.72, 0.6]

/** Under a picture, the paper takes a trace of the card's colour. */
const PAPERS = { light: { colour: '#FAF7F0', share: 0.91 }, dark: { colour: '#15181B', share: 0.86 } }

/** A picture, scenery or gradient gets another. null on a frame's page. */
function paperOf({ theme, background, hasPicture, hasWeather, hasPage, colours }: SheetSkin): string | null {
  if (hasPage) return null
  if (colours.paper) return colours.paper
  if (!hasPicture && !hasWeather && background.length === 1) return readable(background[0]!, theme)
  const { colour, share } = PAPERS[theme]
  return mixColours(averageColour(background), colour, share)
}

/** A mid grey is unreadable under both inks, so it is shifted. */
function readable(paper: string, theme: SheetSkin['theme']): string {
  const shades = [0, 0.05, 0.1, 0.15].map((share) => mixColours(paper, PAPERS[theme].colour, share))
  return shades.find((shade) => areReadable(inksOver([shade], theme), [shade])) ?? paper
}

/** A card without a picture gets one painted for its day. */
function captionPicture(place: SheetPlace): SceneNode[] {
  const box = pictureBox(place)
  if (place.hasPicture || place.hasWeather) return place.backgroundIn(box, 'composition-picture')
  return [painting(box, place.day, 'composition-picture', (chance) => paletteOf(place, chance))]
}

function paletteOf({ background }: SheetSkin, chance: number): Palette {
  const palette = paletteFor(background, chance)
  const [top, foot] = [background[0]!, background.at(-1)!]
  return background.length > 1 ? { ...palette, sky: [top, foot] } : palette
}

function pictureBox(place: Pick<SheetPlace, 'box' | 'bleed' | 'shape'>, raised = 1): Box {
  const { box, bleed, shape } = place
  const isNarrower = shape === 'wide' && box.width / box.height < NARROWER.toRatio
  const share = (isNarrower ? NARROWER.share : PICTURE_SHARE[shape]) * raised
  if (shape === 'wide') {
    const right = Math.round(box.x + share * box.width)
    return { ...bleed, width: right - bleed.x }
  }
  const foot = Math.round(box.y + share * box.height)
  return { ...bleed, height: foot - bleed.y }
}

function paperBox({ bleed, shape }: Pick<SheetPlace, 'bleed' | 'shape'>, picture: Box): Box {
  if (shape === 'wide') {
    const x = picture.x + picture.width
    return { ...bleed, x, width: bleed.x + bleed.width - x }
  }
  const y = picture.y + picture.height
  return { ...bleed, y, height: bleed.y + bleed.height - y }
}

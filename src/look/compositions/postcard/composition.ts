import { insetBox } from '../../../scene/box'
import { withAlpha } from '../../../scene/colour'
import type { SceneNode } from '../../../scene/nodes'
import { rectNode } from '../../../scene/shapes'
import { hasChinese, type Composition, type SealRoom, type Sheet, type SheetShape } from '../composition'
import { dayLabels } from '../day/dayLabels'
import { fitLeadAndSecond, fitSmaller, placeLeadAndSecond, type LeadAndSecondSpec } from '../leadAndSecond'
import { accentInk, markOnBaseline, setLine, printing } from '../setWords'
import { noticesOf } from '../../../text/textNodes'
import { addressOf } from './address'
import { cardNodes, postcardPaper, stampNodes, stampPicture } from './cardPaper'
import { postcardPlaces, type PostcardPlaces } from './places'
import { postmarkNodes } from './postmark'

const LEAD_PX: Record<SheetShape, number> = { tall: 32, portrait: 29, square: 24, wide: 29 }
const WORDS: Omit<LeadAndSecondSpec, 'leadPx'> = {
  weight: { han: 0, latin: 0 },
  leadLineHeight: { han: 1.63, latin: 1.45 },
  secondLineHeight: { han: 1.62, latin: 1.48 },
  gapPx: 14,
}
const AT = { beside: 0.5, under: 0.4 } // × free height
const LABEL = { en: 'POST CARD', zh: '明信片', sizePx: 13, weight: 700, gapPx: 16, pitchPx: 20 }
const DIVIDER_ALPHA = 0.34
const STAMP_INK = '#2A2622'

export const composition: Composition = {
  paper: postcardPaper,
  under(place) {
    const places = postcardPlaces(place)
    return [...cardNodes(place, places), ...stampNodes(place, places)]
  },
  compose(sheet) {
    const places = postcardPlaces(sheet)
    const { text } = places
    const spec = { ...WORDS, leadPx: LEAD_PX[places.isBeside ? 'wide' : sheet.shape] }
    const room = { widthPx: text.width, heightPx: text.bottom - text.top }
    const said = fitLeadAndSecond(sheet, spec, room) ?? fitSmaller(sheet, spec, room)
    const free = Math.max(0, room.heightPx - said.heightPx)
    const y = text.top + free * (places.isBeside ? AT.beside : AT.under)
    const address = addressOf(sheet, places)
    const ink = sheet.inks.translation
    return {
      parts: [...placeLeadAndSecond(sheet, said, { x: text.x, y, width: text.width }), ...address.parts],
      marks: [
        ...address.marks,
        ...divider(sheet, places),
        ...label(sheet, places),
        ...stampWords(sheet, places),
        ...postmarkNodes(sheet, places, ink),
      ],
      notices: noticesOf([said.lead, said.second, ...address.words]),
      sealRoom: sealRoom(places, sheet.unitPx),
    }
  },
}

const INSIDE_PX = 4

function sealRoom({ card, edgePx, stamp, text, lines }: PostcardPlaces, unitPx: number): SealRoom {
  const inner = insetBox(card, edgePx + INSIDE_PX * unitPx)
  const y = stamp.y + stamp.height + INSIDE_PX * unitPx
  const column = { x: text.x, y, width: lines.x + lines.width - text.x, height: Math.max(0, lines.lastY - y) }
  return { paper: { ...inner, y, height: inner.y + inner.height - y }, column }
}

function divider({ inks, unitPx }: Sheet, { dividerX, card, stamp, lines }: PostcardPlaces): SceneNode[] {
  if (dividerX === null) return []
  const foot = Math.max(lines.lastY, card.y)
  return [
    rectNode(
      'composition-divider',
      { x: dividerX, y: Math.round(stamp.y), width: Math.max(1, unitPx), height: foot - Math.round(stamp.y) },
      { fill: withAlpha(inks.quote, DIVIDER_ALPHA) },
    ),
  ]
}

function label(sheet: Sheet, { label: at, isBeside }: PostcardPlaces): SceneNode[] {
  const { unitPx } = sheet
  const english = printed(sheet, LABEL.en)
  const chinese = printed(sheet, LABEL.zh)
  const below = isBeside ? 0 : LABEL.pitchPx * unitPx
  const right = isBeside ? english.paragraph.widthPx + LABEL.gapPx * unitPx : 0
  const ink = accentInk(sheet)
  return [
    ...markOnBaseline('composition-label-en', english, { ...at, width: 0 }, ink),
    ...markOnBaseline(
      'composition-label-zh',
      chinese,
      { x: at.x + right, width: 0, baselineY: Math.round(at.baselineY + below) },
      ink,
    ),
  ]
}

function stampWords(sheet: Sheet, { stamp }: PostcardPlaces): SceneNode[] {
  const { date } = sheet.words
  if (date === null) return []
  const { day, month, term } = dayLabels(date)
  const isChinese = hasChinese(sheet)
  const name = printed(sheet, isChinese ? term || month.zh : month.en.slice(0, 3), 'font-serif', 0)
  const value = printed(sheet, isChinese ? `${day} 分` : `${day} ¢`, 'font-serif', 0)
  const picture = stampPicture(stamp)
  const gapPx = stamp.y + stamp.height - (picture.y + picture.height)
  const baselineY = Math.round(picture.y + picture.height + gapPx / 2 + 5 * sheet.unitPx)
  const at = { x: picture.x, width: picture.width, baselineY }
  const fits = name.paragraph.widthPx + value.paragraph.widthPx + 4 * sheet.unitPx <= picture.width
  return [
    ...(fits ? markOnBaseline('composition-stamp-name', name, at, STAMP_INK) : []),
    ...markOnBaseline('composition-stamp-value', value, at, STAMP_INK, 'right'),
  ]
}

function printed(sheet: Sheet, text: string, fontId: Sheet['fontId'] = 'font-sans', tracking = 0.12) {
  const spec = { lineHeight: 1.4, weight: LABEL.weight, trackingEm: tracking, hanTrackingEm: tracking }
  return setLine(printing(sheet, fontId), 'date', text, spec, LABEL.sizePx * sheet.unitPx)
}

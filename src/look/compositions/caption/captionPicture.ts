import { averageColour, mixColours } from '../../../scene/colour'
import { areReadable, inksOver } from '../../inks'
import type { SceneNode, Box } from '../../../scene/nodes'
import type { SheetPlace, SheetSkin, SheetShape } from '../composition'
import { painting } from '../paintings/painting'
import { paletteFor, type Palette } from '../paintings/palettes'

const PICTURE_SHARE: Record<SheetShape, number> = { tall: 0.66, portrait: 0.635, square: 0.575, wide: 0.57 }
const NARROWER = { toRatio: 1.6, share: 0.53 } // 3:2, whose column would be narrow
/** picture shares to try if the text does not fit */
export const RAISED = [1, 0.86, 0.72, 0.6]

/** Under a picture, the paper takes a trace of the card's colour. */
const PAPERS = { light: { colour: '#FAF7F0', share: 0.91 }, dark: { colour: '#15181B', share: 0.86 } }

/** A picture, scenery or gradient gets another. null on a frame's page. */
export function paperOf({
  theme,
  background,
  hasPicture,
  hasWeather,
  hasPage,
  colours,
}: SheetSkin): string | null {
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
export function captionPicture(place: SheetPlace): SceneNode[] {
  const box = pictureBox(place)
  if (place.hasPicture || place.hasWeather) return place.backgroundIn(box, 'composition-picture')
  return [painting(box, place.day, 'composition-picture', (chance) => paletteOf(place, chance))]
}

function paletteOf({ background }: SheetSkin, chance: number): Palette {
  const palette = paletteFor(background, chance)
  const [top, foot] = [background[0]!, background.at(-1)!]
  return background.length > 1 ? { ...palette, sky: [top, foot] } : palette
}

/** `raised` is one of `RAISED`. */
export function pictureBox(place: Pick<SheetPlace, 'box' | 'bleed' | 'shape'>, raised = 1): Box {
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

export function paperBox({ bleed, shape }: Pick<SheetPlace, 'bleed' | 'shape'>, picture: Box): Box {
  if (shape === 'wide') {
    const x = picture.x + picture.width
    return { ...bleed, x, width: bleed.x + bleed.width - x }
  }
  const y = picture.y + picture.height
  return { ...bleed, y, height: bleed.y + bleed.height - y }
}

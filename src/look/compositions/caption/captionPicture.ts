import { averageColour, mixColours } from '../../../scene/colour'
import { areReadable, inksOver } from '../../inks'
import type { SceneNode } from '../../../scene/nodes'
import type { SheetPlace, SheetSkin } from '../composition'
import { painting } from '../paintings/painting'
import { paletteFor, type Palette } from '../paintings/palettes'
import { pictureBox } from './places'

/** Under a picture of any colours the paper keeps a trace of them. */
const PAPERS = { light: { colour: '#FAF7F0', share: 0.91 }, dark: { colour: '#15181B', share: 0.86 } }

/** The card's colour is the paper's; a picture, scenery or several colours have one of their own. null on a frame's page. */
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

/** A grey that neither dark nor light words can be read on is a little lighter, or darker at night. */
function readable(paper: string, theme: SheetSkin['theme']): string {
  const shades = [0, 0.05, 0.1, 0.15].map((share) => mixColours(paper, PAPERS[theme].colour, share))
  return shades.find((shade) => areReadable(inksOver([shade], theme), [shade])) ?? paper
}

/** The card's own picture or scenery, else one painted for its day. */
export function captionPicture(place: SheetPlace): SceneNode[] {
  const box = pictureBox(place)
  if (place.hasPicture || place.hasWeather) return place.backgroundIn(box, 'composition-picture')
  return [painting(box, place.day, 'composition-picture', (chance) => paletteOf(place, chance))]
}

/** A gradient is the painting's sky. */
function paletteOf({ background }: SheetSkin, chance: number): Palette {
  const palette = paletteFor(background, chance)
  const [top, foot] = [background[0]!, background.at(-1)!]
  return background.length > 1 ? { ...palette, sky: [top, foot] } : palette
}

import { latestByObject } from '../../scene/memo'
import type { Box, SceneNode } from '../../scene/nodes'
import type { PictureTones } from '../pictureTones'
import type { Frame, FramePlan } from '../frames/frame'
import { calmArea, calmPlan } from './calm'
import type { ArtChoice } from './choice'
import type { ArtFamily, ArtPalette, Painting } from './family'
import { paintingOf, paletteOf } from './painting'
import { tonesOfNodes } from './tones'

/** A day's painting as the background of a card: painted and measured where it is shown. */
export interface ArtOnCard {
  palette: ArtPalette
  paletteId: string
  ground: string // a flat colour of its calm part
  nodes: (box: Box) => readonly SceneNode[]
  tones: (box: Box) => PictureTones
  room: number // for words, as a share of the calm part more than that; Infinity: all that the frame has
  /** A frame's plan with its words where the painting over `area` is calm. */
  plan: (frame: Pick<Frame, 'behind'>, plan: FramePlan, area: Box, safe: Box) => FramePlan
}

/** A family's paintings; the same choice and date give the same object. */
export function paintingsOf(family: ArtFamily): (choice: ArtChoice, date: string) => ArtOnCard {
  return latestByObject(
    (choice: ArtChoice, date: string): ArtOnCard => {
      const { palette, id } = paletteOf(family, choice, date)
      const painting = (box: Box) => paintingOf(family, choice, date, box)
      return {
        palette,
        paletteId: id,
        ground: Object.values(palette.colours)[0]!,
        room: 0,
        nodes: (box) => painting(box).nodes,
        tones: (box) => tonesIn(painting(box), box),
        plan: (frame, plan, area, safe) =>
          calmPlan(frame, plan, calmArea(area, family.words, painting(area).isMassLeft), safe),
      }
    },
    (_, date) => date,
  )
}

/** A painting fills one box: it is measured once. */
const tonesIn = latestByObject(
  (painting: Painting, box: Box): PictureTones => tonesOfNodes(painting.nodes, box),
  (_, { x, y, width, height }) => [x, y, width, height].join(' '),
)

import { insetBox } from '../../../scene/box'
import { averageColour, luminance, mixColours } from '../../../scene/colour'
import type { Box } from '../../../scene/nodes'
import { groupNode, rectNode } from '../../../scene/shapes'
import { liftedShadows, shadowsOn } from '../../shadows'
import { cornerLight, surfaceLight } from '../surfaceLight'
import { footLine, grown, type Frame } from '../frame'

const RADIUS_PX = 3
const LAY = { pale: '#786E60', dark: '#000000' } // shade of a lit page towards its far corner
const EDGE = 'rgba(255,255,255,0.17)' // separates a dark page from a dark surface
const UNDER = { turnDeg: -1.6, lit: 0.08, shaded: 0.22 }
/** Light from the upper left: a sharp near shadow, a soft far one. */
const SHADOWS = [shadow(1, 1, 3, 0.24), shadow(6, 10, 20, 0.16), shadow(20, 34, 64, 0.26)]
const UNDER_SHADOWS = [shadow(2, 4, 12, 0.2), shadow(10, 18, 36, 0.16)]

export const frame: Frame<'sheet'> = {
  colours: { sheet: { light: '#FFFEFB', dark: '#3B3A42' } },
  hasSurface: true,
  cover: paperBox,
  page: ({ colours }) => ({ grounds: [colours.sheet, litSheet(colours.sheet)] }),
  plan({ safe }) {
    const paper = paperBox(safe)
    const side = grown(paper.width, paper.width > paper.height * 1.5 ? 0.12 : 0.084, 36, 120)
    const baselineY = paper.y + paper.height - 34
    const top = paper.y + grown(paper.height, 0.1, 40, 64)
    return {
      sheet: paper,
      textBox: { x: paper.x + side, y: top, width: paper.width - 2 * side, height: baselineY - 32 - top },
      ...footLine(paper, side, baselineY),
      author: 'dash',
      pictureRadiusPx: 3,
    }
  },
  behind(context) {
    const { bounds, safe, colours, grounds, isSurfaceTransparent, lift } = context
    const cast = (shadows: typeof SHADOWS) => shadowsOn(averageColour(grounds), liftedShadows(shadows, lift))
    const paper = paperBox(safe)
    const about = { x: paper.x + paper.width / 2, y: paper.y + paper.height / 2 }
    return [
      ...(isSurfaceTransparent ? [] : surfaceLight(context)),
      groupNode('frame-sheet-below', { clip: bounds }, [
        groupNode('frame-sheet-below-turned', { rotation: { deg: UNDER.turnDeg, about } }, [
          rectNode('frame-sheet-below-page', paper, {
            radiusPx: RADIUS_PX,
            fill: cornerLight(paper, darker(colours.sheet, UNDER.lit), darker(colours.sheet, UNDER.shaded)),
            shadows: cast(UNDER_SHADOWS),
          }),
        ]),
        rectNode('frame-sheet', paper, {
          radiusPx: RADIUS_PX,
          fill: cornerLight(paper, colours.sheet, litSheet(colours.sheet)),
          shadows: cast(SHADOWS),
        }),
        rectNode('frame-sheet-edge', insetBox(paper, 0.5), {
          radiusPx: RADIUS_PX,
          stroke: { paint: EDGE, widthPx: 1 },
        }),
      ]),
    ]
  },
}

/** Raised: the far shadow needs space below. */
function paperBox(bounds: Box): Box {
  const around = grown(Math.min(bounds.width, bounds.height), 0.09, 28, 48)
  return insetBox(bounds, { top: around - 6, right: around, bottom: around + 6, left: around })
}

function darker(colour: string, share: number): string {
  return mixColours(colour, '#1C1917', share)
}

function litSheet(bounds: string): string {
  return luminance(bounds) > 0.2 ? mixColours(bounds, LAY.pale, 0.08) : mixColours(bounds, LAY.dark, 0.16)
}

function shadow(dx: number, dy: number, blurPx: number, alpha: number) {
  return { dx, dy, blurPx, spreadPx: 0, colour: `rgba(40,30,24,${alpha})` }
}

import { worstContrast } from '../../../scene/colour'
import type { Box, Point, SceneNode } from '../../../scene/nodes'
import { seededRandom } from '../../../scene/random'
import { inksOver } from '../../inks'
import { closedCurve } from './curves'
import type { FrameFront } from '../frame'

/** The largest size of a seal, with any characters: this room is kept free. */
export const SEAL_ROOM = { widthPx: 56, heightPx: 68 }

const WHITE = '#FFFBF2'
const CARVED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}A-Za-z0-9]{1,4}$/u
/** By the number of characters: how they stand, and the stone around them. */
const STONES = [
  { columns: 1, charPx: 24, width: 38, height: 38 },
  { columns: 1, charPx: 22, width: 34, height: 58 },
  { columns: 1, charPx: 18, width: 30, height: 68 },
  { columns: 2, charPx: 20, width: 54, height: 54 },
]
const TURN_DEG = -1
const WAVE = 0.025

/** True for words that a seal can hold: one to four characters, each with a shape of its own. */
export function fitsSeal(words: string): boolean {
  return CARVED.test(words)
}

/** A seal with the words in white, column by column from the right; its foot's right corner at `corner`. */
export function brushSeal(
  words: string,
  corner: Point,
  colour: string,
  line: FrameFront['line'],
): { nodes: SceneNode[]; box: Box } {
  const characters = [...words]
  const { width, height, columns, charPx } = STONES[characters.length - 1]!
  const box = { x: corner.x - width, y: corner.y - height, width, height }
  const white = worstContrast(WHITE, [colour]) >= 4.6 ? WHITE : inksOver([colour], 'dark').quote
  const rows = Math.ceil(characters.length / columns)
  const cell = { width: (width - 8) / columns, height: (height - 8) / rows }
  const carved = characters.flatMap((character, at) => {
    const column = columns - 1 - Math.floor(at / rows)
    const middle = {
      x: box.x + 4 + cell.width * (column + 0.5),
      y: box.y + 4 + cell.height * ((at % rows) + 0.5),
    }
    return centred(`frame-seal-${at}`, character, middle, charPx, white, line)
  })
  const random = seededRandom(`seal ${words}`)
  const nodes: SceneNode[] = [
    { type: 'path', id: 'frame-seal-stone', d: worn(box, WAVE, random), fill: colour },
    {
      type: 'path',
      id: 'frame-seal-line',
      d: worn({ x: box.x + 2.6, y: box.y + 2.6, width: width - 5.2, height: height - 5.2 }, WAVE / 3, random),
      stroke: { paint: white, widthPx: 0.8 },
      opacity: 0.8,
    },
    ...carved,
  ]
  const about = { x: box.x + width / 2, y: box.y + height / 2 }
  return {
    nodes: [{ type: 'group', id: 'frame-seal', rotation: { deg: TURN_DEG, about }, children: nodes }],
    box,
  }
}

/** One character, centred by its own width, without the tracking of small type. */
function centred(
  id: string,
  character: string,
  middle: Point,
  sizePx: number,
  colour: string,
  line: FrameFront['line'],
): SceneNode[] {
  const slot = {
    x: middle.x,
    baselineY: middle.y + sizePx * 0.35,
    align: 'center' as const,
    maxWidthPx: 4 * sizePx,
    sizePx,
    weight: 700,
    face: 'serif' as const,
    trackingEm: 0,
    colour,
  }
  return line(id, character, slot).map((node) => {
    const run = node.type === 'text' ? node.runs[0] : undefined
    return run && node.type === 'text'
      ? { ...node, x: middle.x - (run.widthPx - run.letterSpacingPx) / 2 }
      : node
  })
}

/** A box with worn edges: they wave by a share of its width, and the corners are worn off. */
function worn({ x, y, width, height }: Box, wave: number, random: () => number): string {
  const perSide = 7
  const sides: ((share: number) => Point)[] = [
    (share) => ({ x: x + width * share, y }),
    (share) => ({ x: x + width, y: y + height * share }),
    (share) => ({ x: x + width * (1 - share), y: y + height }),
    (share) => ({ x, y: y + height * (1 - share) }),
  ]
  const points = sides.flatMap((side) =>
    Array.from({ length: perSide }, (_, at) => {
      const point = side((at + 0.35) / perSide)
      const off = () => (random() - 0.5) * 2 * wave * width
      return { x: point.x + off(), y: point.y + off() }
    }),
  )
  return closedCurve(points)
}

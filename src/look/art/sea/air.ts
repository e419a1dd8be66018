import { withAlpha, fromOklab, lightened, mixOklab, oklabOf } from '../../../scene/colour'
import type { LinearGradient, PathNode, SceneNode } from '../../../scene/nodes'
import { filledPath, groupNode } from '../../../scene/shapes'
import { byAspect } from '../../weather/aspect'
import { ellipse } from '../../weather/outlines'
import { glowNode } from '../../weather/soft'
import { written, exact, mixedDownwards, mixedGradient } from '../pen'
import type { Seascape } from './swell'

export function air(scape: Seascape): SceneNode[] {
  const { box, stage, unit, water, sun, radiusPx, palette, isDark, stream } = scape
  const { top, low, sun: light } = palette.colours as Record<string, string>
  const random = stream('clouds')
  const foot = isPrinted(palette) ? low! : deeper(low!)
  const band = (share: number) => mixOklab(top!, low!, share)
  return [
    {
      type: 'rect',
      id: 'art-sky',
      ...box,
      height: water.y - box.y + unit,
      // A dark sky keeps its light below the text.
      fill: isDark
        ? mixedDownwards(
            stage.y,
            water.y,
            [0, top!],
            [0.45, band(0.06)],
            [0.72, band(0.11)],
            [0.87, band(0.16)],
            [0.945, band(0.22)],
            [0.975, band(0.44)],
            [1, low!],
          )
        : mixedDownwards(stage.y, water.y, [0, top!], [0.55, band(0.42)], [0.82, band(0.8)], [1, foot]),
    },
    ...(isDark ? [lastLight(scape)] : []),
    glowNode(
      'art-light',
      { ...box, height: water.y - box.y },
      sun,
      (isDark ? 240 : 280) * unit,
      ...glowOf(scape),
    ),
    filledPath(
      'art-sun',
      ellipse(sun, radiusPx),
      mixedGradient(
        { x: sun.x, y: sun.y - radiusPx },
        { x: sun.x, y: sun.y + radiusPx },
        [0, light!],
        [0.45, light!],
        [1, isDark ? mixOklab(light!, low!, 0.42) : lightened(light!, -0.025)],
      ),
    ),
    ...clouds(scape, random),
  ]
}

function lastLight({ unit, water, sun, palette }: Seascape): SceneNode {
  const { low } = palette.colours as Record<string, string>
  const about = exact({ x: sun.x, y: water.y })
  const radiusPx = 210 * unit
  const area = { x: about.x - radiusPx, y: about.y - radiusPx, width: 2 * radiusPx, height: 2 * radiusPx }
  const light = glowNode('art-last-light', area, about, radiusPx, low!, 0.8)
  return groupNode('art-flat', { scale: { x: 2.4, y: 0.4, about } }, [light])
}

/** A printed sun, darker than its sky, only adds warmth. */
function glowOf({ palette, isDark }: Seascape): [colour: string, alpha: number] {
  const { sun, low } = palette.colours as Record<string, string>
  if (isDark) return [mixOklab(sun!, low!, 0.5), 0.34]
  return isPrinted(palette) ? [sun!, 0.2] : [sun!, 0.5]
}

function isPrinted({ colours }: Seascape['palette']): boolean {
  return oklabOf(colours.sun!)[0] < oklabOf(colours.low!)[0]
}

function deeper(colour: string): string {
  const [lightness, a, b] = oklabOf(colour)
  return fromOklab([lightness - 0.035, a * 2, b * 2])
}

function clouds(
  { box, unit, water, sun, radiusPx, palette, isDark }: Seascape,
  random: () => number,
): PathNode[] {
  const colours = palette.colours
  const tint = isDark ? mixOklab(colours.far!, colours.top!, 0.3) : mixOklab(colours.low!, colours.top!, 0.25)
  const visible = water.y - (sun.y - radiusPx)
  const places = [
    {
      dx: (random() - 0.5) * 0.7,
      y: water.y - visible * (0.26 + 0.2 * random()),
      length: 2 + 1.1 * random(),
      thick: 4,
    },
    {
      dx: (random() - 0.5) * 3,
      y: water.y - visible * (0.6 + 0.25 * random()),
      length: 1.6 + random(),
      thick: 2.2,
    },
    {
      dx: (random() < 0.5 ? -1 : 1) * (2.6 + 1.4 * random()),
      y: water.y - unit * (16 + 22 * random()),
      length: 2.4,
      thick: 1.8,
    },
  ].slice(0, 1 + Math.floor(random() * 3))
  return places.map(({ dx, y, length, thick }, at): PathNode => {
    const x = sun.x + dx * radiusPx
    const halfPx = Math.min(length * radiusPx, 0.32 * box.width)
    const h = thick * unit * (0.8 + 0.4 * random())
    return filledPath(
      `art-cloud-${at}`,
      lens(x, y, halfPx, h),
      fadingOut(x - halfPx, x + halfPx, tint, isDark ? 0.86 : 0.92),
    )
  })
}

export function lens(x: number, y: number, halfPx: number, thickPx: number): string {
  const [left, right] = [written({ x: x - halfPx, y }), written({ x: x + halfPx, y })]
  return `M${left}Q${written({ x, y: y - thickPx })} ${right}Q${written({ x, y: y + thickPx })} ${left}Z`
}

export function fadingOut(fromX: number, toX: number, colour: string, alpha: number): LinearGradient {
  return {
    type: 'linear',
    from: exact({ x: fromX, y: 0 }),
    to: exact({ x: toX, y: 0 }),
    stops: [0, 0.55, 1, 0.55, 0].map((share, at) => ({
      at: at / 4,
      colour: withAlpha(colour, alpha * share),
    })),
  }
}

export function sail({ box, unit, water, sun, palette, isDark, stream, hasSail }: Seascape): SceneNode[] {
  if (!hasSail) return []
  const random = stream('rig')
  const side = sun.x > box.x + box.width / 2 ? -1 : 1
  // On a wide card, the boat is between text and sun.
  const [nearest, farthest] = [byAspect(box, [-0.1, 0.1, 0.1]), byAspect(box, [-0.03, 0.3, 0.3])]
  const x = box.x + (0.5 + side * (nearest + (farthest - nearest) * random())) * box.width
  const size = unit * (0.92 + 0.5 * random())
  const at = (dx: number, dy: number) =>
    written({ x: x + side * dx * size, y: water.y + 1.2 * unit - dy * size })
  const { near, line, sun: light, far } = palette.colours as Record<string, string>
  return [
    filledPath(
      'art-sail',
      `M${at(0.5, 17)}Q${at(6, 10)} ${at(7, 3)}Q${at(3.5, 2.2)} ${at(0.5, 3)}Z` +
        `M${at(-0.8, 14)}Q${at(-4.2, 8)} ${at(-5, 3)}Q${at(-2.6, 2.3)} ${at(-0.8, 3)}Z` +
        `M${at(-6.4, 2)}Q${at(0, 1.3)} ${at(8, 2.2)}Q${at(6.4, -0.6)} ${at(4.6, -0.7)}L${at(-3.8, -0.7)}Q${at(-5.6, 0)} ${at(-6.4, 2)}Z`,
      isDark ? mixOklab(line!, light!, 0.4) : near!,
    ),
    filledPath(
      'art-sail-below',
      [3.2, 5.4, 8.4]
        .map((y, at) => lens(x + side * at * unit, water.y + y * unit, (8 - 2 * at) * unit, 0.8 * unit))
        .join(''),
      withAlpha(isDark ? line! : mixOklab(far!, near!, 0.6), isDark ? 0.25 : 0.4),
    ),
  ]
}

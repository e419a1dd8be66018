import { withAlpha, lightened, mixOklab } from '../../../scene/colour'
import type { Box, GroupNode, LinearGradient, SceneNode } from '../../../scene/nodes'
import { filledPath, groupNode, rectNode, strokedPath } from '../../../scene/shapes'
import { byAspect } from '../../weather/aspect'
import { gradientNoise, type Noise } from '../../weather/noise'
import type { ArtFamily, PaintInput, Painting, WordsPlace } from '../family'
import { isWide, type Stage } from '../stage'
import { cutTo, smoothLine, written, colourAt, exact, grain, mixedGradient, type Station } from '../pen'
import { PALETTES, PALETTES_OF_SEASON } from './palettes'
import { wavePointAt, sheetsOf, type Sheets } from './sheets'

const WORDS: WordsPlace = { side: 'above', wideWidth: 0.44, from: [0.15, 0.1, 0.1], to: [0.6, 0.44, 0.44] }
const BAND = 0.6 // × height: a lower stage has words over its whole width
const SHADOW = { strokes: 11, fromPx: 88, toPx: 6, underPx: 12 } // px; `underPx`: extent under their sheet
const UNDER_EVERY = 4 // every nth edge point, since hidden edges need not be exact
const OVERLAP_PX = 3 // hidden under the next sheet
const SHADOW_ALPHAS = { dark: [0.02, 0.085], light: [0.012, 0.05] } as const

export const family: ArtFamily = {
  palettes: PALETTES,
  palettesOf: ({ season }) => PALETTES_OF_SEASON[season],
  words: WORDS,
  paint,
}

function paint(input: PaintInput): Painting {
  const { box, stageOn, palette, stream } = input
  const random = stream('place')
  const turn = random()
  const isMassLeft = random() < 0.3
  const stage = stageOn(isMassLeft)
  const isBand = stage.height < BAND * box.height
  const isRising = turn < 0.5 && isWide(stage) && !isBand
  const light = gradientNoise(stream('light'))
  const sheets = sheetsOf({ ...input, box: stage }, wordsBox(stage, isBand), isRising)
  const { ground, ground2 } = palette.colours as Record<string, string>
  const nodes: SceneNode[] = [
    rectNode('art-ground', box, {
      fill: mixedGradient(
        { x: box.x, y: box.y },
        { x: box.x + box.width, y: box.y + box.height },
        [0, ground!],
        [1, ground2!],
      ),
    }),
    ...sheets.edges.flatMap((_, at) => sheet(input, sheets, at, light)),
  ]
  const view = cutTo(box, 'art-view', nodes)
  return { nodes: [isMassLeft ? mirrored(box, view) : view, grain(box)], isMassLeft }
}

function wordsBox(stage: Stage, isBand: boolean): Box {
  const wide = isWide(stage)
  return {
    x: stage.x,
    y: stage.y,
    width: stage.width * (wide && !isBand ? 0.07 + WORDS.wideWidth : 0.91),
    height: stage.height * (isBand ? 0 : wide ? WORDS.to[0] : byAspect(stage, WORDS.to)),
  }
}

function mirrored(box: Box, view: GroupNode): GroupNode {
  const about = exact({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  return groupNode('art-mirror', { scale: { x: -1, y: 1, about } }, [view])
}

function sheet(
  { unit, palette }: PaintInput,
  { axes, edges, farPx }: Sheets,
  at: number,
  light: Noise,
): SceneNode[] {
  const colours = palette.colours
  const isDark = palette.theme === 'dark'
  const stations = [1, 2, 3, 4, 5, 6].map((number): Station => [(number - 1) / 5, colours[`sheet${number}`]!])
  const share = at / (edges.length - 1)
  const body = colourAt(stations, share)
  const below = colourAt(stations, Math.max(0, share - 0.14))
  const above = colourAt(stations, Math.min(1, share + 0.16))
  const edge = edges[at]!
  const next = edges[at + 1]
  const line = smoothLine(edge.map((point) => wavePointAt(axes, point)))
  const foot = next
    ? edge.map(({ s, t }, index) => ({ s, t: Math.max(t, next[index]!.t + OVERLAP_PX * unit) }))
    : [edge[0]!, edge.at(-1)!].map(({ s }) => ({ s, t: farPx + 60 * unit }))
  const ts = edge.map(({ t }) => t)
  const from = Math.min(...ts)
  const to = next ? Math.max(...next.map(({ t }) => t)) : Math.max(...ts) + 130 * unit
  const shade = lightened(mixOklab(body, below, 0.5), isDark ? -0.11 : -0.055)
  const across = (fromT: number, toT: number, ...along: Station[]) =>
    mixedGradient(wavePointAt(axes, { s: 0, t: fromT }), wavePointAt(axes, { s: 0, t: toT }), ...along)
  const under = at === 0 ? colours.ground! : colourAt(stations, (at - 1) / (edges.length - 1))
  const dim = lightened(isDark ? under : mixOklab(under, below, 0.6), isDark ? -0.3 : -0.24)
  const [faint, deep] = SHADOW_ALPHAS[isDark ? 'dark' : 'light']
  const shadow = Array.from({ length: SHADOW.strokes }, (_, stroke): SceneNode => {
    const near = stroke / (SHADOW.strokes - 1)
    const reachPx = (unit * SHADOW.fromPx * (SHADOW.toPx / SHADOW.fromPx) ** near) / 2
    return filledPath(
      `art-shadow-${at}-${stroke}`,
      shadowOf(axes, edge, reachPx, SHADOW.underPx * unit),
      withAlpha(dim, faint + (deep - faint) * near ** 1.3),
    )
  })
  return [
    ...shadow,
    filledPath(
      `art-sheet-${at}`,
      `${line}L${backwards(axes, foot)}Z`,
      across(
        from,
        to,
        [0, mixOklab(body, above, 0.55)],
        [0.34, body],
        [0.7, mixOklab(body, shade, 0.45)],
        [1, shade],
      ),
    ),
    strokedPath(
      `art-edge-${at}`,
      line,
      glint(axes, edge, lightened(mixOklab(body, above, 0.7), isDark ? 0.1 : 0.05), (share) =>
        light(share * 5.2, at * 2.7),
      ),
      1.3 * unit,
    ),
  ]
}

/** Only the visible part and a strip under its sheet, which takes half the time. */
function shadowOf(
  axes: Sheets['axes'],
  edge: Sheets['edges'][number],
  reachPx: number,
  underPx: number,
): string {
  const outside = edge.map(({ s, t }, index) => {
    const [before, after] = [edge[Math.max(0, index - 1)]!, edge[Math.min(edge.length - 1, index + 1)]!]
    const [ds, dt] = [after.s - before.s, after.t - before.t]
    const share = reachPx / Math.hypot(ds, dt)
    return wavePointAt(axes, { s: s + dt * share, t: t - ds * share })
  })
  const under = edge
    .filter((_, index) => index % UNDER_EVERY === 0 || index === edge.length - 1)
    .map(({ s, t }) => ({ s, t: t + underPx }))
  return `${smoothLine(outside)}L${backwards(axes, under)}Z`
}

function backwards(axes: Sheets['axes'], points: Sheets['edges'][number]): string {
  return points
    .toReversed()
    .map((point) => written(wavePointAt(axes, point)))
    .join('L')
}

function glint(
  axes: Sheets['axes'],
  edge: Sheets['edges'][number],
  colour: string,
  noise: (share: number) => number,
): LinearGradient {
  const stops = Array.from({ length: 15 }, (_, stop) => {
    const light = Math.min(1, Math.max(0, 0.38 + 0.9 * noise(stop / 14)))
    return { at: stop / 14, colour: withAlpha(colour, 0.75 * light) }
  })
  return {
    type: 'linear',
    from: exact(wavePointAt(axes, { s: edge[0]!.s, t: 0 })),
    to: exact(wavePointAt(axes, { s: edge.at(-1)!.s, t: 0 })),
    stops,
  }
}

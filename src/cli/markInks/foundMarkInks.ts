import { nodeMetrics } from '../../draw/node/nodeCanvas'
import { FONTS, type FontPair } from '../../text/fonts'

const MARKS = '，。、；：．？！·—…～（《【〈「『）》】〉」』'
/** for variable families; interpolated between, with an error up to 0.008 em (tested) */
const WEIGHTS = [200, 300, 400, 700, 900]
const VARIABLE = /Variable$/

/** Ink edges in em / 1000, measured, by family, weight and mark. */
export function foundMarkInks(): Record<string, Record<string, Record<string, number[]>>> {
  const faces = new Map(Object.values<FontPair>(FONTS).map(({ han }) => [han.family, han]))
  return Object.fromEntries(
    [...faces].map(([family, { regular, bold }]) => {
      const weights = VARIABLE.test(family) ? WEIGHTS : [...new Set([regular, bold])]
      return [family, Object.fromEntries(weights.map((weight) => [weight, inksOf(family, weight)]))]
    }),
  )
}

function inksOf(family: string, weight: number): Record<string, number[]> {
  const covered = [...MARKS].filter((mark) => nodeMetrics.covers(family, mark))
  return Object.fromEntries(covered.map((mark) => [mark, edgesOf(mark, family, weight)]))
}

export function edgesOf(mark: string, family: string, weight: number): number[] {
  const { x, y, width, height } = nodeMetrics.inkEm(mark, { family, weight, italic: false, sizePx: 1 })
  return [x, y, x + width, y + height].map((em) => Math.round(em * 1000) || 0) // not -0, which JSON does not have
}

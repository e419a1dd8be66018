import { averageColour, mixColours, worstContrast } from '../../scene/colour'

const NEEDED = 4.8 // more than the 4.5 of text: a ground is known to a few percent
const SHARE = 0.55 // of the contrast of the words
const TURNS = 12

/** An ink mixed with its ground; the ink itself where it has no contrast to spare. */
export function lighterInk(ink: string, grounds: readonly string[]): string {
  if (grounds.length === 0) return ink
  const ground = averageColour(grounds)
  const own = worstContrast(ink, grounds)
  const wanted = Math.max(NEEDED, SHARE * own)
  if (own <= wanted) return ink
  let [low, high] = [0, 1]
  for (let turn = 0; turn < TURNS; turn += 1) {
    const middle = (low + high) / 2
    if (worstContrast(mixColours(ink, ground, middle), grounds) >= wanted) low = middle
    else high = middle
  }
  return mixColours(ink, ground, low)
}

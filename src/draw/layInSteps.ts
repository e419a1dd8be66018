import { withinWidths } from './fonts/browserMetrics'

const WIDTHS_A_STEP = 20 // new ones cost 20 to 100 µs each

/** A layout by browserMetrics that may pause: the first step lays what is below the words, the others measure them a few at a time. */
export function* layInSteps<T>(lay: () => T): Generator<void, T> {
  let scene = withinWidths(0, lay)
  while (scene === null) {
    yield
    scene = withinWidths(WIDTHS_A_STEP, lay)
  }
  return scene
}

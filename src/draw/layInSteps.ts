import type { Font } from '../scene/nodes'
import type { MemoMetrics } from '../text/metrics/memoMetrics'
import type { TextMetrics } from '../text/metrics/metrics'
import { roughWidthPx } from '../text/metrics/roughWidth'
import { browserMetrics } from './fonts/browserMetrics'

/**
 * A layout by `metrics` that can pause between its steps. Nearly all the time of a card's first layout is measuring: done
 * at once, it makes the longest task of thumbnails 60 ms longer (143 ms instead of 82, Chromium slowed four times). So the card
 * is laid out with rough widths for unknown ones, these are measured one a step, and so on until none is unknown, mostly
 * after two or three layouts.
 */
export function* layInSteps<T>(
  lay: (metrics: TextMetrics) => T,
  metrics: MemoMetrics = browserMetrics,
): Generator<void, T> {
  for (;;) {
    const missing: [text: string, font: Font, letterSpacingPx: number][] = []
    const laid = lay({
      covers: metrics.covers,
      widthPx: (text, font, letterSpacingPx = 0) => {
        const known = metrics.knownWidthPx(text, font, letterSpacingPx)
        if (known !== undefined) return known
        missing.push([text, font, letterSpacingPx])
        return roughWidthPx(text, font, letterSpacingPx)
      },
    })
    if (missing.length === 0) return laid
    for (const width of missing) {
      yield
      metrics.widthPx(...width)
    }
    yield
  }
}

import type { Font } from '../scene/nodes'
import type { Steps } from '../scene/steps'
import type { MemoMetrics } from '../text/metrics/memoMetrics'
import type { TextMetrics } from '../text/metrics/metrics'
import { roughWidthPx } from '../text/metrics/roughWidth'
import { browserMetrics } from './fonts/browserMetrics'

/**
 * A layout by `metrics` that pauses between widths that it measures, as well as between its own steps. Done at once, measuring
 * makes the longest task of thumbnails 60 ms longer (143 ms instead of 82, Chromium slowed four times). So the card
 * is laid out with rough widths for unknown ones, these are measured one a step, and so on until none is unknown, mostly
 * after two or three layouts. A font that arrives in a pause makes all widths unknown.
 */
export function* layInSteps<T>(
  lay: (metrics: TextMetrics) => Steps<T>,
  metrics: MemoMetrics = browserMetrics,
): Steps<T> {
  for (;;) {
    const missing: [text: string, font: Font, letterSpacingPx: number][] = []
    const { covers } = metrics
    const laid = yield* lay({
      covers,
      inkEm: metrics.inkEm,
      widthPx: (text, font, letterSpacingPx = 0) => {
        const known = metrics.knownWidthPx(text, font, letterSpacingPx)
        if (known !== undefined) return known
        missing.push([text, font, letterSpacingPx])
        return roughWidthPx(text, font, letterSpacingPx)
      },
    })
    if (missing.length === 0 && metrics.covers === covers) return laid
    for (const width of missing) {
      yield
      metrics.widthPx(...width)
    }
    yield
  }
}

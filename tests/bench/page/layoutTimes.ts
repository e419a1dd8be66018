import { browserMetrics } from '../../../src/draw/fonts/browserMetrics'
import { layoutCard } from '../../layout/withFeatures'
import { benchCard, CONTENT } from './benchCard'

const SAMPLES = {
  en: `${CONTENT} We are perishing for want of wonder, not for want of wonders. `,
  zh: '世界永远不缺奇迹，缺的只是惊奇之心；我们走得太远，以至于忘记了为什么出发。',
}

/** Layout time in ms, with no widths cached and with all cached. */
export function layoutTimes(language: keyof typeof SAMPLES, characters: number, runs: number) {
  const sample = SAMPLES[language]
  const text = sample.repeat(Math.ceil(characters / sample.length)).slice(0, characters)
  const [card, other] = [benchCard(0, text), benchCard(1, text)] // Equal words would not be laid out again.
  const times: { cold: number[]; warm: number[] } = { cold: [], warm: [] }
  for (let run = 0; run < runs; run++) {
    browserMetrics.clear()
    times.cold.push(timed(() => layoutCard(card, browserMetrics)))
    times.warm.push(timed(() => layoutCard(other, browserMetrics)))
  }
  return times
}

function timed(run: () => unknown): number {
  const from = performance.now()
  run()
  return performance.now() - from
}

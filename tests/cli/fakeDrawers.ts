import { DEFAULT_SETTINGS } from '../../src/card/settings'
import type { CardRenderer } from '../../src/cli/card/drawing/workerPool'
import type { DrawnCard, DrawRequest, Task } from '../../src/cli/card/task'
import { RendererGoneError } from '../../src/draw/node/drawingProcess'
import { almanacQuote } from '../../src/quotes/almanac'

export function numberedTask(nth: number): Task {
  const day = '2026-11-21'
  return {
    label: `task ${nth}`,
    day,
    file: `${nth}.png`,
    request: {
      card: { kind: 'quote', quote: { ...almanacQuote(day), id: String(nth) }, settings: DEFAULT_SETTINGS },
      isChosen: true,
      options: { format: 'png', quality: 1, scale: 1, opensAgain: false },
      size: null,
      picturesIn: null,
      linkOrigin: null,
    },
    warnings: [],
  }
}

export function idOf({ card }: DrawRequest): number {
  return card.kind === 'quote' ? Number(card.quote.id) : NaN
}

export function drawnAs(request: DrawRequest): DrawnCard {
  const bytes = new TextEncoder().encode(String(idOf(request)))
  return { bytes, widthPx: 1, heightPx: 1, problems: [], lacksGlyphs: [], lacksPictures: false, link: null }
}

/** Renderers that take so many turns of the event loop for a card, and die of some. */
export function fakeRenderers(
  turnsOf: (id: number) => number,
  diesOf: (id: number, time: number) => boolean,
) {
  const times = new Map<number, number>()
  const counts = { started: 0, atOnce: 0, mostAtOnce: 0, ended: 0 }
  const start = (): CardRenderer => {
    counts.started++
    return {
      async draw(request) {
        const id = idOf(request)
        times.set(id, (times.get(id) ?? 0) + 1)
        counts.mostAtOnce = Math.max(counts.mostAtOnce, ++counts.atOnce)
        for (let turn = turnsOf(id); turn > 0; turn--) await new Promise(setImmediate)
        counts.atOnce--
        if (diesOf(id, times.get(id)!)) throw new RendererGoneError('its process ended with SIGKILL', true)
        return drawnAs(request)
      },
      isAlive: () => true,
      end: () => void counts.ended++,
    }
  }
  return { start, counts, times }
}

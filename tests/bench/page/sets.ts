import { itemsOfDays, type SetLook } from '../../../src/card/set/setItems'
import { TEMPLATES } from '../../../src/card/templates'
import { exportCard } from '../../../src/export/exportCard'
import { drawSet, type SetRenderer } from '../../../src/export/set/drawSet'
import { exportRequest, readyItem, pageRenderer } from '../../../src/export/set/pageRenderer'
import { workerRenderer } from '../../../src/export/set/workerRenderer'
import { almanacQuote } from '../../../src/quotes/almanac'
import { benchCard } from './benchCard'

export type SetWay = 'singles' | 'worker' | 'page'

const DAYS = Array.from({ length: 30 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
const SIGNAL = new AbortController().signal
const drawers: Partial<Record<SetWay, SetRenderer>> = {}

/** Single exports or a set; `edition` changes pixels, to avoid caches. */
async function month(way: SetWay, look: SetLook, edition: number): Promise<{ ms: number; bytes: number }> {
  const days = DAYS.map((day) => ({ day, quote: almanacQuote(day) }))
  const card = { ...benchCard(edition), settings: TEMPLATES.sunny.settings }
  const making = {
    format: 'png',
    usualFormat: 'png',
    quality: 0.95,
    scale: 2,
    opensAgain: true,
    pattern: '{date}',
  } as const
  const items = itemsOfDays(days, ['4:5'], look, card, making)
  const renderer = way === 'singles' ? null : await drawerOf(way)
  let bytes = 0
  const from = performance.now()
  if (renderer) {
    for await (const { file } of drawSet(items, { renderer, signal: SIGNAL })) bytes += file.size
  } else {
    for (const item of items)
      bytes += (await exportCard(await readyItem(item, SIGNAL), exportRequest(item))).blob.size
  }
  return { ms: performance.now() - from, bytes }
}

async function drawerOf(way: 'worker' | 'page'): Promise<SetRenderer> {
  const renderer = drawers[way] ?? (way === 'worker' ? await workerRenderer() : pageRenderer())
  if (!renderer) throw new Error('no worker draws here')
  return (drawers[way] = renderer)
}

export const sets = { month }

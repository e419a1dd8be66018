import type { Card } from '../../src/card/card'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { layoutCard } from '../layout/withFeatures'
import { almanacQuote } from '../../src/quotes/almanac'
import entries from '../../src/quotes/almanac.json'
import type { Scene } from '../../src/scene/nodes'
import type { TextMetrics } from '../../src/text/metrics/metrics'
import { typographic } from '../../src/text/typographic'
import { idsOf } from '../layout/cards'

export interface LineStatistics {
  cards: number
  cut: number
  english: Counted<'leaning'>
  chinese: Counted<'parted' | 'particle' | 'carried'>
  large: number // cards whose translation exceeds 0.75 of the quote's size
  small: number // cards whose quote is under 24 px
}

interface Counted<Fault extends string> {
  breaks: number
  faults: Record<Fault, string[]>
}

/** Words that belong to the next one. Repeated here, since text/breaks.ts must not judge itself. */
const LEANING = new Set(
  (
    'a an the of in on at to by for from with without into onto upon unto as than through over under between about ' +
    'against among within toward towards and or but nor if that when where while ' +
    'is am are was were be been being has have had do does did will would shall should can could may might must ' +
    'cannot not never no i you he we she they it my your his her its our their thy who which ' +
    'it’s i’m you’re we’re they’re he’s she’s that’s there’s i’ll you’ll we’ll i’ve you’ve we’ve don’t doesn’t can’t won’t isn’t'
  ).split(' '),
)
const CHINESE_WORDS = new Intl.Segmenter('zh', { granularity: 'word' })
const IN_CLAUSE = /\p{Script=Han}$/u
/** A line that begins with the last one or two characters of a clause. */
const CARRIED_OVER = /^\p{Script=Han}{1,2}(?:[，。；：！？、”’」』》…—]|$)/u

export function statisticsOf(
  quotes: readonly { content: string; translation: string; author: string }[] = entries.map(({ day }) =>
    almanacQuote(`2028-${day}`),
  ),
  templates: readonly TemplateId[] = idsOf(TEMPLATES),
  metrics: TextMetrics = nodeMetrics,
): LineStatistics {
  const all: LineStatistics = {
    cards: 0,
    cut: 0,
    english: { breaks: 0, faults: { leaning: [] } },
    chinese: { breaks: 0, faults: { parted: [], particle: [], carried: [] } },
    large: 0,
    small: 0,
  }
  for (const template of templates) {
    for (const words of quotes) {
      const quote = { ...almanacQuote('2028-01-01'), citation: null, ...words }
      const card: Card = { kind: 'quote', quote, settings: TEMPLATES[template].settings }
      count(layoutCard(card, metrics), quote, template, all)
    }
  }
  return all
}

function count(
  scene: Scene,
  { content, translation }: { content: string; translation: string },
  template: TemplateId,
  all: LineStatistics,
): void {
  all.cards += 1
  if (scene.notices.some((notice) => notice.code === 'truncated' && notice.block !== 'author')) all.cut += 1
  const shown = { content: typographic(content), translation: typographic(translation) }
  const sizes: number[] = []
  for (const { id, lines = [], sizePx } of scene.blocks) {
    if (id !== 'content' && id !== 'translation') continue
    sizes[id === 'content' ? 0 : 1] = sizePx
    const longest = Math.max(...lines.map(({ end }) => end))
    // If Chinese is the primary language, the blocks swap their text.
    const text = [shown[id], ...Object.values(shown)].find(({ length }) => length === longest) ?? shown[id]
    countBlock(
      text,
      lines.map(({ end }) => end),
      template,
      all,
    )
  }
  // Either may lead.
  const [translationPx = 0, quotePx = 0] = sizes.toSorted((one, other) => one - other)
  if (translationPx > 0.75 * quotePx) all.large += 1
  if (quotePx < 24) all.small += 1
}

function countBlock(
  text: string,
  ends: readonly number[],
  template: TemplateId,
  { english, chinese }: LineStatistics,
): void {
  const isChinese = /\p{Script=Han}/u.test(text)
  const starts = isChinese ? new Set([...CHINESE_WORDS.segment(text)].map(({ index }) => index)) : null
  ends.slice(0, -1).forEach((end, line) => {
    if (text[end - 1] === '\n') return
    const before = text.slice(ends[line - 1] ?? 0, end).trim()
    const after = text.slice(end, ends[line + 1]).trim()
    const sides = `${template}: ${before} / ${after}`
    if (!starts) {
      english.breaks += 1
      const word = before
        .split(/[\s—]/)
        .at(-1)!
        .replace(/^[“‘(]+/, '')
      if (LEANING.has(word.toLowerCase())) english.faults.leaning.push(sides)
      return
    }
    chinese.breaks += 1
    if (!starts.has(end)) chinese.faults.parted.push(sides)
    if ('的了着'.includes(after[0] ?? ' ')) chinese.faults.particle.push(sides)
    if (IN_CLAUSE.test(before) && CARRIED_OVER.test(after)) chinese.faults.carried.push(sides)
  })
}

/** Highest share of each fault. */
const GOALS = { leaning: 0.04, parted: 0.001, particle: 0.002, carried: 0.005 }

export function reportOf(
  { cards, cut, english, chinese, large, small }: LineStatistics,
  isListed: boolean,
): { report: string; isGood: boolean } {
  const faults = [
    ...Object.entries(english.faults).map(([name, found]) => ({ name, found, of: english.breaks })),
    ...Object.entries(chinese.faults).map(([name, found]) => ({ name, found, of: chinese.breaks })),
  ]
  const lines = faults.map(({ name, found, of }) => {
    const share = found.length / Math.max(1, of)
    const goal = GOALS[name as keyof typeof GOALS]
    return {
      isGood: share <= goal,
      text: `${name}: ${found.length} of ${of} breaks, ${percent(share)} of ${percent(goal)}`,
      list: isListed ? [...new Set(found)].map((sides) => `    ${sides}`) : [],
    }
  })
  return {
    report: [
      ...lines.flatMap(({ isGood, text, list }) => [`${isGood ? '✓' : '✗'} ${text}`, ...list]),
      `translation over 0.75 of the quote: ${large} of ${cards} cards, ${percent(large / cards)}`,
      `quote under 24 px: ${small} of ${cards} cards, ${percent(small / cards)}`,
      `cut: ${cut} of ${cards} cards`,
    ].join('\n'),
    isGood: lines.every(({ isGood }) => isGood),
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`
}

import type { Card } from '../../src/card/card'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import type { RatioId } from '../../src/look/ratios'
import { almanacQuote } from '../../src/quotes/almanac'
import type { SceneBlock } from '../../src/scene/nodes'
import { idsOf } from '../layout/cards'
import { layoutCard } from '../layout/withFeatures'
import sentences from './sentences.json'

/**
 * Chinese sentences that no almanac holds; | stands where an editor would let a line end, as may any mark. Rules are
 * tuned on every other one of a kind; the rest are kept, and are listed only when asked for.
 */
export interface Sentence {
  text: string
  places: ReadonlySet<number> // UTF-16 offsets
  isVerse: boolean
  isKept: boolean
  isTaught: boolean // only to `learnPhrases.ts`
}

const MARK = /[，。；：！？、…—”’》]/u

export const SENTENCES: readonly Sentence[] = Object.entries(sentences).flatMap(([kind, marked]) =>
  marked.map((line, at): Sentence => {
    const places = new Set<number>()
    let text = ''
    for (const character of line) {
      if (character === '|') places.add(text.length)
      else text += character
      if (MARK.test(character)) places.add(text.length)
    }
    return {
      text,
      places,
      isVerse: kind === 'classical',
      isKept: kind !== 'tuning' && at % 2 === 1,
      isTaught: kind === 'tuning',
    }
  }),
)

export type Setting = 'lines' | 'columns' | 'cells'

export interface Ends {
  count: number
  bad: string[] // each with its template
}

export type PhraseStatistics = Record<'prose' | 'verse', Record<Setting, Record<string, Ends>>>

export function phraseStatistics(
  asked: readonly Sentence[],
  templates: readonly TemplateId[] = idsOf(TEMPLATES),
  ratios: readonly (RatioId | null)[] = [null], // null: the template's own
): PhraseStatistics {
  const found: PhraseStatistics = {
    prose: { lines: {}, columns: {}, cells: {} },
    verse: { lines: {}, columns: {}, cells: {} },
  }
  for (const template of templates)
    for (const sentence of asked)
      for (const ratio of ratios) {
        const settings = { ...TEMPLATES[template].settings, ...(ratio ? { aspectRatio: ratio } : {}) }
        const quote = {
          ...almanacQuote('2028-01-01'),
          citation: null,
          content: sentence.text,
          translation: '',
        }
        const card: Card = { kind: 'quote', quote, settings }
        const block = layoutCard(card, nodeMetrics).blocks.find(({ id }) => id === 'content')!
        const ends = (found[sentence.isVerse ? 'verse' : 'prose'][settingOf(block)][template] ??= {
          count: 0,
          bad: [],
        })
        count(sentence, (block.cells ?? block).lines ?? [], `${template}${ratio ? ` ${ratio}` : ''}`, ends)
      }
  return found
}

function settingOf({ cells }: SceneBlock): Setting {
  return cells ? (cells.isVertical ? 'columns' : 'cells') : 'lines'
}

function count(
  { text, places }: Sentence,
  lines: readonly { end: number }[],
  place: string,
  ends: Ends,
): void {
  const stops = [...new Set(lines.map(({ end }) => end))].sort((one, other) => one - other)
  ends.count += stops.length - 1
  stops.slice(0, -1).forEach((end, line) => {
    if (!places.has(end))
      ends.bad.push(
        `${place}: ${text.slice(stops[line - 1] ?? 0, end)} / ${text.slice(end, stops[line + 1])}`,
      )
  })
}

export function sumOf(ends: Record<string, Ends>): Ends {
  const all = Object.values(ends)
  return { count: all.reduce((sum, { count }) => sum + count, 0), bad: all.flatMap(({ bad }) => bad) }
}

export function shareOf({ count, bad }: Ends): number {
  return bad.length / Math.max(1, count)
}

export function phraseReport({
  isListed,
  isKeptListed,
}: {
  isListed: boolean
  isKeptListed: boolean
}): string {
  return [false, true]
    .flatMap((isKept) => {
      const found = phraseStatistics(
        SENTENCES.filter((sentence) => !sentence.isTaught && sentence.isKept === isKept),
      )
      const name = isKept ? 'kept' : 'tuned'
      const isNamed = isListed && isKept === isKeptListed
      return [
        ...settingsReport(`prose, ${name}`, found.prose, isNamed),
        ...settingsReport(`verse, ${name}`, found.verse, isNamed),
      ]
    })
    .join('\n')
}

function settingsReport(name: string, found: PhraseStatistics['prose'], isNamed: boolean): string[] {
  return Object.entries(found).flatMap(([setting, byTemplate]) => {
    const all = sumOf(byTemplate)
    const worstFirst = Object.entries(byTemplate)
      .filter(([, { bad }]) => bad.length > 0)
      .sort(([, one], [, other]) => shareOf(other) - shareOf(one))
    return [
      `${name}, ${setting}: ${all.bad.length} of ${all.count} ends, ${percent(shareOf(all))}`,
      `    ${worstFirst.map(([template, ends]) => `${template} ${percent(shareOf(ends))}`).join(' · ')}`,
      ...(isNamed ? worstFirst.flatMap(([, { bad }]) => bad.map((sides) => `    ${sides}`)) : []),
    ]
  })
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`
}

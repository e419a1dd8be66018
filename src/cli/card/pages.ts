/** The words of one card as several: --pages, and --text for words of any length. */
import { readLongText } from '../../card/longText'
import { PAGES_LIMITS } from '../../card/limits'
import { intoPages, pageCards, withPageTexts } from '../../card/pages'
import { NO_PICTURES } from '../../draw/node/nodeCanvas'
import { sceneOfCard } from '../../export/cardFile'
import { FILLING_VIEW, paginate } from '../../layout/paginate'
import { usageError } from './commandError'
import { isRangeOfDays } from './days'
import { textOfFile } from './inputFiles'
import type { CardJob } from './job'
import type { OptionName, OptionValues } from './options'
import { type Task, taskFor } from './task'

const MAX_BYTES = 1_000_000

export function arePages({ pages, text }: OptionValues): boolean {
  return pages === true || text !== undefined
}

export function refuseBesidePages(values: OptionValues, targets: readonly unknown[] | null): void {
  if (!arePages(values)) return
  const name = values.text === undefined ? 'pages' : 'text'
  const others: readonly OptionName[] = ['product', 'card', 'orders', 'quotes', 'emphasis']
  const clashing = [...others, ...(name === 'text' ? (['quote', 'translation'] as const) : [])]
  const other = clashing.find((option) => values[option] !== undefined)
  if (other) throw usageError(`--${name} and --${other}: pages are of one text`)
  if (isRangeOfDays(values)) throw usageError(`--${name}: pages are of one day`)
  if (targets && targets.length > 1) throw usageError(`--${name}: pages are for one target`)
}

export async function pageTasks(
  job: CardJob,
  { text }: OptionValues,
  linkOrigin: string | null,
): Promise<Task[]> {
  const { days, targets, cardOf } = job
  const card = cardOf(days[0]!, targets?.[0])
  if (card.kind === 'product') return []
  const paged = { ...card, quote: intoPages(card, text === undefined ? undefined : longTextOf(text)) }
  const texts = await paginate(
    paged,
    async (page) => (await sceneOfCard(page, NO_PICTURES, FILLING_VIEW)).scene,
  )
  if (!texts) throw usageError(`the text would be more than ${PAGES_LIMITS.pages} pages`)
  const day = card.quote.date
  const cards = pageCards({ ...paged, quote: withPageTexts(paged.quote, texts) })
  return cards.map((one, at) => {
    const page = String(at + 1).padStart(String(cards.length).length, '0')
    return taskFor(one, job, { label: `page ${at + 1}`, day, page }, { linkOrigin })
  })
}

function longTextOf(file: string) {
  const text = textOfFile('text', file, MAX_BYTES)
  if (text.trim() === '') throw usageError(`--text ${file}: there are no words in it`)
  if (text.length > PAGES_LIMITS.text)
    throw usageError(`--text ${file}: it has ${text.length} characters and may have ${PAGES_LIMITS.text}`)
  return readLongText(text)
}

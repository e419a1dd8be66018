import { parseArgs } from 'node:util'
import { PAGES_LIMITS } from '../../card/limits'
import type { SettingName } from '../../card/namedSettings'
import { usageError } from './commandError'
import { nearestName } from './optionValues'

/** Without a value, an option is a flag. */
export const OPTIONS = {
  date: { value: 'YYYY-MM-DD', help: 'the day whose quote is drawn (default: today)' },
  from: { value: 'YYYY-MM-DD', help: 'with --to: a card for each day of a range' },
  to: { value: 'YYYY-MM-DD', help: 'the last day of the range' },
  days: { value: 'range', help: 'the same in one word: 2026-11, 2026, or from..to, 2026-11-03..2026-12' },
  template: { value: 'id', help: 'the card’s template (default: that of the editor’s first card)' },
  ratio: { value: 'id', help: 'the card’s aspect ratio (default: the template’s own)' },
  target: {
    value: 'id,…',
    help: 'the place it is made for, with that place’s size, format and clear zones; with several, a card for each',
  },
  'date-line': { value: 'parts', help: 'what the card says of its day: numbers,lunar (default: numbers)' },
  characters: { value: 'id', help: 'in which Chinese is drawn, whatever is typed: simplified, traditional' },
  pinyin: { help: 'shows pinyin above the Chinese' },
  seal: { help: 'shows a seal, of the watermark’s Chinese characters' },
  'seal-text': { value: 'text', help: 'what the seal says, one to four characters' },
  'seal-style': { value: 'id', help: 'how it is cut (default: tall)' },
  'seal-place': {
    value: 'id',
    help: 'author, right or left (default: right), unless the card has its own place',
  },
  art: { value: 'id', help: 'paints the background: mountains, moon, sea … (--list art), by the card’s day' },
  seed: { value: 'number', help: 'another of that day’s paintings (default: 0, the day’s own)' },
  palette: { value: 'id', help: 'the painting’s colors (default: by the day)' },
  frame: { value: 'id', help: 'the card’s frame (default: the template’s own)' },
  composition: { value: 'id', help: 'how a quote’s words stand on the card (default: the template’s own)' },
  lead: {
    value: 'id',
    help: 'the language that is set first, or alone (default: the original’s)',
  },
  scale: { value: '1-4', help: 'times 540 px on the short side (default: 2)' },
  out: {
    value: 'path',
    help: 'a file, a folder, a path with {date}, {target}, {name} or {ext} in it, or - for stdout (default: ./quote-{date}.png)',
  },
  pack: { value: 'file', help: 'writes the cards into one zip file, with a list of them, manifest.json' },
  format: {
    value: 'png|jpg|webp|pdf|svg',
    help: '(default: by the extension of --out, else the target’s, else png); pdf and svg are vectors',
  },
  print: {
    value: 'cards|poster|desk',
    help: 'print sheets as one PDF in true size: A6 cards, the poster of each month, the desk calendar of each year',
  },
  paper: { value: 'a4|a3|letter', help: 'with --print: its paper (default: a4, of a poster a3)' },
  'per-sheet': {
    value: '1|2|4|8',
    help: 'with --print cards: how many on a sheet (default: 2), as A6, A6, A7 or A8; 1 is its own sheet; on a3 twice as many',
  },
  leaves: { value: 'months|weeks', help: 'with --print desk: a leaf for each of these (default: months)' },
  'week-starts': { value: 'sunday|monday', help: 'with --print poster or desk (default: by --language)' },
  'without-bleed': { help: 'with --print cards: nothing is drawn beyond where they are cut' },
  'without-marks': { help: 'with --print cards or desk: no crop marks' },
  'without-lunar': { help: 'with --print poster or desk: no Chinese calendar' },
  quality: { value: '0.6-1', help: 'of jpg and webp (default: 0.95)' },
  quote: { value: 'text', help: 'your own words in place of the day’s' },
  translation: { value: 'text', help: 'their translation' },
  author: { value: 'name', help: 'who said them' },
  quotes: {
    value: 'file',
    help: 'your own list in place of the almanac, one a day: text, CSV, JSON, Markdown, Kindle’s clippings',
  },
  pages: { help: 'splits the words into pages, a card for each, with {page} in --out' },
  text: {
    value: 'file',
    help: `the same for a text of up to ${PAGES_LIMITS.text.toLocaleString('en')} characters, plain or Markdown`,
  },
  emphasis: {
    value: 'kind:words;…',
    help: 'marks words: marker, underline, circle, dots, color or giant (default: marker), as in circle:half done',
  },
  card: { value: 'file', help: 'a picture with its card in it: that card, drawn anew' },
  product: { value: 'file', help: 'a product’s details as JSON, in place of a quote' },
  orders: { value: 'file', help: 'cards as lines of JSON, one order a line, or - for stdin' },
  shard: { value: 'n/of', help: 'draws a part, such as 3/8: the eight parts are the whole, no card twice' },
  'skip-existing': { help: 'leaves cards whose file is there, to go on where it stopped' },
  jobs: { value: 'number', help: 'processes that draw at a time (default: one for each core)' },
  quiet: { help: 'says nothing but warnings and errors' },
  json: { value: 'file', help: 'settings as JSON, over those of the template' },
  'without-card': { help: 'leaves the card out of the file, which cannot be opened again then' },
  language: { value: 'en|zh', help: 'of the card, and of the names that --list gives (en)' },
  list: {
    value: 'templates|ratios|targets|frames|compositions|art|leads|date-line|seal-styles|seal-places',
    help: 'names what there is',
  },
  help: { short: 'h', help: 'shows this' },
  version: { short: 'v', help: 'shows the version' },
} as const satisfies Record<string, Option> & Record<SettingName, Option>

interface Option {
  value?: string
  short?: string
  help: string
}

export type OptionName = keyof typeof OPTIONS

type Flag = {
  [Name in OptionName]: (typeof OPTIONS)[Name] extends { value: string } ? never : Name
}[OptionName]
export type OptionValues = { [Name in OptionName]?: Name extends Flag ? boolean : string }

export function parseOptions(args: readonly string[]): OptionValues {
  const options = Object.fromEntries(
    Object.entries(OPTIONS).map(([name, option]) => [
      name,
      'value' in option
        ? { type: 'string' as const }
        : { type: 'boolean' as const, ...('short' in option && { short: option.short }) },
    ]),
  )
  // parseArgs errors do not say what an option expects, so each argument is checked here.
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw usageError(
        `"${token.value}" belongs to no option; in quotes, words with spaces are one value${HINT}`,
      )
    if (token.kind === 'option') checkOption(token)
  }
  return values as OptionValues
}

const HINT = '; see quotidian --help'

function checkOption({ name, rawName, value, inlineValue }: GivenOption): void {
  if (!Object.hasOwn(OPTIONS, name)) {
    const meant = nearestName(name, Object.keys(OPTIONS))
    throw usageError(`there is no option ${rawName}${meant === null ? HINT : `: did you mean --${meant}?`}`)
  }
  const option = OPTIONS[name as OptionName]
  if (!('value' in option)) {
    if (value !== undefined) throw usageError(`${rawName} takes no value`)
    return
  }
  const wanted = `${rawName} needs a value, ${option.value}`
  if (value === undefined) throw usageError(wanted)
  if (!inlineValue && /^-./.test(value))
    throw usageError(`${wanted}; if "${value}" is meant as one, write ${rawName}="${value}"`)
}

interface GivenOption {
  name: string
  rawName: string // as typed, with its dashes
  value: string | undefined
  inlineValue: boolean | undefined // after "="
}

const COLUMN = 32

export function helpText(): string {
  const lines = Object.entries(OPTIONS).map(([name, option]) => {
    const short = 'short' in option ? `-${option.short}, ` : ''
    const head = `  ${short}--${name}${'value' in option ? ` ${option.value}` : ''}`
    return `${head.padEnd(COLUMN)} ${head.length > COLUMN ? `\n${' '.repeat(COLUMN + 1)}` : ''}${option.help}`
  })
  return `quotidian draws quote cards as pictures, with no network.

  quotidian --date 2026-11-21 --template sunny --ratio 1:1 --scale 2 --out card.png
  quotidian --from 2026-01-01 --to 2026-12-31 --template minimal --out cards/{date}.webp
  quotidian --days 2026-11 --target instagram-post,a6-card --pack november.zip
  quotidian --orders cards.jsonl --shard 1/4 --out cards/ --skip-existing
  quotidian --card card.png --ratio 9:16 --scale 3 --out story.jpg
  quotidian --quote "Well begun is half done." --author Aristotle --out - > card.png
  quotidian send --help      orders drawn on any number of machines: send, work, orders

${lines.join('\n')}

For "file" there may also stand - for stdin, or the JSON itself: --json '{"shadow": "lg"}'.
Folders are made as needed, and a file that is there is replaced once the new one is whole.
Exit codes: 0 done, 1 drawing or writing failed, 2 usage error, 3 some of many cards were left out, each named.
`
}

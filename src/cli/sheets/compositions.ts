import type { CardSettings, TextSettings } from '../../card/settings'
import { COMPOSITIONS, compositionOf, type CompositionId } from '../../look/compositions'
import { rests } from '../../look/compositions/heeded'
import { FRAMES } from '../../look/frames'
import { RATIOS } from '../../look/ratios'
import { keysOf } from '../../scene/values'
import type { FontId } from '../../text/fonts'
import { almanacQuote } from '../../quotes/almanac'
import { cell, QUOTES, type Cell, type Words } from './cell'

/** A ground and a family that suit each composition. */
const SUITS: Record<
  CompositionId,
  { backgroundColor: string; fontFamily: FontId; settings?: Partial<CardSettings> }
> = {
  plain: { backgroundColor: '#F5EFE2', fontFamily: 'font-serif' },
  almanac: {
    backgroundColor: '#FBF5E6',
    fontFamily: 'font-serif',
    settings: {
      templateInks: {
        quote: '#221A14',
        translation: '#5E5145',
        author: '#5E5145',
        small: '#5E5145',
        accent: '#B3231A',
      },
    },
  },
  numeral: {
    backgroundColor: '#FF7A5C',
    fontFamily: 'font-sans',
    settings: {
      templateInks: {
        quote: '#17120F',
        translation: '#17120F',
        author: '#17120F',
        small: '#17120F',
        accent: '#17120F',
      },
    },
  },
  literati: { backgroundColor: '#E5EAEA', fontFamily: 'font-serif' },
  vertical: { backgroundColor: '#182848', fontFamily: 'font-serif', settings: { accentColor: '#D9B56B' } },
  facing: { backgroundColor: '#F7F1E3', fontFamily: 'font-serif' },
  poster: {
    backgroundColor: '#2128D6',
    fontFamily: 'font-sans',
    settings: {
      templateInks: {
        quote: '#FFFFFF',
        translation: '#FFFFFF',
        author: '#FFE45C',
        small: '#FFFFFF',
        accent: '#FFE45C',
      },
    },
  },
  editorial: {
    backgroundColor: '#FFEFE0',
    fontFamily: 'font-serif',
    settings: {
      templateInks: {
        quote: '#221B17',
        translation: '#5F5249',
        author: '#9B1B30',
        small: '#5F5249',
        accent: '#9B1B30',
      },
    },
  },
  caption: {
    backgroundColor: '#F7F4EE',
    fontFamily: 'font-serif',
    settings: {
      showQuotationMarks: false,
      templateInks: {
        quote: '#1E2428',
        translation: '#57605F',
        author: '#A34B2A',
        small: '#57605F',
        accent: '#A34B2A',
      },
    },
  },
  postcard: {
    backgroundColor: '#8FA9B3',
    fontFamily: 'font-kai',
    settings: {
      showQuotationMarks: false,
      templateInks: {
        quote: '#243056',
        translation: '#525C78',
        author: '#243056',
        small: '#243056',
        accent: '#B5402F',
      },
    },
  },
  ticket: { backgroundColor: '#17463F', fontFamily: 'font-serif' },
  manuscript: {
    backgroundColor: '#FCFAF2',
    fontFamily: 'font-kai',
    settings: {
      compositionColors: { rule: '#D9705F' },
      templateInks: {
        quote: '#20305C',
        translation: '#44507A',
        author: '#20305C',
        small: '#20305C',
        accent: '#B2402F',
      },
    },
  },
  eightColumns: {
    backgroundColor: '#F3E3C2',
    fontFamily: 'font-brush',
    settings: {
      compositionColors: { rule: '#C2463A' },
      templateInks: {
        quote: '#1D1B1A',
        translation: '#4A4540',
        author: '#1D1B1A',
        small: '#1D1B1A',
        accent: '#B3261E',
      },
    },
  },
  whisper: { backgroundColor: '#BACBC2', fontFamily: 'font-serif' },
  verse: { backgroundColor: '#143730', fontFamily: 'font-serif' },
}

/** Words that show what a composition is for. */
const WORDS: Partial<Record<CompositionId, Words>> = {
  almanac: almanacQuote('2026-11-22'),
  literati: almanacQuote('2026-11-22'),
  numeral: almanacQuote('2026-11-22'),
  vertical: almanacQuote('2026-07-06'),
  facing: almanacQuote('2026-04-13'),
  poster: almanacQuote('2026-04-21'),
  editorial: almanacQuote('2026-05-15'),
  caption: almanacQuote('2026-08-20'),
  postcard: almanacQuote('2026-06-04'),
  ticket: almanacQuote('2026-11-22'),
  manuscript: almanacQuote('2026-07-12'),
  eightColumns: almanacQuote('2026-07-12'),
  verse: almanacQuote('2026-06-17'),
}

/** Every composition at every ratio. */
export function compositionRows(): Cell[][] {
  return keysOf(COMPOSITIONS).map((composition) =>
    keysOf(RATIOS).map((aspectRatio) => cellOf(composition, aspectRatio, { aspectRatio })),
  )
}

/** Every composition but the plain one in every frame that takes it. */
export function compositionFrameRows(): Cell[][] {
  const own = keysOf(COMPOSITIONS).filter((composition) => composition !== 'plain')
  return own.map((composition) =>
    keysOf(FRAMES)
      .filter((frameStyle) => compositionOf(composition, frameStyle))
      .flatMap((frameStyle) =>
        (['3:4', '16:9'] as const).map((aspectRatio) =>
          cellOf(composition, `${FRAMES[frameStyle].label.en} ${aspectRatio}`, { frameStyle, aspectRatio }),
        ),
      ),
  )
}

/** Every composition with each of the sheets' quotes. */
export function compositionQuoteRows(): Cell[][] {
  return keysOf(COMPOSITIONS).map((composition) =>
    (['3:4', '16:9'] as const).flatMap((aspectRatio) =>
      Object.entries(QUOTES).map(([name, quote]) =>
        cellOf(composition, `${name} ${aspectRatio}`, { aspectRatio }, quote),
      ),
    ),
  )
}

/** Every composition that has room for pinyin, with it. */
export function compositionPinyinRows(): Cell[][] {
  const open = keysOf(COMPOSITIONS).filter((composition) => !rests('pinyin', composition))
  return open.flatMap((composition) =>
    (['auto', 'zh'] as const).map((lead) =>
      keysOf(RATIOS).map((aspectRatio) =>
        cellOf(composition, `${aspectRatio} ${lead}`, { aspectRatio, lead }, undefined, { pinyin: true }),
      ),
    ),
  )
}

function cellOf(
  composition: CompositionId,
  name: string,
  settings: Partial<CardSettings>,
  quote: Words = WORDS[composition] ?? QUOTES.median,
  text: Partial<TextSettings> = {},
): Cell {
  const { backgroundColor, fontFamily, settings: own } = SUITS[composition]
  const label = `${COMPOSITIONS[composition].label.en}, ${name}`
  return cell(
    label,
    { composition, backgroundColor, shadow: 'none', ...own, ...settings },
    { fontFamily, bold: false, ...text },
    quote,
  )
}

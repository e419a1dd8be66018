import type { CardSettings } from '../../card/settings'
import { FRAMES } from '../../look/frames'
import { keysOf } from '../../scene/values'
import { cell, QUOTES, type Cell } from './cell'

type Words = (typeof QUOTES)['short']

const HARD_WORDS: Record<string, Words> = {
  verse: {
    content:
      'Hope is the thing with feathers\nThat perches in the soul,\nAnd sings the tune without the words,\nAnd never stops at all,',
    translation: '希望长着羽毛，\n栖息在灵魂里，\n唱着无词的歌，\n永不停息。',
    author: 'Emily Dickinson',
  },
  'long lines': {
    content:
      'I celebrate myself, and sing myself, and what I assume you shall assume, wherever it may be,\nFor every atom belonging to me as good belongs to you.',
    translation: '我赞美我自己，歌唱我自己，\n因为属于我的每一个原子，也同样属于你。',
    author: 'Walt Whitman',
  },
  'long words': {
    content: 'See https://en.wikipedia.org/wiki/Donaudampfschifffahrtsgesellschaftskapitänswitwe?action=edit',
    translation: '详见 https://example.com/a/very/long/address?with=a&query=too',
    author: 'Maria-Theresia Walburga Amalia Christina von Habsburg-Lothringen, Archduchess of Austria',
  },
  'no translation': { ...QUOTES.median, translation: '' },
  'no author': { ...QUOTES.median, author: '' },
  'Chinese alone': { content: '知之为知之，不知为不知，是知也。', translation: '', author: '孔子' },
  'dashes and marks': {
    content: '知识——不是别的——给人自由，“自由”（真的）……',
    translation: 'Knowledge—nothing else—“makes us free”.',
    author: '佚名',
  },
  emoji: { content: '👨‍👩‍👧‍👦 first, 👩🏽‍🚀 next 🇨🇳', translation: '家人🏡第一👍🏽', author: '🧙‍♂️ Merlin' },
  Arabic: {
    content: 'كتاب Don Quixote (1605) هو أول رواية حديثة!',
    translation: '《堂吉诃德》是第一部现代小说。',
    author: 'ابن خلدون',
  },
  Hebrew: {
    content: 'אם אין אני לי, מי לי? וכשאני לעצמי, מה אני?',
    translation: 'If I am not for myself, who will be for me?',
    author: 'הלל',
  },
}

export function finishRows(): Cell[][] {
  const cells: [Partial<CardSettings>, 'text-left' | 'text-center' | 'text-right'][] = [
    [{ aspectRatio: '16:9' }, 'text-left'],
    [{ aspectRatio: '1:1' }, 'text-center'],
    [{ aspectRatio: '9:16', frameStyle: 'polaroid' }, 'text-left'],
    [{ aspectRatio: '21:9', frameStyle: 'minimal' }, 'text-right'],
  ]
  return Object.entries(HARD_WORDS).map(([name, words]) =>
    cells.map(([settings, align]) =>
      cell(
        `${name} ${settings.aspectRatio}`,
        settings,
        { align, fontFamily: 'font-serif', bold: false },
        words,
      ),
    ),
  )
}

export function wideRows(): Cell[][] {
  return keysOf(FRAMES).flatMap((frameStyle) =>
    (['21:9', '2:1'] as const).map((aspectRatio) =>
      Object.entries(QUOTES).flatMap(([name, words]) =>
        (['text-left', 'text-center'] as const).map((align) =>
          cell(
            `${FRAMES[frameStyle].label.en} ${aspectRatio} ${align.slice(5)}, ${name}`,
            { frameStyle, aspectRatio },
            { align },
            words,
          ),
        ),
      ),
    ),
  )
}

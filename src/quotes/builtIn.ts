/** The last fallback if the network fails: five almanac quotes with our own pictures (public/pictures/). */
import { emptyQuote, type Citation, type Quote } from '../card/quote'
import { dayOfYear } from '../calendar/day'

interface BuiltInQuote extends Citation {
  content: string
  translation: string
  author: string
  original?: Quote['original']
  picture: string // file name in public/pictures/
}

export const BUILT_IN_QUOTES = {
  'built-in-path': {
    content: 'The journey of a thousand li commenced with a single step.',
    translation: '千里之行，始于足下。',
    author: 'Laozi',
    authorZh: '老子',
    work: 'Tao Te Ching',
    year: -400,
    translator: 'James Legge',
    locator: 'ch. 64',
    original: 'zh' as const,
    picture: 'path.svg',
  },
  'built-in-branch': {
    content: 'If Winter comes, can Spring be far behind?',
    translation: '冬天既已到来，春天又怎会遥远？',
    author: 'Percy Bysshe Shelley',
    authorZh: '珀西·比希·雪莱',
    work: 'Ode to the West Wind',
    year: 1820,
    translator: null,
    locator: 'last line',
    picture: 'branch.svg',
  },
  'built-in-grass': {
    content: 'I believe a leaf of grass is no less than the journey work of the stars',
    translation: '我相信，一片草叶，不亚于群星运行的杰作。',
    author: 'Walt Whitman',
    authorZh: '沃尔特·惠特曼',
    work: 'Song of Myself',
    year: 1855,
    translator: null,
    locator: 'section 31',
    picture: 'grass.svg',
  },
  'built-in-fireflies': {
    content: 'The stars are not afraid to appear like fireflies.',
    translation: '星星不怕自己看着只像一点萤火。',
    author: 'Rabindranath Tagore',
    authorZh: '罗宾德拉纳特·泰戈尔',
    work: 'Stray Birds',
    year: 1916,
    translator: null,
    locator: '48',
    picture: 'fireflies.svg',
  },
  'built-in-sail': {
    content: 'I’m not afraid of storms, for I’m learning how to sail my ship.',
    translation: '我不怕风暴，因为我正在学习怎样驾驶我的船。',
    author: 'Louisa May Alcott',
    authorZh: '路易莎·梅·奥尔科特',
    work: 'Little Women',
    year: 1868,
    translator: null,
    locator: 'ch. XLIV',
    picture: 'sail.svg',
  },
} satisfies Record<string, BuiltInQuote>

export function builtInQuote(calendarDay: string): Quote {
  const all: [string, BuiltInQuote][] = Object.entries(BUILT_IN_QUOTES)
  const [id, entry] = all[dayOfYear(calendarDay) % all.length]!
  const { content, translation, author, authorZh, original = 'en', picture, ...citation } = entry
  const pictureUrl = `/pictures/${picture}`
  return {
    ...emptyQuote(calendarDay),
    id,
    content,
    translation,
    author,
    imageUrl: pictureUrl,
    originImageUrl: pictureUrl,
    original,
    source: 'builtIn',
    citation: { ...citation, authorZh },
  }
}

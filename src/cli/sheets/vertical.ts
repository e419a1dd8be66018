import type { CardSettings } from '../../card/settings'
import type { CompositionId } from '../../look/compositions'
import type { RatioId } from '../../look/ratios'
import { keysOf } from '../../scene/values'
import type { FontId } from '../../text/fonts'
import { cell, type Cell, type Words } from './cell'

const RATIOS: readonly RatioId[] = ['9:16', '3:4', '1:1', '16:9']

const FACES: readonly { composition: CompositionId; fontFamily: FontId; paper: string; rule: string }[] = [
  { composition: 'vertical', fontFamily: 'font-serif', paper: '#182848', rule: '#D9B56B' },
  { composition: 'vertical', fontFamily: 'font-sans', paper: '#F7F1E3', rule: '#9B7B4A' },
  { composition: 'vertical', fontFamily: 'font-kai', paper: '#EAF0E4', rule: '#7C9A6E' },
  { composition: 'vertical', fontFamily: 'font-brush', paper: '#FCFAF2', rule: '#B3261E' },
  { composition: 'vertical', fontFamily: 'font-running', paper: '#E5EAEA', rule: '#46515A' },
  { composition: 'eightColumns', fontFamily: 'font-brush', paper: '#F3E3C2', rule: '#C2463A' },
]

const TEXTS: Record<string, Words> = {
  'one character': { content: 'Stillness.', translation: '静', author: '老子' },
  'very short': { content: 'Renew yourself daily.', translation: '日日新', author: '《大学》' },
  '20 characters': {
    content: 'What you repeat, you become.',
    translation: '重复什么，就成为什么；留意，就留住。',
    author: 'Tom Okafor',
  },
  quotations: {
    content: 'He said: “Say ‘well’.” “What?” “Come!”',
    translation: '子曰：“说‘好’。”“何？”“来！”他说：‘也好。’',
    author: '孔子',
  },
  brackets: {
    content: 'Titles, notes and doubts.',
    translation: '《论语》（上）、〈学而〉【注】：“‘仁’（《说文》：亲也）”。',
    author: '许慎《说文解字》',
  },
  'dashes and dots': {
    content: 'Hope — that is to wait.',
    translation: '希望——就是等……也许吧——谁知道呢？……',
    author: '托马斯·斯特尔那斯·艾略特',
  },
  figures: {
    content: 'In 1854.',
    translation: '第1章12页，1984年7月21日，3.5倍，占50%，共100多人。',
    author: '2号作者',
  },
  'Latin words': {
    content: 'Reading Walden.',
    translation: '读 Walden; or, Life in the Woods 时，想起 Thoreau 和Emerson。',
    author: 'Henry David Thoreau',
  },
  'marks in a row': {
    content: 'Is it?! (Indeed.)',
    translation: '美。”他问：“何？！”“（真的）……”——“好！”《诗》、《书》；（一）：',
    author: '佚名（传）',
  },
  verse: {
    content: 'Hope is the thing with feathers.',
    translation: '希望长着羽毛，\n栖息在灵魂里，\n唱着无词的歌，\n永不停息。',
    author: '艾米莉·狄金森',
  },
  '60 characters': {
    content: 'The nicest days are not those of great events.',
    translation:
      '最美好、最甜蜜的日子，并不是发生了什么辉煌惊人的大事，而是那些带来简单小快乐的日子，一件接着一件，像珍珠从线上滑落。',
    author: '露西·莫德·蒙哥马利',
  },
  '150 characters': {
    content:
      'Wild honey smells of freedom, dust of a ray of sun; a girl’s mouth of a violet, and gold of nothing.',
    translation:
      '黎明时我们翻过山口，四个人，一头骡子，谁都没出声，直到山谷在眼前展开；这时大家一起说起话来：“说汤，说鞋，说羊毛的价钱”，只字不提风景。后来（那是1998年的事了）我问外婆：“为什么数什么都要数两遍？”她说：“第一遍，是为了知道数目；第二遍，是为了享受它没有变……”——我一直记得《山口》里的那一天，记得路。',
    author: '佩·安塞尔姆·雷耶斯',
  },
}

export function verticalRows(): Cell[][] {
  return keysOf(TEXTS).map((name) =>
    FACES.flatMap(({ composition, fontFamily, paper, rule }) =>
      RATIOS.map((aspectRatio) => {
        const settings: Partial<CardSettings> = {
          composition,
          aspectRatio,
          backgroundColor: paper,
          compositionColors: { rule },
          shadow: 'none',
          theme: fontFamily === 'font-serif' ? 'dark' : 'light',
        }
        return cell(`${name}, ${composition} ${fontFamily} ${aspectRatio}`, settings, { fontFamily, bold: false }, TEXTS[name]) // prettier-ignore
      }),
    ),
  )
}

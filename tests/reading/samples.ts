import type { QuoteCard } from '../../src/card/card'
import { emptyQuote, type Quote } from '../../src/card/quote'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'

/** Our own text, which no template was designed for; more of the short ones. */
export const SAMPLES = {
  short: [
    quote(
      'Leave the lamp on; someone is still walking home.',
      '留一盏灯吧，还有人走在回家的路上。',
      'Ada Quill',
    ),
    quote('Begin before you are ready.', '别等万事俱备才动身。', 'M. Varga'),
    quote('Rain does not ask the roof for its opinion.', '下雨从来不问屋顶的意见。', 'Jonas Weil'),
    quote('Every map was once a rumor.', '每张地图最初都只是传闻。', 'Inês Prado'),
    quote(
      'What you repeat, you become; what you notice, you keep.',
      '重复什么，就成为什么；留意什么，就留住什么。',
      'Tom Okafor',
    ),
  ],
  median: [
    quote(
      'A garden forgives the weeks you were away, but it remembers, quite exactly, where you stopped.',
      '花园会原谅你离开的那几周，却清楚记得你在哪里停了手。',
      'Hester Lind',
    ),
    quote(
      'Nobody learns to swim by reading the tide tables; still, the ones who read them tend to come back.',
      '没有人靠读潮汐表学会游泳，可读过的人多半回得来。',
      'R. K. Thorne',
    ),
    quote(
      'If the bread is good and the knife is sharp, most arguments can wait until after breakfast.',
      '面包要好，刀要快，多数争论都可以留到早餐以后。',
      'Clara Voss',
    ),
  ],
  long: [
    quote(
      'My grandmother counted everything twice: coins, stairs, the birds on the wire. When I asked her why, she said the first time was for the number and the second was for the pleasure of finding it unchanged.',
      '外婆数什么都要数两遍：硬币、台阶、电线上的鸟。我问她为什么，她说第一遍是为了知道数目，第二遍是为了享受它没有变。',
      'Lena Marsh',
    ),
    quote(
      'We crossed the pass at dawn, four of us and one mule, and nobody spoke until the valley opened; then everybody spoke at once, about soup, about shoes, about the price of wool, and not a word about the view.',
      '黎明时我们翻过山口，四个人，一头骡子，谁都没出声，直到山谷在眼前展开；这时大家一起说起话来，说汤，说鞋，说羊毛的价钱，只字不提风景。',
      'P. Anselm Reyes',
    ),
  ],
} satisfies Record<string, Quote[]>

export type LengthId = keyof typeof SAMPLES

export function sampleCard(template: TemplateId, quote: Quote): QuoteCard {
  return { kind: 'quote', quote, settings: TEMPLATES[template].settings }
}

function quote(content: string, translation: string, author: string): Quote {
  return { ...emptyQuote('2026-11-21'), content, translation, author }
}

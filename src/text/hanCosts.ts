import { chineseWords } from './graphemes'

/**
 * Costs of a break between two Chinese words, by the words beside it. The engine's dictionary parts no phrases and
 * knows few names, so these rules join what belongs together. Each adds to the cost; they were weighed on
 * `tests/reading/sentences.json`.
 */

/** Costs on the scale of `breakCosts.ts`. */
const NEUTRAL = 0.35
const INSIDE = 2.2
const LEAST = 0.15
const REACH = 4 // words on either side

interface Rule {
  before?: RegExp // words joined by spaces, up to the break
  after?: RegExp // from the break on
  cost: number
}

const PRONOUN = '(?:[我你他她它您咱谁]们?|自己|大家|人们)'

export const RULES: Record<string, Rule> = {
  // it belongs to the word before
  particle: {
    after:
      /^(?:的(?![确士])|了(?![解如]|不起)|着(?![急迷手火实眼重想])|过(?:$| )|[们吗呢吧啊呀嘛哇]|地(?:$| )|得(?![到知意以失])|之(?!所)|似的)/u,
    cost: 0.85,
  },
  place: {
    after:
      /^(?:[里上下中内外间前后旁时边口](?:$| )|[里上下外前后]面|之[后前间中外上下内]|以[后前内外上下来]|中间|旁边|身边|当中|一样|一般|左右|时候|[那这][里儿])/u,
    cost: 0.5,
  },
  direction: {
    after: /^(?:[上下进出回过起][来去]|[来去](?:$| ))/u,
    before: /[^我你他她它们的谁]$/u,
    cost: 0.3,
  },
  complement: {
    after:
      /^(?:[到完掉住成懂满见好开出进起走作给](?:$| )|[不得](?:了|着|到|住|动|起|完|见|掉|过|上|下|来|去|懂|及|出|开|好)(?:$| ))/u,
    before: /[^我你他她它们的谁]$/u,
    cost: 0.3,
  },
  // 过不好, 来不及, 想得到
  able: {
    before: /(?:^| )[^我你他她它们都也这那\d]$/u,
    after: /^[不得](?:[了着到住动起完见掉过上下来去懂及出开好]|起来|下去|出来)(?:$| )/u,
    cost: 0.9,
  },
  verbIn: { before: /(?:^| )[^我你他她它谁人\d]$/u, after: /^[在于向到为](?:$| )/u, cost: 0.25 },
  single: {
    after:
      /^[^在从把被将让给跟和与对向往朝为以按用如像比因由当就才也都还却又再便只不没会能可要想是有曾已而则但我你他她它这那每一两几\d](?:$| )/u,
    cost: 0.25,
  },
  lightNoun: {
    before: /的$/u,
    after: /^(?:人|时|话|事|东西|地方|样子|日子|时候|时间|那个?|那种)(?:$| )/u,
    cost: 0.3,
  },
  asked: { after: /^(?:什么|谁|哪儿)(?:$| )/u, before: /[^，。]$/u, cost: 0.3 },
  // it belongs to the word after
  leaning: {
    before:
      /(?:^| )(?:[不没无未非别莫勿很太最更极较甚还也都就才只又再已将把被让使令叫给从向往朝对于与和跟同及或而且但却因若如像似并即便越多总正刚曾由以为比离当连则其所先真好在]|不[太大再])$/u,
    cost: 0.6,
  },
  modal: {
    before:
      /(?:^| )(?:[是有要会能可想应该到用]|可以|能够|应该|必须|不[能会要想可用必]|想要|需要|快要|就要|将要|注定|值得|敢于|开始|没有|还有|都有|只有|只能|总要)$/u,
    cost: 0.25,
  },
  copula: { before: /(?:^| )[不就都而也正便总还像才只]?是$/u, cost: 0.0 },
  conjunction: {
    before:
      /(?:^| )(?:但是|可是|因为|所以|如果|只要|只有|虽然|即使|无论|不管|除了|为了|关于|对于|由于|不如|与其|在于|等于|成为|变成|当作|看作|仿佛|好像|像是|似乎)$/u,
    cost: 0,
  },
  becauseYou: {
    before: /(?:因为|在于|只是|如果|就是|都是|不是|还是|而是|给|向|当)$/u,
    after: new RegExp(`^(?:${PRONOUN}|因为)`, 'u'),
    cost: 0.4,
  },
  degreeAdverb: {
    before:
      /(?:^| )(?:非常|十分|特别|更加|越来越|这么|那么|怎么|多么|如此|真正|大约|大概|几乎|也不|都不|也没|都没|从来没|从不|已经|曾经|正在|慢慢|重新)$/u,
    cost: 0.2,
  },
  count: {
    before:
      /(?:[一二两三四五六七八九十百千万几半某每这那整][^起边直样般切定下天年里儿么些时夜生方面旁的是个]|[个些]|[一二两三四五六七八九十百千万几半某每]|所有|任何|许多|很多|整整|什么|大半)$/u,
    cost: 0.4,
  },
  pronoun: { before: /(?:^| )[我你他她它您谁这那]$/u, cost: 0.4 },
  pronouns: { before: /(?:们|自己|大家)$/u, cost: 0.3 },
  singleBefore: { before: /(?:^| )[^我你他她它您谁这那的了着过地得里上下中们\d]$/u, cost: 0.35 },
  next: { before: /[上下第]$/u, after: /^一/u, cost: 0.5 },
  span: { before: /[了过]$/u, after: /^(?:半天|一会儿?|[一两三几][次遍下年天])/u, cost: 0.3 },
  // particles before the break
  pronounDe: { before: new RegExp(`${PRONOUN} ?的$`, 'u'), cost: 0.25 },
  de: { before: /的$/u, cost: 0.4 },
  zhe: { before: /着$/u, cost: 0.2 },
  degree: { before: /得$/u, cost: 0.2 },
  // a phrase begins
  opens: {
    after:
      /^(?:[在从把被将让给对向往朝为以按用如像比因由当就才也都还却又再便只不没是曾已正则但](?:$| )|才|也|都|还|却|终于|忽然|突然|依然|仍|总|慢慢|渐渐|静静|悄悄|往往|从来|永远|似乎|仿佛|好像|一[边直起定]|不|没)/u,
    cost: -0.3,
  },
  counted: { after: /^[一整每这那几两半三四五六七八九十]/u, cost: -0.15 },
  and: { after: /^(?:[和与跟及同而]|或者?)(?:$| )/u, cost: -0.2 },
  // little is left of a clause
  head1: { before: /(?:^|[^\p{L}\p{N} ] ?)\S ?$/u, cost: 0.6 },
  head2: { before: /(?:^|[^\p{L}\p{N} ] ?)\p{L} ?\p{L}$/u, cost: 0.15 },
  tail1: { after: /^\S ?(?:$| ?[^\p{L}\p{N} ])/u, cost: 0.6 },
  tail2: { after: /^\p{L} ?\p{L}(?:$| ?[^\p{L}\p{N} ])/u, cost: 0.5 },
  tail3: { after: /^\p{L} ?\p{L} ?\p{L}(?:$| ?[^\p{L}\p{N} ])/u, cost: 0.1 },
}

/** by character before and after */
function isOne(two: string, one: string, next: string, third: string): boolean {
  if (one === next) return true // 田田
  if (two === one && next === third) return true // 层层叠叠
  if (two === next && one === third) return true // 一下一下
  return two === next && /[一不半若时忽自无有可相追走说游看跑]/u.test(two) // 一笔一画
}

export interface Boundary {
  offset: number
  before: string
  after: string
  isWordStart: boolean
  isOne: boolean
}

export function boundariesOf(text: string): Map<number, Boundary> {
  const words = chineseWords(text)
  const found = new Map<number, Boundary>()
  const starts: number[] = [0]
  for (const word of words) starts.push(starts.at(-1)! + word.length)
  words.forEach((word, at) => {
    const offset = starts[at]!
    if (at === 0) return
    found.set(offset, {
      offset,
      before: words.slice(Math.max(0, at - REACH), at).join(' '),
      after: words.slice(at, at + REACH).join(' '),
      isWordStart: true,
      isOne: isOne(text[offset - 2] ?? '', text[offset - 1]!, text[offset]!, text[offset + 1] ?? ''),
    })
  })
  return found
}

export function costAt({ before, after, isOne }: Boundary): number {
  if (isOne) return INSIDE
  let cost = NEUTRAL
  for (const rule of Object.values(RULES))
    if ((rule.before?.test(before) ?? true) && (rule.after?.test(after) ?? true)) cost += rule.cost
  return Math.max(LEAST, cost)
}

import { TYPED_FORMS } from './characters'

/** A part that is no sentence: rules for sentences leave it as it was typed, and it is hardly broken. */
interface Aside {
  kind: AsideKind
  start: number // UTF-16 [start, end)
  end: number
}

type AsideKind =
  | 'address' // a page’s, a mail box’s or a file’s
  | 'code' // markup, quoted code, --flags
  | 'face' // :-) （＾▽＾）
  | 'tag' // #words, @names
  | 'figure' // 10：30
  | 'name' // a foreigner’s, or a work’s inside 《》

const WEB = /(?:https?:\/\/|www\.)[!#-~]*[#$%&*+/\w=@~-]/
const MAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const DOMAIN =
  /(?<![\w@.-])(?:[\w-]+\.)+(?:com|org|net|edu|gov|io|cn|dev|app|me)(?![\w-])(?:\/[!#-~]*[#%&+/\w=-])?/
const PATH = /(?<![\w)\]/~])(?:~|\.{1,2})?(?:\/[\w.@-]*\w){2,}/
const QUOTED = /(?:"[^"\n]*"|'[^'\n]*')/
const CODE = new RegExp(
  [
    '`[^`\\n]+`',
    /<!--(?:[^]{0,400}?-->)?/u.source,
    /<\/?[a-z][\w-]*(?:\s[^<>\n]*)?>/u.source,
    `[\\w$]\\(${QUOTED.source}(?:, *(?:${QUOTED.source}|[\\w.]+))*\\)`,
    `(?<![\\w-])[\\w-]+=${QUOTED.source}`,
    /\b\w{1,9}--(?=[;)\]])/u.source,
    /[[{]\.{3}(?=[a-z_$])/u.source,
    /(?<=(?:^|[\s`([{|])["'“‘]?)--[a-z][\w-]*|(?<=\p{sc=Han})--[a-z]{2}[\w-]*/u.source, // “a--b” has a dash.
  ].join('|'),
)
/** Eyes and mouth: what is around them tells them from a colon and a bracket. */
const EMOTICON = new RegExp(
  [
    /(?<![\w:;=<&])[:;=]['’]?[-^]?(?:\)+|\])/u.source,
    /(?<![\w:;=<&])[:;=]['’]?[-^]?(?:\(+|\[|\/)(?=[\s,.!?，。！？、…]|$)(?![^()\n]*\))/u.source,
    /(?<=^|[\s,.!?，。！？…~～])[:;=]['’]?[-^]?[DPp3*|](?![\w*])/u.source,
  ].join('|'),
  'm',
)
const FEATURE = '[´`˘^＾≧≦▽∀ω°ﾟ•¯￣⊙◕╯╰╥ಥಠ﹏︶︿﹀﹃﹁◡‿дДεヮ∇□▔¬_＿＞＜><;T・･ˊˋ]'
const INSIDE = '[^()（）\\n]'
const FACE =
  `[(（](?!${INSIDE}*(?:\\p{sc=Han}|[A-Za-z]{2}|\\d{2}))(?=(?:${INSIDE}*?${FEATURE}){2})${INSIDE}{2,12}[)）]|` +
  /¯\\_\(ツ\)_\/¯/u.source
/** Characters that transcribe foreign names. */
export const SOUND_CHARACTERS =
  '阿埃艾爱安奥巴白柏拜班邦保鲍贝本比彼宾波伯勃博布采查茨达丹道德登狄迪笛底蒂丁杜顿多俄恩尔法菲费芬弗佛夫福伽盖戈歌格更贡哈海汉诃赫黑亨胡华惠霍基吉加贾简杰金卡凯坎康考柯科克肯库昆拉莱兰朗劳勒雷里理利莉林琳卢鲁路伦罗洛马玛麦曼梅门蒙米密莫姆穆拿纳娜内尼涅宁纽诺欧帕潘培佩彭皮坡破普奇契乔切琼丘让热荣茹瑞若萨塞赛桑森沙莎舍什史士叔司斯思苏梭索塔泰坦汤特廷图托陀妥瓦万王威韦维温文翁沃乌伍武西希席锡夏肖谢辛休许雪雅亚延耶叶伊因英尤约泽扎詹哲治朱兹佐葛裴多萧'

const WORD = '[\\p{L}\\p{M}\\p{N}_]'
/** A longer one in Chinese is a sentence after a #. */
const TAG =
  `(?<![\\p{L}\\p{N}_&/#@])[#＃@＠](?:${WORD}{1,14}[#＃]|${WORD}{1,14}(?!${WORD})|` +
  `(?:(?!\\p{sc=Han})${WORD})+(?!${WORD}))`
const FIGURE = /(?<![A-Za-z0-9])\d+(?:[：∶．]\d+)+/u
export const NAME_DOT = `[.．${TYPED_FORMS.dot}]`
const SOUND = `[${SOUND_CHARACTERS}翰廉丽易瑟各吐缪逊戴露卜厄丝斐楼汀律迈冈冯娅罕珀敦明富薇儒凡妮可默仑列蕾茜娃]`
const FOREIGN_NAME = `(?:${SOUND}{2,9}|(?<!\\p{sc=Han})${SOUND})(?:${NAME_DOT}${SOUND}{1,9}){0,4}${NAME_DOT}${SOUND}{2,9}`
const WORK = '(?<=《)[^《》\\n]{1,40}(?=》)'

const KINDS: readonly (readonly [AsideKind, string])[] = [
  ['code', CODE.source],
  ['address', [WEB, MAIL, DOMAIN, PATH].map(({ source }) => source).join('|')],
  ['face', `${EMOTICON.source}|${FACE}`],
  ['tag', TAG],
  ['figure', FIGURE.source],
  ['name', `${WORK}|${FOREIGN_NAME}`],
]
const ASIDE = new RegExp(KINDS.map(([kind, source]) => `(?<${kind}>${source})`).join('|'), 'gmu')
/** every aside has one of these */
const MAY_HAVE = /[`<$=@#＃＠/~《》()（）[\]{:;：∶．.•‧∙⋅﹒]|--/

export function asidesIn(text: string): Aside[] {
  if (!MAY_HAVE.test(text)) return []
  return Array.from(text.matchAll(ASIDE), ({ 0: found, index, groups }) => ({
    kind: KINDS.find(([name]) => groups![name] !== undefined)![0],
    start: index,
    end: index + found.length,
  }))
}

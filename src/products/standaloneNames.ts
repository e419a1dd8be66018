import { SOUND_CHARACTERS } from '../text/asides'

/**
 * Recognises names that no dash sets apart. "Remember: be kind." and 记住：… are no names, so a name must be
 * evident.
 * - Chinese: two or three characters starting with a surname, a work in 《》, a dot between two parts (泰戈尔
 * needs none), three or more characters that all transcribe foreign sounds, or a frequently quoted name (尼采).
 * - English: two to five capitalised words, none introductory ("Pro Tip"), or a frequently quoted name.
 * Another single capitalised word is only likely, unless it is a common noun.
 */

/** A dash also separates clauses ("to be — or not to be"), so a name needs capitals, or few characters. */
const MAX = { words: 9, letters: 80, han: 14 }

const FUNCTION_HAN = /[的了是在不我你他她它们这那就也都很会要着过吗呢吧啊把被让且但如果因所没有]/u

const SPEECH_HAN = /[我你他她它们]|[的了吗呢吧啊说道]$/u // “走吧。”——她笑着说

/** Lower-case words within names and titles. */
const PARTICLES = new Set(
  'of the de la le du des da di del della dos van von der den ten ter zu zum y e and & bin ibn al el abu ben st st. a an in on for to à'.split(
    ' ',
  ),
)
/** Words that often start a clause but never occur in names. */
const NON_NAME_WORDS = new Set(
  'or and but so it is was are be not no yes i you we they he she that this then than as if when where while what who why how because there here my your his her their our its do did does have has had will would can could should only just even still never always ever too very more most much once for to in on at from with without by of the a an'.split(
    ' ',
  ),
)

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Excludes surnames that mostly start other words: 时, 成, 和, 平, 明, 强. */
const SURNAMES: ReadonlySet<string> = new Set(
  '李王张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖萧田董袁潘蒋蔡余杜叶程苏魏吕丁沈姚卢姜崔钟谭陆汪范廖石贾夏韦方邹熊白孟秦邱丘江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔汤康易乔文庞樊殷施洪翟颜倪季温俞章鲁葛毕柳岳齐伍舒纪梅童凌欧左屈项柯辛管柴祁裴耿谷詹阮鲍卫荀墨庄霍卓茅巴艾穆蒲嵇桓晏晁班荆列闻吾晋司陈劉張陳楊黃趙吳孫馬羅鄭許韓馮鄧蕭蔣葉蘇呂盧鍾陸賈韋鄒龍賀顧龔萬錢嚴湯喬龐顏紀歐項莊聞魯',
)

const COMPOUND_SURNAMES = words(
  '欧阳 司马 诸葛 上官 司徒 夏侯 皇甫 尉迟 公孙 慕容 令狐 宇文 长孙 歐陽 司馬 諸葛',
)

const SOUNDS: ReadonlySet<string> = new Set(SOUND_CHARACTERS)

/** Names of one word or two characters, including epithets used as names. */
const KNOWN_NAMES = words(`
  老子 孙子 尼采 歌德 但丁 雨果 佛陀 佛祖 释迦牟尼 耶稣 培根 康德 荷马 牛顿 黑塞 加缪 萨特 卢梭 甘地 林肯 荣格 席勒 海涅 济慈 雪莱 拜伦
  雪萊 凯撒 冰心 三毛 海子 老舍 北岛 木心 路遥 食指 琼瑶 古龙 金庸 席慕蓉 元稹 元好问 关汉卿 于丹 于谦 任正非 查良镛 安徒生 居里夫人
  村上春树 夏目漱石 太宰治 川端康成 东野圭吾 宫崎骏 芥川龙之介 松尾芭蕉 稻盛和夫 鬼谷子 韩非子 一休 六祖慧能 慧能 弘一法师 仓央嘉措 纳兰性德
  佚名 无名氏 匿名 無名氏 孫子
  aesop anon anonymous aristotle augustine aurelius austen bacon balzac baudelaire beckett beethoven blake borges bronte
  buddha byron caesar camus cervantes chekhov chesterton churchill cicero coleridge confucius curie dante darwin descartes
  dickens dickinson disraeli dostoevsky dumas edison einstein eliot emerson epictetus epicurus erasmus euripides faulkner
  feynman fitzgerald flaubert franklin freud frost galileo gandhi gibran goethe hafez hawking hegel heine hemingway
  heraclitus herodotus hesse homer horace hugo hume huxley ibsen jefferson jesus joyce jung kafka kant keats keller
  kierkegaard kipling laozi leonardo lincoln longfellow lucretius luther machiavelli mandela marx melville mencius
  michelangelo milton molière montaigne montesquieu mozart napoleon newton nietzsche orwell ovid pascal pericles petrarch
  picasso pindar plato plutarch poe proust pushkin pythagoras rilke roosevelt rousseau rumi ruskin russell saadi sappho
  sartre schiller schopenhauer seneca shakespeare shaw shelley socrates solon sophocles spinoza steinbeck stendhal swift
  tacitus tagore tennyson thales thoreau thucydides tolkien tolstoy turgenev twain unknown virgil voltaire vonnegut
  whitman wilde wittgenstein woolf wordsworth yeats yoda zeno zhuangzi
`)

/** Words that introduce something before a colon, where they are capitalised like names. */
const LEAD_WORDS = words(`
  abstract action actually ad address advice afternoon afterword age ah alas alert all also always amen anger animals
  announcement answer anything appendix april art article aside ask assignment attention august author autumn
  background basically beauty beginning behold being believe best beware bible big birth blog body bonus book books
  bottom brave breakfast breaking breathe brief bug business caption care career catch cause caution cc change chapter
  check chef children choose christmas city clean clue code coffee cold comment comments conclusion confession contact
  contents context conversation cooking cost courage credit credits daily dance date day days deadline dear death
  december deep definition design details diary difference dinner discipline disclaimer do done dream dreams dusk
  earth easy eat edit editor education ego email end energy english enjoy enough epilogue error evening everything
  evil exam example excerpt exercise experience explanation fact facts failure faith false family faq far fast fate
  father fear february feel figure file final finally find first focus foe follow food fool foolish forever forget
  forgive formula forward free friday friend friends from fun funny future game gift give go goal goals god gold good
  grace great grief growth guess guide habit habits half happy hard hate health heart heaven hell hello help here hey
  hi hint history hold holiday home honesty honor honour hope hot hour house how hungry hurry husband i idea ideas if
  image important in info information input instructions interesting introduction it item january job journal journey
  joy july june just justice keep key keyword kids kind knowledge language last late later laugh law laws leader
  leaders learn learning lesson lessons let letter lies life light line link list listen listening live lives living
  location logic look loss love luck lunch luxury make man mankind march marriage math matter maybe me meaning memo
  memory men message method mind mistake mistakes moment monday money monologue month mood moral morning mother motto
  movie music my mystery name names nature need never new news next night nobody noon note notes nothing notice
  november now number october old one only order other others output overview pain paper parents part past path
  patience pause peace people perhaps person phone photo place plan play please plot poem poems poetry point politics
  possible postscript power practice pray prayer preface present price pride principle pro problem process progress
  prologue promise proof proverb ps purpose question questions quick quote quotes rain read reader reading ready real
  reality really reason recap recipe reference references relax remark remember reminder repeat reply report request
  respect rest result results review rich right rise risk road root rule rules sadly sale saturday say school science
  score season second secret section self september sex share short side silence simple sleep smile so society
  solution something sometimes song soon sorry soul source space speak special spoiler spring stage start stay step
  steps stop story strength strong student students study stupid style subject subtitle success suggestion summary
  summer sun sunday support sure surprise symptom synopsis takeaway tale talk task tea teacher teachers technology
  text thanks then there thing things think thinking third thought thoughts thursday time times tip tips title today
  todo tomorrow tonight topic translation travel trick trouble true trust truth try tuesday tune tv two type update
  use vacation value verse version via victory view virtue vision wait wake want war warning was water way ways weak
  wealth weather web website wednesday week weekend welcome well what when where which who why wife win winner winter
  wisdom wish woman women wonder word words work world writing written wrong year years yes yesterday yet you young
  youth zen zero
`)

/** The same in Chinese, starting with a surname. Longer words starting with them count too. */
const LEAD_WORDS_HAN = words(`
  安全 安静 安慰 安宁 安心 安利 白天 白话 毕业 毕竟 程序 曾经 常言 常识 段子 方法 方案 方向 方式 方便 范例 范文 范围 高考 高兴 高手 高尚 高贵 高人 古人
  古语 古训 古话 古诗 关于 关键 管理 贺词 何为 何谓 何必 何况 何以 何时 何处 何人 何苦 洪水 黄昏 黄金 胡说 纪念 纪律 纪录 季节 江湖 江山 金句 金钱 康复
  孔雀 雷雨 梁山 林子 凌晨 柳树 陆地 路人 马上 马克 梅花 毛病 莫名 莫非 宁静 宁可 齐心 钱财 丘陵 任务 石头 史记 舒服 宋词 苏州 谈话 汤圆 唐诗 陶瓷 田野
  童年 童话 万物 万一 万事 万岁 汪汪 王者 王子 王国 温柔 温暖 温馨 温度 文学 文化 文章 文字 文明 文艺 武器 武汉 夏天 夏日 夏至 夏季 项目 谢谢 辛苦 辛勤
  熊猫 许多 许愿 严重 严格 严肃 颜色 颜值 叶子 易经 余生 余下 余额 章节 张开 张望 周末 周一 周二 周三 周四 周五 周六 周日 周易 周边 周年 周围 周期 朱砂
  祝福 祝愿 祝你 左右 左边 列表 列车 司机 丁香 鲁莽 巴士 晋级 龙年 马年 闻言 闻道 施工 施展 庄严 白日 白云 白雪 白色 白发 高山 高处 高度 高峰 高级 高速
  高铁 高中 黄河 江南 江水 江海 江边 林间 石榴 马路 马车 龙门 夏夜 夏虫 雷声 柳絮 梅雨 叶落 万里 万家 金秋 金色 金子 温州 武侠 武士 武林 文人 文案 史上
  史书 史诗 陈述 陈旧 杨柳 李子 王后 王朝 王牌 方言 童心 童真 童谣 唐朝 宋朝 秦朝 苏醒 苏打 曾几 曾是 余温 余味 余光 毕生 卫生 卫星 管他 管教 管家 左手
  柴米 柴火 谷雨 谷歌 罗马 罗盘 罗列 周到 周知 何等 何妨 何止 雷电 孟夏 白夜 林中 万象 严师 严冬 慕名 汉语 江河
`)

export type NameEvidence = 'clear' | 'likely' | 'none'

const ASIDE = /《[^《》]+》|[（(〔［[【][^（）()〔〕［］[\]【】]*[）)〕］\]】]/gu // a work, a dynasty, a name in the other language
const HAN_NAME = /[\p{Script=Han}·•・]+/gu
const HONORIFIC = /(?:先生|女士|夫人|老师|大师|法师|禅师|居士|主席|总统|爵士)$/u

export function nameEvidence(text: string): NameEvidence {
  const bare = text.replace(ASIDE, ' ').trim()
  if (bare === '') return /《[^《》]*\p{L}[^《》]*》/u.test(text) ? 'clear' : 'none'
  if (!looksLikeName(text, false) || !looksLikeName(bare, false)) return 'none'
  const han = bare.match(HAN_NAME) ?? []
  const latin = bare.replace(HAN_NAME, ' ').trim()
  if (han.length > 1) return 'none'
  const evidence = latin === '' ? 'clear' : latinEvidence(latin)
  return han[0] === undefined || evidence === 'none' || isHanName(han[0]) ? evidence : 'none'
}

export function isWork(text: string): boolean {
  return /^[（(]?《[^《》]+》[）)]?$/u.test(text.trim())
}

function isHanName(name: string): boolean {
  if (KNOWN_NAMES.has(name)) return true
  if (/^\p{Script=Han}+(?:[·•・]\p{Script=Han}+)+$/u.test(name)) return true
  const characters = [...name.replace(HONORIFIC, '')]
  if (LEAD_WORDS_HAN.has(characters.slice(0, 2).join(''))) return false
  if (characters.length >= 3 && characters.every((character) => SOUNDS.has(character))) return true
  if (COMPOUND_SURNAMES.has(characters.slice(0, 2).join(''))) return characters.length <= 4
  return characters.length >= 2 && characters.length <= 3 && SURNAMES.has(characters[0]!)
}

const NOUN_ENDING = /(?:ness|tion|sion|ment|ity|ance|ence|ship|dom|hood|ism|logy|ics|ful|less|ously|ally)s?$/u
const MAX_WORDS = 5
const ALSO_GIVEN_NAMES = new Set('mother father grace faith hope joy art april june august rich'.split(' '))

function latinEvidence(name: string): NameEvidence {
  const words = name
    .toLowerCase()
    .split(/[\s,]+/)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => word !== '')
  const [first = '', last = first] = [words[0], words.at(-1)]
  if (words.length === 0 || words.length > MAX_WORDS || LEAD_WORDS.has(last)) return 'none'
  if (words.length > 1) return LEAD_WORDS.has(first) && !ALSO_GIVEN_NAMES.has(first) ? 'none' : 'clear'
  if (KNOWN_NAMES.has(first)) return 'clear'
  return first.length > 2 && !NOUN_ENDING.test(first) ? 'likely' : 'none'
}

/** `isSetApart`: on its own line, or after a sentence end or closing marks. */
export function looksLikeName(text: string, isSetApart: boolean): boolean {
  const name = text.trim()
  if (name === '' || name.length > MAX.letters || name.includes('\n') || !/\p{L}/u.test(name)) return false
  if (isSentence(name)) return false
  return /\p{Script=Han}/u.test(name) ? looksChinese(name, isSetApart) : looksWestern(name, isSetApart)
}

/** Titles and initials contain full stops too: "Dr. King", "J. R. R. Tolkien", "Martin Luther King Jr." */
function isSentence(name: string): boolean {
  if (/[!?;。！？；，：]/u.test(name) || /:\s/.test(name)) return true
  return name
    .split(/\s+/)
    .some((word) => word.endsWith('.') && !/^(?:\p{L}\.)+$/u.test(word) && word.replace(/\W/g, '').length > 4)
}

function looksChinese(name: string, isSetApart: boolean): boolean {
  // Ignores titles, brackets and an English name beside the Chinese one.
  const bare = name.replace(/《[^》]*》|[（(〔［[【][^）)〕］\]】]*[）)〕］\]】]/gu, '')
  const han = [...bare.matchAll(/\p{Script=Han}/gu)].length
  if (han === 0) return true // only a work, such as 《论语》
  if (han > MAX.han) return false
  // “只有一个字——爱” ends in a word; only 我 is a name without further signs.
  if (han < 2 && !/\p{L}{2}/u.test(bare))
    return bare.trim() === '我' || (isSetApart && !SPEECH_HAN.test(bare))
  const latin = bare.replace(/[^\p{Script=Latin}.'’\s-]/gu, '').trim()
  if (latin !== '' && !looksWestern(latin, isSetApart)) return false
  return !(isSetApart ? SPEECH_HAN : FUNCTION_HAN).test(bare)
}

function looksWestern(name: string, isSetApart: boolean): boolean {
  const words = name.split(/[\s,]+/).filter((word) => /\p{L}/u.test(word))
  if (words.length === 0 || words.length > MAX.words) return false
  const isCapital = (word: string) => /^[^\p{L}]*(?:\p{Lu}|\p{Lt}|\p{Lo}|\p{L}['’]\p{Lu})/u.test(word)
  const isSmall = (word: string) => PARTICLES.has(word.toLowerCase())
  const begins = isCapital(words[0]!) || (isSmall(words[0]!) && words.length > 1 && isCapital(words.at(-1)!))
  if (begins && words.every((word) => isCapital(word) || isSmall(word)) && !isPhrase(words)) return true
  // bell hooks, e. e. cummings, anonymous: lower case only if it cannot be a clause.
  return isSetApart && words.length <= 4 && !words.some((word) => NON_NAME_WORDS.has(word.toLowerCase()))
}

/** "— I Think", "— Or Not" are not names despite the capitals. "The Buddha" is one. */
function isPhrase(words: readonly string[]): boolean {
  const first = words[0]!.toLowerCase()
  return NON_NAME_WORDS.has(first) && !['the', 'a', 'an', 'of', 'will', 'de'].includes(first)
}

/** Says what a character that is a word has beside other words, which spaces part. */
export interface Rule {
  character: string
  reading?: string
  form?: string
  before?: RegExp
  notBefore?: RegExp
  after?: RegExp
  notAfter?: RegExp
}

const PEOPLE =
  /(?:^| )(?:[我你您他她它咱谁人]|[我你他她它咱]们|人人|人们|大家|自己|孩子们?|学生|老师|妈妈|爸爸|父母)$/u
const ADVERBS =
  /(?:^| )(?:[就也还都总才又可便必非须]|终究|毕竟|总是|迟早|早晚|现在|今天|明天|以后|往往|首先|至少|恐怕|看来|所以|因此|于是|但是|如果|有时候?|每天|凡事|做人|做事|生活|日子)$/u
const GAINED =
  /^(?:[了过之其此奖病分益道意胜一]|第|大奖|金牌|冠军|高分|满分|零分|好评|重病|天下|人心|民心|自由|自在)/u
const COUNTED = /(?:[一二两三四五六七八九十百千万亿几数半每各这那哪某整只]|[0-9])$/u
const NO_NOUN = /^(?:[是有要能会怕想为求剩用在]|\P{sc=Han}|$)/u
const OTHERS = /^(?:[我你您他她它人之]|[我你他她它]们|自己|了)/u
const PAUSE = /(?:^|\P{sc=Han})$/u
const TITLES = /^(?:先生|女士|小姐|老师|教授|同学|医生|大夫|师傅|将军|博士|校长|[公某氏])/u

/** These stand for sounds in foreign names. */
const SOUND =
  '[阿埃艾爱奥巴贝波伯布德迪厄恩尔法菲费弗福戈格哈赫亨霍基吉贾杰卡喀凯科克肯库莱兰勒雷莉卢鲁罗洛玛麦曼梅莫姆穆娜纳尼涅诺欧帕佩皮普奇乔茹萨塞森沙瑟斯丝索塔泰坦特托瓦威维韦乌希娅耶伊约扎兹佐]'
const GIVEN_NAME = /^\p{sc=Han} ?\p{sc=Han}?$/u // as what follows a surname, it makes a line a name

/** A title after them tells that they are surnames. */
const SURNAMES =
  '单shàn 解xiè 仇qiú 任rén 曾zēng 查zhā 华huà 区ōu 盖gě 翟zhái 朴piáo 燕yān 宁nìng 缪miào 葛gě 纪jǐ 覃qín 召shào 牟mù 柏bǎi 薄bó 晁cháo 隗wěi 乐yuè'

/** In sentences, as Xiandai Hanyu Cidian reads them; the first rule that applies counts. */
const RULES: readonly Rule[] = [
  ...SURNAMES.split(' ').map((one) => ({ character: one[0]!, reading: one.slice(1), after: TITLES })),
  { character: '得', reading: 'dé', before: PEOPLE, after: GAINED },
  { character: '得', reading: 'děi', before: PEOPLE, after: /^(?!很)\p{sc=Han}/u },
  { character: '得', reading: 'děi', before: ADVERBS, after: /^\p{sc=Han}/u, notAfter: GAINED },
  {
    character: '得',
    reading: 'děi',
    before: PAUSE,
    after: /^(?:[有去先把让给靠等找看走想学再要用像是从回做]|自己|赶紧|好好)/u,
  },
  { character: '得', reading: 'dé', before: PAUSE },
  {
    character: '得',
    reading: 'dé',
    before:
      /(?:^| )(?:[所未曾已刚方难求欲自而有必皆以则就也觅谋夺采博捡抢换寻购骗使能会才]|已经|曾经|刚刚|终于|可以)$/u,
  },
  { character: '得', reading: 'dé', after: /^(?:教训|经验|知识|本领|真传|好处|手艺|一身)/u },
  { character: '得', reading: 'dé', before: /生$/u, after: /^一/u },
  { character: '得', reading: 'de' },
  {
    character: '地',
    reading: 'dì',
    before: /(?:^| )[块片亩处此当本种扫拖下满遍落离湿土整圈占寸这那各有两三几之天买卖租分一]$|[块片处]$/u,
  },
  {
    character: '地',
    reading: 'de',
    before: /\p{sc=Han}$/u,
    after: /^\p{sc=Han}/u,
    notAfter: /^[的上下里中之为]/u,
  },
  { character: '着', reading: 'zháo', before: /(?:睡|(?:[用犯够摸管睡找碰见猜点] ?不))$/u },
  {
    character: '了',
    reading: 'liǎo',
    before: /(?:(?:^| |不 ?|[^ ])[来去到受忘少免跑逃做办解改看听走过当输离完用] ?不)$/u,
  },
  { character: '了', reading: 'liǎo', before: /[^ ] 得$/u, after: /^(?:$|\P{sc=Han}|吗)/u },
  { character: '了', reading: 'liǎo', before: PAUSE, after: /^(?:此|却|无|然|不)/u },
  { character: '只', reading: 'zhī', form: '隻', before: COUNTED, notAfter: NO_NOUN },
  {
    character: '还',
    reading: 'huán',
    after: /^(?:(?:[你我他她您]|[你我他她]们)? ?的? ?(?:债|钱|清|礼|款|书|人情|清白|公道)|给|了)/u,
  },
  { character: '还', reading: 'huán', after: /^(?:$|\P{sc=Han})/u },
  {
    character: '长',
    reading: 'zhǎng',
    after: /^(?:[大成出得高满在胖胡过]|不[大出高成]|不 (?:大|出|高|成)|不出|起来|一岁)/u,
    notBefore: /[很更太最]$/u,
  },
  { character: '长', reading: 'zhǎng', before: /(?:疯|慢慢|悄悄|渐渐|自然)$/u },
  { character: '长', reading: 'zhǎng', after: /^着/u },
  {
    character: '种',
    reading: 'zhòng',
    after:
      /^(?:[下花菜树地田瓜豆草在了过着满的]|一 ?[棵株颗片]|一[棵株颗片]|玫瑰|庄稼|蔬菜|粮食|小麦|玉米|水稻)/u,
    notBefore: /(?:[一二两三四五六七八九十百千万几各这那哪某]|多)$/u,
  },
  { character: '种', reading: 'zhòng', before: /怎么$|亲手$/u },
  {
    character: '数',
    reading: 'shǔ',
    after: /^(?:[着到星钱了羊清过数尽]|不|一|星星|日子)/u,
    notBefore: /[人次岁分]$/u,
  },
  { character: '数', reading: 'shǔ', before: /(?:[细来去]|一一|细细|慢慢|一样|一个个|数 [了一])$/u },
  { character: '系', reading: 'jì', form: '繫', after: /^(?:[着上好在紧鞋]|领带|鞋带|围巾|红绳|安全带)/u },
  { character: '重', reading: 'chóng', after: /^(?:[写做读建组走开见拾温逢获启来活生游修登行]|新)/u },
  {
    character: '干',
    reading: 'gān',
    form: '乾',
    before: /(?:[晒晾烘擦吹烤未不风流始方已]|口|舌|泪|眼泪|汗水|头发|衣服)$/u,
  },
  { character: '干', reading: 'gān', form: '乾', after: /^(?:[透杯枯]|一 ?杯|了 (?:这|一) ?杯)/u },
  {
    character: '干',
    reading: 'gān',
    form: '乾',
    before: /[水泪衣河井杯汗墨油血粮][^，。；！？]{0,6}$/u,
    after: /^了?(?:$|\P{sc=Han})/u,
  },
  {
    character: '背',
    reading: 'bēi',
    after: /^(?:[起不包]|上 ?(?:书包|行囊|背包)|着 (?:书包|行囊|孩子|包|沉重|一))/u,
  },
  { character: '倒', reading: 'dǎo', before: /(?:[打推摔跌病累吹压滑绊晕击难拉放卧不])$/u },
  { character: '倒', reading: 'dǎo', after: /^(?:[了下塌在地闭]|下去)/u, notAfter: /^了 ?(?:一|杯|半)/u },
  { character: '盛', reading: 'chéng', after: /^(?:[下满着饭汤水了]|一 ?碗|一碗|起)/u },
  { character: '冠', reading: 'guān', after: /^[上带]/u },
  { character: '涨', reading: 'zhàng', after: /^得/u },
  { character: '露', reading: 'lòu', after: /^(?:[了出] ?(?:马脚|破绽|馅)|一手)/u },
  { character: '为', reading: 'wéi', before: /(?:^| )以(?: \p{sc=Han}+){1,3}$/u },
  {
    character: '为',
    reading: 'wéi',
    before: /(?:[称叫唤评推奉尊视化变分合升降改贬沦拜立列定译]|当作|选举) \p{sc=Han}{1,3}$/u,
  },
  { character: '为', reading: 'wèi', after: OTHERS },
  { character: '为', reading: 'wéi', after: /^(?:\p{sc=Han}{1,4} ?){1,3}所/u },
  {
    character: '为',
    reading: 'wéi',
    before: /(?:[视化变称选认分改译当谓成立转列定奉尊命唯贵之所知亦甘]|可以|难以)$/u,
  },
  { character: '为', reading: 'wéi', after: /^[^我你他她它您谁爱国民人] ?(?:$|\P{sc=Han})/u },
  { character: '为', reading: 'wéi', after: /^(?:[师乐友伴邻上先主首善贵王荣证期限止准]|所|\P{sc=Han}|$)/u },
  { character: '少', reading: 'shào', after: /^(?:[年时女男]$|[年时女男] )/u },
  { character: '转', reading: 'zhuàn', after: /^(?:[个圈]|(?:[了着一几两三]| )*圈)/u },
  { character: '量', reading: 'liáng', after: /^(?:[了出过]|一量|体温|身高|尺寸|血压)/u },
  { character: '处', reading: 'chǔ', after: /^[在于世事身]/u },
  { character: '场', reading: 'cháng', after: /^(?:[雨雪风梦病空灾战雾]|大[雨雪梦病]|睡眠|细雨|春雨|秋雨)/u },
  { character: '中', reading: 'zhòng', after: /^了 ?(?:奖|大奖|计|毒|彩票|一)/u },
  { character: '教', reading: 'jiào', before: /(?:宗|信|传|佛|道|入)$/u },
  { character: '难', reading: 'nàn', before: /(?:[灾苦受逃避落遇遭])$/u },
  { character: '好', reading: 'hào', before: /(?:^| )[所喜]$/u },
  { character: '啊', reading: 'ā', notBefore: /\p{sc=Han}$/u },
  {
    character: '过',
    reading: 'guo',
    before: /\p{sc=Han}$/u,
    notBefore:
      /[走飞经度穿越路闪掠划跨熬错胜超通渡翻绕滑流游跳爬驶跑拂吹扫擦飘照淌转饶放让躲逃难隔没不再已能要也太又会就各日月年节罪改它他她你我们好多把的得地]$/u,
    notAfter: /^(?:[来去程头分于多少着日年上这了]|\p{sc=Han}{0,2} ?(?:山|河|海|桥|膝))/u,
  },
  ...Object.entries({ 于: '于', 余: '余', 范: '范', 郁: '郁', 钟: '鍾' }).flatMap(([character, form]) => [
    { character, form, after: TITLES },
    { character, form, before: /^$/u, after: GIVEN_NAME },
  ]),
  { character: '冲', form: '沖', after: /^(?:[泡洗茶奶澡凉水]|一 ?杯|一 ?壶|咖啡|了 (?:一|杯))/u },
  {
    character: '里',
    form: '里',
    before: /(?:[一二两三四五六七八九十百千万亿几数半余]|[0-9])$/u,
    notAfter: /^的 ?(?:一|每)/u,
  },
  {
    character: '里',
    form: '里',
    before: new RegExp(`${SOUND}$`, 'u'),
    after: new RegExp(`^${SOUND}`, 'u'),
  },
  {
    character: '面',
    form: '麵',
    before: /(?:[吃煮碗揉擀拌炒]|下 ?碗|[吃煮揉擀拌炒] (?:了|着|过|一 ?碗|碗|口))$/u,
  },
  { character: '卷', form: '捲', before: /[帘风席浪云]$/u },
  { character: '卷', form: '捲', after: /^(?:[起入走土袖帘地]|西风|残云|残)/u },
  { character: '困', form: '睏', after: /^(?:[了得极死]|[，。])/u },
  { character: '松', form: '鬆', after: /^(?:[了开口手绑动脱]|一 ?口)/u },
  { character: '冲', form: '沖', before: /(?:咖啡|茶|奶|奶粉|水)$/u },
  {
    character: '出',
    form: '齣',
    before: /(?:[一二两三四五六七八九十几这那]|整)$/u,
    after: /^(?:[戏剧]|好戏|悲剧|喜剧|大戏)/u,
  },
  { character: '云', form: '云', after: /^[：“「]/u },
  { character: '后', form: '后', before: /[皇太天王影歌帝]$/u },
]

export const READING_RULES = RULES.filter(({ reading }) => reading)
export const FORM_RULES = RULES.filter(({ form }) => form)

/** Splits "Acme — Rockets for everyone | Acme Inc." if other facts identify the parts. */

export interface TitleParts {
  name: string
  tagline: string
}

// Blanks are trimmed later: matching them here would rescan long runs.
const SEPARATOR = /\s[|–—·•:»-]\s|[｜|]|:\s|——/u

export interface TitleHints {
  siteName: string // '' if not given
  productName: string // from JSON-LD
  isHomePage: boolean // on its home page, the site is the product
  host: string // 'www.acme.com'
}

export function titleParts(whole: string, hints: TitleHints): TitleParts {
  const { siteName, isHomePage } = hints
  const [title, productName] = isHomePage
    ? [whole, hints.productName]
    : [withoutShop(whole), withoutShop(hints.productName)]
  const parts = title
    .split(SEPARATOR, 12)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (productName) return { name: productName, tagline: without(parts, [productName, siteName], title) }
  if (parts.length < 2) return { name: title || siteName, tagline: '' }

  const site =
    parts.find((part) => isSame(part, siteName)) ?? parts.find((part) => isOfHost(part, hints.host))
  if (!site) return { name: title, tagline: '' }
  const others = parts.filter((part) => part !== site)
  if (isHomePage) return { name: site, tagline: others.join(' – ') }
  const [name = site, ...rest] = others
  return { name, tagline: rest.join(' – ') }
}

/** '' if the title lacks the first. */
function without(parts: readonly string[], names: readonly string[], title: string): string {
  if (!title || !parts.some((part) => isSame(part, names[0]!))) return ''
  return parts.filter((part) => !names.some((name) => isSame(part, name))).join(' – ')
}

function isSame(one: string, other: string): boolean {
  return other !== '' && normalised(one) === normalised(other)
}

/** Matches 'Acme' for www.acme.com. */
function isOfHost(part: string, host: string): boolean {
  const name = normalised(part)
  return (
    name.length > 1 &&
    host
      .split('.')
      .slice(0, -1)
      .some((label) => normalised(label) === name)
  )
}

function normalised(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** Neither the shop's name nor its advertising belongs to a product's name. */

/** Words of advertising in brackets: 【行情 报价 价格 评测】. */
const ADVERTISED =
  '(?:行情|图片|报价|价格|价钱|品牌|评测|评论|评价|参数|怎么样|正品行货|正品|多少钱|介绍|简介|书评|在线阅读|目录|推荐|批发|优惠|优惠券|促销)'

/** Names that titles end with, in Chinese also without a space before. */
const CHINESE_SITES = [
  '京东(?:\\s?JD\\.COM|商城|全球购|国际|图书|超市|自营)?',
  '(?:tmall\\.com)?(?:理想生活上)?天猫(?:Tmall\\.com|超市|国际|精选)?',
  '(?:world\\.)?(?:taobao\\.com)?淘宝(?:网|海外|Taobao)?',
  '哔哩哔哩(?: ?\\(゜-゜\\)つロ ?干杯~)?',
  'bilibili',
  '1688(?:\\.com)?(?:阿里巴巴)?',
  '阿里巴巴(?:1688)?',
  '拼多多(?:商城)?',
  '小红书',
  '(?:\\S{1,12}优惠_)?什么值得买',
  '苏宁(?:易购)?(?:\\.com)?',
  '当当(?:网|图书|自营)?',
  '唯品会',
  '网易(?:严选|考拉)',
  '考拉海购',
  '华为商城',
  '小米(?:商城|有品)',
  '得物(?:App)?',
  '闲鱼',
  '知乎',
  '抖音',
  '快手',
  '微店',
  '有赞',
  '亚马逊(?:中国)?',
  '豆瓣(?:读书|电影)?',
  '蝦皮購物',
  'momo購物網',
  'PChome ?24h購物',
  '楽天市場',
]

const SITES = [
  ...CHINESE_SITES,
  'Amazon(?:\\.[a-z]{2,3}){0,2}',
  'Ali[Ee]xpress(?:\\.com)?(?: ?Mobile)?(?: \\d{1,6})?',
  'Alibaba(?:\\.com| Group)?',
  'Etsy(?:\\.[a-z]{2,3}| \\S{1,20})?',
  'eBay(?:(?:\\.[a-z]{2,3}){1,2}| [A-Z]{2})?',
  'Walmart(?:\\.com|\\.ca)?',
  'Target',
  'Best Buy',
  'Newegg(?:\\.com)?',
  'Temu(?: [A-Z][A-Za-z ]{1,20})?',
  'SHEIN(?: [A-Z][A-Za-z ]{1,20})?',
  'Shopee(?: [A-Z][A-Za-z ]{1,20})?',
  'Lazada(?:\\.[a-z]{2,3}){0,2}(?: [A-Z][A-Za-z ]{1,20})?',
  'IKEA(?: [A-Z][A-Za-z ]{1,20})?',
  'Apps on Google Play',
  'Google Play 上的应用',
  'YouTube',
  'Kickstarter',
]

const TAILS = [
  new RegExp(`【(?:${ADVERTISED}[\\s_、,，/|-]{0,3}){1,9}】$`),
  new RegExp(`\\s[-–—|·:：]\\s?(?:${SITES.join('|')})$`),
  new RegExp(`[-–—_|｜](?:${CHINESE_SITES.join('|')})$`),
  /\s?\((?:豆瓣|京东|天猫)\)$/,
  /-in .{1,120} on Ali[Ee]xpress\.com$/,
  /\s(?:on|at) (?:the App Store|AliExpress(?:\.com)?|Etsy|eBay)$/,
  /\s?for sale online$/,
  /\s?[:|]\sAmazon\.[a-z]{2,3}(?:\.[a-z]{2,3})?\s?:\s[^:|]{1,80}$/, // with its department
]

/** "Amazon.com: name : department", and with | in Japan; of a book, ISBN and author come between. */
const AMAZON_HEAD = /^Amazon(?:\.[a-z]{2,3}){0,2}\s?[:|]\s/
const AMAZON_ISBN = /\s?:\s?(?:97[89]-?)?\d{9}[\dX]\s?:.*$/
const AMAZON_DEPARTMENT = /\s?[:|]\s[^:|]{1,80}$/

const MOST_TAILS = 3

/** Unchanged where nothing else would be left. */
export function withoutShop(title: string): string {
  let name = title.trim()
  if (AMAZON_HEAD.test(name)) {
    const inner = name.replace(AMAZON_HEAD, '').replace(/^Customer reviews: /, '')
    name = AMAZON_ISBN.test(inner) ? inner.replace(AMAZON_ISBN, '') : inner.replace(AMAZON_DEPARTMENT, '')
  }
  name = name.replace(/^【楽天市場】/, '')
  for (let nth = 0; nth < MOST_TAILS; nth++)
    for (const tail of TAILS) name = name.replace(tail, '').trim() || name
  return name || title
}

/** Recognises an http(s) URL, or a bare domain with optional port and path. */

import { webAddress, withoutEnd } from '../scene/values'

/** Without a list, "Mr.Smith" would be a link; rarer domains need http(s). Source: IANA root zone. */
const COUNTRIES =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw'
const GENERIC =
  'com org net edu gov int mil info biz name pro mobi app dev page site online store shop blog cloud tech xyz top club live life fun art design studio agency digital media news press space website world today work works tools software systems solutions services network social community chat games game video music film photo photos gallery academy education school university health care fit fitness food cafe coffee restaurant travel tours hotel house homes land green energy earth eco bio science engineering finance capital fund money bank ventures company business group team global international city london berlin paris tokyo wiki guide guru link click run build code directory domains host hosting email support help zone plus one vip wtf lol ninja rocks cool best new now inc ltd llc gmbh asia africa ink google youtube amazon apple'
const OTHER_SCRIPTS =
  '中国 中國 香港 台湾 台灣 澳门 澳門 新加坡 公司 网络 網絡 网址 网店 网站 商城 商店 商标 在线 中文网 集团 我爱你 信息 公益 政务 机构 手机 移动 游戏 娱乐 购物 世界 企业 健康 招聘 时尚 餐厅 рф рус онлайн сайт орг дети москва укр бел срб мкд қаз ελ 한국 닷컴 닷넷 コム みんな ストア भारत ไทย'

const KNOWN = new Set(`${COUNTRIES} ${GENERIC} ${OTHER_SCRIPTS}`.split(' '))

export interface ParsedLink {
  url: string // 'https://example.com/', normalised
  host: string // 'example.com', '例子.中国': as typed, in lower case
}

/** Punctuation copied along with a link from a sentence. */
const AROUND = { open: /^[<("'“‘「『《【（[]+/u, close: /[>"'”’」』》】）.,;:!?。，、；：！？…]/u }
const SCHEME = /^(https?)\s*[:：]\s*[/／]{2}/iu // also full-width characters from an input method
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const BARE = new RegExp(String.raw`^(?<host>(?:${LABEL}\.)+(?<end>${LABEL}))(?::\d{1,5})?(?:[/?#]\S*)?$`, 'u')

/** The link if the whole text is one; 'bad' for http(s) without a valid address; else null. */
export function parseLink(text: string): ParsedLink | 'bad' | null {
  const link = stripPunctuation(text)
  if (/\s/u.test(link)) return null
  if (SCHEME.test(link)) {
    const address = link.replace(SCHEME, '')
    return toLink(`${link.slice(0, 5).toLowerCase() === 'https' ? 'https' : 'http'}://${address}`, address)
  }
  const { host, end } = BARE.exec(link)?.groups ?? {}
  if (!host || !end || !isTopLevelDomain(end.toLowerCase()) || isCapitalised(end)) return null
  const parsed = toLink(`https://${link}`, link)
  return parsed === 'bad' ? null : parsed
}

/** "Hello.World" is no domain: domains are typed in lower case or all capitals. */
function isCapitalised(label: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(label)
}

function stripPunctuation(text: string): string {
  const bare = withoutEnd(text.trim().replace(AROUND.open, ''), AROUND.close)
  // Removes only unmatched closing brackets: a wiki's …/Foo_(bar) keeps its own.
  return /[)\]]$/.test(bare) && !/[([]/.test(bare) ? withoutEnd(bare, /[)\].,;:!?]/) : bare
}

/** `address`: the text without its scheme, to get the host as typed. */
function toLink(text: string, address: string): ParsedLink | 'bad' {
  const url = webAddress(text)
  if (!url) return 'bad'
  url.username = '' // credentials must be neither shown on a card nor sent
  url.password = ''
  const host = /^(?:[^/?#@]*@)?([^/?#:]*)/u.exec(address)?.[1] ?? ''
  return { url: url.href, host: host.toLowerCase() }
}

function isTopLevelDomain(label: string): boolean {
  return KNOWN.has(label) || /^xn--[a-z0-9-]+$/.test(label)
}

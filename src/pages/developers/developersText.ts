import type { LanguageId } from '../../language/languages'
import { SITE } from '../../site'

const OPENAPI = `[OpenAPI](${SITE.siteUrl}/api/openapi.json)`
const SCHEMA = `[JSON Schema](${SITE.siteUrl}/schema/card.json)`

export const SECTIONS = ['card', 'quote', 'feeds', 'embeds', 'package', 'command', 'errors'] as const
type Words = Readonly<Record<(typeof SECTIONS)[number] | 'title' | 'lead' | 'noServer' | 'picture', string>>

/** A section is its heading, a line end, and its text. */
export const DEVELOPERS: Readonly<Record<LanguageId, Words>> = {
  en: {
    title: 'Developers',
    lead: 'Each day’s quote and its card, by address, as a package and as a command. No account, no key.',
    noServer: 'This needs the server, which does not answer here: this may be a host of pages alone.',
    picture: 'The card as it is answered',
    card: `The Address of a Card
A picture of a day’s card. What is left out is today’s, or the template’s own. ${OPENAPI} has all parameters, and [this page](/everywhere) writes the address of a look of your own.`,
    quote: `A Quote
The day’s words with their source. \`/api/quote.txt\` and \`.md\` are the words alone.`,
    feeds: `Feeds
The last 31 days; an author’s quotes are at \`/en/feed/author/jane-austen.xml\`. With \`tz=Asia/Shanghai\` a day begins where you are.`,
    embeds: `Embeds
A frame without scripts. Sites that know oEmbed show a day’s page by its address.`,
    package: `Package
The engine that draws here, for browsers, workers and Node: the same pixels everywhere. It is packed from the repository. ${SCHEMA} says what a card may be.`,
    command: `Command
The same package draws without a browser: one card or a year of them.`,
    errors: `Errors
What is wrong is answered with a code and with what is allowed. 429 and 503 say in \`Retry-After\` how long to wait. Change the values:`,
  },
  zh: {
    title: '开发者',
    lead: '每天的句子和卡片：用网址取，用软件包画，用命令生成。不用注册，不要密钥。',
    noServer: '这里要用到服务器，但它没有应答：这个网址可能只放了网页。',
    picture: '服务器给出的卡片',
    card: `卡片的网址
一天的卡片，一张图片。没写的参数，日期取今天，其余取模板的。全部参数见 ${OPENAPI}，自己的样式可在[这一页](/everywhere)得到网址。`,
    quote: `句子
当天的句子和出处。\`/api/quote.txt\` 和 \`.md\` 只有文字。`,
    feeds: `订阅源
最近 31 天；某位作者的句子在 \`/zh/feed/author/jane-austen.xml\`。加上 \`tz=Asia/Shanghai\`，就按你所在的时区换日。`,
    embeds: `嵌入
一个不带脚本的框。支持 oEmbed 的网站，贴上某一天的网址就会显示卡片。`,
    package: `软件包
本站用的绘图引擎，浏览器、Worker 和 Node 里都能用，像素一致。从代码仓库打包。卡片有哪些字段，见 ${SCHEMA}。`,
    command: `命令
同一个软件包，不用浏览器也能画：一张，或者一整年。`,
    errors: `错误
出错时，应答里有代码，也说明可以填什么。429 和 503 会在 \`Retry-After\` 里写明要等多久。改改看：`,
  },
}

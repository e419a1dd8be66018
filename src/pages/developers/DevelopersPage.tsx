import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryValue } from '../../card/cardAddress'
import { daySnippets, feedUrls } from '../../card/daySnippets'
import { currentLanguage } from '../../language/i18n'
import type { LanguageId } from '../../language/languages'
import { parsedJson } from '../../scene/values'
import { SITE } from '../../site'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { TextField } from '../../ui/TextField'
import { useHydrated } from '../browser/useHydrated'
import { Blocks } from '../info/Blocks'
import page from '../info/InfoPage.module.css'
import { Snippets, type SnippetsBlock } from '../snippets/Snippets'
import styles from './DevelopersPage.module.css'

/** Values by parameter; '' is left out. */
const LIVE: Readonly<Record<string, { path: string; start: Readonly<Record<string, string>> }>> = {
  card: { path: '/api/card.png', start: { date: '', template: 'koi', ratio: '4:5', lead: '', w: '540' } },
  quote: { path: '/api/quote', start: { date: '2026-11-21', tz: '', source: '' } },
  errors: { path: '/api/card.png', start: { template: 'koi', ratio: '7:3' } },
}

const CARD = "{ quote: { content: 'Begin.' } }"
const ENGINE = 'layoutCard, readyScene, drawCard, toBlob, toSvg, toPdf'

function linesIn(language: LanguageId): Readonly<Record<string, SnippetsBlock['snippets']>> {
  const { frame, picture } = daySnippets(language)
  const { atom, json, calendar } = feedUrls(language)
  return {
    feeds: Object.entries({ Atom: atom, 'JSON Feed': json, iCalendar: calendar }),
    embeds: Object.entries({ iframe: frame, img: picture }),
    package: Object.entries({
      npm: 'npm pack && npm install ./quotidian-*.tgz',
      'quotidian/engine': `import { ${ENGINE} } from 'quotidian/engine'`,
      Node: `const png = await toBlob(${CARD}, { template: 'koi' })`,
      'quotidian/react': "import { QuoteCard } from 'quotidian/react'",
      React: `<QuoteCard card={${CARD}} template="koi" width={360} />`,
    }),
    command: [['npx', 'npx quotidian --date 2026-11-21 --template koi --out card.png']],
  }
}

export function DevelopersPage() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const words = DEVELOPERS[language]
  const lines = linesIn(language)
  return (
    <article className={classes(page.page, styles.page)}>
      <h1 className={page.title}>{words.title}</h1>
      <p className={page.lead}>{words.lead}</p>
      {SECTIONS.map((id) => {
        const [heading, text = ''] = words[id].split('\n')
        return (
          <section key={id} id={id}>
            <h2 className={page.heading}>{heading}</h2>
            <Blocks blocks={[text]} />
            {LIVE[id] && <Live {...LIVE[id]} />}
            {lines[id] && (
              <Snippets snippets={lines[id]} words={[t('subscribe.copy'), t('subscribe.copied')]} />
            )}
          </section>
        )
      })}
    </article>
  )
}

/** An address by its parameters, and what the server answers. */
function Live({ path, start }: (typeof LIVE)[string]) {
  const { t } = useTranslation()
  const [values, setValues] = useState(start)
  const origin = useHydrated() ? location.origin : SITE.siteUrl
  const said = Object.entries(values).filter(([, value]) => value !== '')
  const address = `${path}?${said.map(([name, value]) => `${name}=${queryValue(value)}`).join('&')}`
  return (
    <>
      <div className={styles.fields}>
        {Object.entries(values).map(([name, value]) => {
          const change = (next: string) => setValues({ ...values, [name]: next.trim() })
          return <TextField key={name} label={name} value={value} isMonospaced onChange={change} />
        })}
      </div>
      <Snippets snippets={[['GET', origin + address]]} words={[t('subscribe.copy'), t('subscribe.copied')]} />
      <LiveAnswer address={address} />
    </>
  )
}

const SETTLE_MS = 400

function LiveAnswer({ address }: { address: string }) {
  const { t } = useTranslation()
  const words = DEVELOPERS[currentLanguage()]
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState({ address: '', status: '', text: '' })
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const next = await answerTo(address, leaving.signal)
      if (!leaving.signal.aborted) setAnswer({ address, ...next })
    }
    const timer = setTimeout(() => void ask(), SETTLE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [address, attempt])
  const isComing = answer.address !== address
  const isMissing = !isComing && answer.status === ''
  return (
    <div className={styles.answer} aria-busy={isComing}>
      <p role="status">{isComing ? t('site.loading') : answer.status || words.noServer}</p>
      {isMissing && <Button onPress={() => setAttempt(attempt + 1)}>{t('error.tryAgain')}</Button>}
      {answer.status.startsWith('200 image/') && <img src={answer.address} alt={words.picture} />}
      {answer.text !== '' && <pre tabIndex={0}>{answer.text}</pre>}
    </div>
  )
}

/** No status: a host of pages alone answers with a page, or not at all. */
async function answerTo(address: string, signal: AbortSignal) {
  const given = await fetch(address, { signal }).catch(() => null)
  const type = given?.headers.get('content-type')?.split(';')[0] ?? ''
  const body = (await given?.text().catch(() => '')) ?? ''
  if (!given || !/json$|^image/.test(type)) return { status: '', text: '' }
  const text = type.endsWith('json') ? JSON.stringify(parsedJson(body), null, 2) : ''
  return { status: `${given.status} ${type}`, text }
}

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

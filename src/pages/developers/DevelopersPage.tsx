import '../../language/daysTexts'
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
import { DEVELOPERS, SECTIONS } from './developersText'

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
      npm: 'npm pack && npm install ./quotidian-0.1.0.tgz',
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

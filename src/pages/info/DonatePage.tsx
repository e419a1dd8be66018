import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n'
import { SITE } from '../../site'
import { DONATE } from './donateText'
import styles from './DonatePage.module.css'
import page from './InfoPage.module.css'

const CODE_PX = 240
const IS_WECHAT_CODE = /^(wxp|weixin):/i.test(SITE.paymentLink)

export function DonatePage() {
  useTranslation() // Re-renders when the language changes.
  const { title, lead, code, tipJar, otherHeading, other } = DONATE[currentLanguage()]
  return (
    <article className={page.page}>
      <header>
        <h1 className={page.title}>{title}</h1>
        <p className={page.lead}>{lead}</p>
      </header>
      <div className={styles.ways}>
        <section>
          <h2 className={page.heading}>{code.heading}</h2>
          <img className={styles.code} src="/donate.jpg" alt={code.alt} width={CODE_PX} height={CODE_PX} />
          <p className={styles.words}>
            {IS_WECHAT_CODE ? code.wechat : withHost(code.address, SITE.paymentLink)}
          </p>
        </section>
        <section>
          <h2 className={page.heading}>{tipJar.heading}</h2>
          <p className={styles.words}>{withHost(tipJar.text, SITE.tipJarUrl)}</p>
          <p>
            <a className={styles.link} href={SITE.tipJarUrl} rel="noopener">
              {tipJar.link}
            </a>
          </p>
        </section>
      </div>
      <section>
        <h2 className={page.heading}>{otherHeading}</h2>
        <ul className={page.list}>
          {other.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </article>
  )
}

function withHost(text: string, address: string) {
  const [before, after] = text.split('{{host}}')
  return (
    <>
      {before}
      <span className={styles.host}>{new URL(address).host}</span>
      {after}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n'
import { SITE } from '../../site'
import styles from './DonatePage.module.css'
import page from './InfoPage.module.css'
import type { LanguageId } from '../../language/languages'

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

export const DONATE: Record<
  LanguageId,
  {
    title: string
    lead: string
    code: { heading: string; alt: string; wechat: string; address: string }
    tipJar: { heading: string; text: string; link: string }
    otherHeading: string
    other: readonly string[]
  }
> = {
  en: {
    title: 'Donate',
    lead: 'Quotidian is free and has no advertising. If it is of use to you, a small gift helps to keep it running.',
    code: {
      heading: 'WeChat',
      alt: 'QR code for a gift by WeChat',
      wechat:
        'Scan this picture with WeChat to pay. On a phone, keep your finger on it, save it, and open it from WeChat’s scanner.',
      address: 'Scan this picture with WeChat, or with any camera. It leads to {{host}}, where you can pay.',
    },
    tipJar: {
      heading: 'Tip jar',
      text: 'By card or otherwise, without WeChat. The link opens {{host}}, another site with its own terms.',
      link: 'Open the tip jar',
    },
    otherHeading: 'Good to know',
    other: [
      'A gift buys nothing: every feature is open to everyone, and stays so.',
      'Payment happens with WeChat or the tip jar. We never see your card or bank details.',
      'It helps as much to tell a friend, or to write to us about a mistake in a quote or a translation.',
    ],
  },
  zh: {
    title: '赞助',
    lead: '日签免费使用，没有广告。如果它对你有用，随手支持一点，就能帮它一直开下去。',
    code: {
      heading: '微信',
      alt: '微信赞助用的二维码',
      wechat: '用微信扫这张图片付款。手机上先长按保存图片，再到微信的「扫一扫」里打开。',
      address: '用微信扫这张图片，用相机也行。它指向 {{host}}，在那里付款。',
    },
    tipJar: {
      heading: '打赏页',
      text: '不用微信，可以刷卡或用别的方式。链接会打开 {{host}}，那是另一个网站，有自己的条款。',
      link: '去打赏',
    },
    otherHeading: '说在前面',
    other: [
      '支不支持都一样：所有功能对所有人开放，以后也是。',
      '付款在微信或打赏页里完成，我们看不到你的银行卡信息。',
      '告诉一位朋友，或来信指出句子、译文里的一处错，同样是帮忙。',
    ],
  },
}

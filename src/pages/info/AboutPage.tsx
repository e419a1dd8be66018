import { InfoPage } from './InfoPage'
import type { InfoText } from './infoText'

export function AboutPage() {
  return <InfoPage text={ABOUT} />
}

export const ABOUT: InfoText = {
  en: {
    title: 'About',
    lead: 'Quotidian shows one quote a day, in English and Chinese, and lets you make it into a card and save it as a picture.',
    sections: [
      {
        id: 'what-for',
        heading: 'What it is for',
        body: [
          'A line to begin the day with, a card to send to a friend, a picture for a post or a slide. Or the card of a product you have made or like. Every feature is open to everyone, free, with no account.',
        ],
      },
      {
        id: 'quotes',
        heading: 'Where the quotes come from',
        body: [
          'From a quote service, where one is set up. Otherwise from the almanac that is built in: 366 quotes, one for each day of the year, all in the public domain, each found word for word in a text of its work. The Chinese translations were made for this almanac, or are the classical originals.',
          'The editor says in small print which of them you see, and names the work.',
        ],
      },
      {
        id: 'pictures',
        heading: 'How the pictures are made',
        body: [
          'In your browser. The card is not a snapshot of this page but a drawing of its own, made anew at the size you choose. Preview and picture come from the same drawing, so what you see is what is saved, to the pixel, up to 4K.',
          'Text is set with the care of both traditions: English breaks between words, Chinese never begins a line with a full stop, and colors are chosen so that words can be read on what lies under them.',
        ],
      },
      {
        id: 'name',
        heading: 'The name',
        body: [
          'Quotidian means of every day. Its Chinese name, 日签, is a day’s slip of paper: the leaf of a tear-off calendar, the lot one draws in the morning. The mark is 日, the sun and the day.',
        ],
      },
      {
        id: 'who',
        heading: 'Who makes it',
        body: [
          'An independent developer. The site is free and carries no advertising. If it is of use to you, there are [ways to help](/donate).',
          'The site is meant for a general public, not for children under 13.',
        ],
      },
    ],
  },
  zh: {
    title: '关于',
    lead: '日签每天给一句话，中英对照。你可以把它做成一张卡片，存成图片。',
    sections: [
      {
        id: 'what-for',
        heading: '拿来做什么',
        body: [
          '清早读一句；给朋友寄一张；发帖、做幻灯片时配一张图。自己做的、喜欢的产品，也能做成卡片。所有功能都开放，免费，不用注册。',
        ],
      },
      {
        id: 'quotes',
        heading: '句子从哪里来',
        body: [
          '接入了每日一句服务，就用它的。没有接入，或者连不上，就用内置的历书：366 句，一天一句，都已进入公有领域，每一句都在原作里逐字核对过。译文有的专为历书翻译，有的本来就是古文原句。',
          '这一句从哪里来、出自哪部作品，编辑页的小字里写着。',
        ],
      },
      {
        id: 'pictures',
        heading: '图片怎样画成',
        body: [
          '在你的浏览器里画。卡片不是网页的截图，是照你选的尺寸重新画的一幅。预览和图片用同一套程序画，看到什么就存下什么，像素不差，最高 4K。',
          '排字守中英两种文字的规矩：英文按词断行，中文行首不出现句号；文字颜色按底色选，保证清晰可读。',
        ],
      },
      {
        id: 'name',
        heading: '名字',
        body: [
          '日签，一日一签：日历上撕下来的那一页，早上抽的那一支。英文名 Quotidian，意思是「每日的」。标志就是一个「日」字。',
        ],
      },
      {
        id: 'who',
        heading: '谁在做',
        body: [
          '一位独立开发者。本站免费使用，没有广告。如果它对你有用，可以[帮一把](/donate)。',
          '本站面向大众，不面向 13 岁以下的儿童。',
        ],
      },
    ],
  },
}

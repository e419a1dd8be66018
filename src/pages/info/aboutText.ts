import type { InfoText } from './infoText'

export const ABOUT: InfoText = {
  en: {
    title: 'About',
    lead: 'Quotidian shows one quote a day, in English and Chinese, and lets you set it as a card and save it as a picture.',
    sections: [
      {
        heading: 'What it is for',
        paragraphs: [
          'A line to begin the day with, a card to send to a friend, a picture for a post. Every feature is open to everyone, free, with no account.',
        ],
      },
      {
        heading: 'Where the quotes come from',
        paragraphs: [
          'A quote service where one is set up; otherwise the almanac that is built in: 366 quotes, one for each day, each checked against its source and translated. The editor says in small print which of them you see.',
        ],
      },
      {
        heading: 'How the pictures are made',
        paragraphs: [
          'In your browser. What you type and what you save is not sent to us. Preview and picture are the same drawing, so what you see is what is saved, at the exact size you choose.',
        ],
      },
      {
        heading: 'Who makes it',
        paragraphs: ['An independent developer. The site is not meant for children under 13.'],
      },
    ],
  },
  zh: {
    title: '关于',
    lead: '日签每天给一句话，中英对照。你可以把它排成一张卡片，存成图片。',
    sections: [
      {
        heading: '拿来做什么',
        paragraphs: ['清早读一句，给朋友寄一张，发帖时配一张图。所有功能都开放，免费，不用注册。'],
      },
      {
        heading: '句子从哪里来',
        paragraphs: [
          '接了每日一句服务，就用它的；没有接，或者连不上，就用内置的历书：366 句，一天一句，句句核过出处，配好译文。编辑页用小字写明眼前这句出自哪里。',
        ],
      },
      {
        heading: '图片怎样生成',
        paragraphs: [
          '在你的浏览器里生成。你写的字、存的图，都不会传给我们。预览和成图是同一幅画，看到什么就存下什么，尺寸分毫不差。',
        ],
      },
      { heading: '谁在做', paragraphs: ['一位独立开发者。本站不面向 13 岁以下的儿童。'] },
    ],
  },
}

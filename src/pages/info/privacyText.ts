import type { InfoText } from './infoText'

export const PRIVACY: InfoText = {
  en: {
    title: 'Privacy',
    lead: 'No account, no tracking, no advertising. Your cards stay in your browser.',
    sections: [
      {
        heading: 'What is kept',
        paragraphs: [
          'Your browser keeps your language, your theme and the card you are working on. You can delete all of it by clearing this site’s data.',
        ],
      },
      {
        heading: 'What is sent',
        paragraphs: [
          'The site asks its server for the quote of a date and, if you paste a product link, for that page’s title and picture. Pictures whose address you enter are loaded from where they are. Exporting sends nothing.',
        ],
      },
      {
        heading: 'Children',
        paragraphs: ['The site is not meant for children under 13, and asks nobody for personal data.'],
      },
    ],
  },
  zh: {
    title: '隐私',
    lead: '没有账号，没有跟踪，没有广告。你的卡片留在你的浏览器里。',
    sections: [
      {
        heading: '留下什么',
        paragraphs: ['浏览器里存着你选的语言、主题，和正在做的那张卡片。清除本站数据，就全没了。'],
      },
      {
        heading: '发送什么',
        paragraphs: [
          '网页会向服务器要某一天的句子；你贴了产品链接，会去取那一页的标题和图片。你填的图片地址，直接从原处载入。导出图片时什么也不发送。',
        ],
      },
      { heading: '儿童', paragraphs: ['本站不面向 13 岁以下的儿童，也不向任何人索取个人信息。'] },
    ],
  },
}

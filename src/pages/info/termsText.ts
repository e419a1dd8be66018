import type { InfoText } from './infoText'

export const TERMS: InfoText = {
  en: {
    title: 'Terms of Use',
    lead: 'Use Quotidian freely, and fairly.',
    sections: [
      {
        heading: 'What you may do',
        paragraphs: [
          'Make cards, save them, share them. The pictures you make are yours; the words on them belong to their authors.',
        ],
      },
      {
        heading: 'What you may not do',
        paragraphs: [
          'Abuse the site, use it by automated means or without authority, publish false or fraudulent content with it, or infringe the rights of others.',
        ],
      },
      {
        heading: 'No warranty',
        paragraphs: [
          'The site is offered as it is. It may change or pause, and it is not liable for what is made with it.',
        ],
      },
    ],
  },
  zh: {
    title: '使用条款',
    lead: '放心用，正当用。',
    sections: [
      {
        heading: '可以做的',
        paragraphs: ['做卡片，存卡片，分享卡片。做出来的图片归你，上面的文字归它的作者。'],
      },
      {
        heading: '不可以做的',
        paragraphs: [
          '不得滥用本站，不得用自动化手段或未经许可使用，不得用它发布虚假或欺诈内容，不得侵犯他人权利。',
        ],
      },
      {
        heading: '不作担保',
        paragraphs: ['本站按现状提供，可能变动或暂停，对用它做出的内容不承担责任。'],
      },
    ],
  },
}

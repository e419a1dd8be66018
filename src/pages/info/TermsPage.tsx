import { InfoPage } from './InfoPage'
import type { InfoText } from './infoText'

export function TermsPage() {
  return <InfoPage text={TERMS} />
}

export const TERMS: InfoText = {
  en: {
    title: 'Terms of Use',
    lead: 'Use Quotidian freely, and fairly. By using it you agree to the following.',
    sections: [
      {
        id: 'may',
        heading: 'What you may do',
        body: [
          'Make cards, save them, share them, print them, for yourself or for your work. There is no account and nothing to pay.',
          'The pictures you make are yours, as far as they are ours to give. The words on them belong to their authors; those of the almanac are in the public domain.',
        ],
      },
      {
        id: 'may-not',
        heading: 'What you may not do',
        body: [
          {
            list: [
              'Abuse the site, disturb its running, or try to get where you are not meant to be.',
              'Use it by automated means, or in any other way that is not authorized. To run it in bulk, write to us first.',
              'Make or spread false or fraudulent content with it, such as words that a person never said, put in that person’s name.',
              'Infringe the rights of others: their copyright, their trademarks, their privacy, their good name.',
            ],
          },
        ],
      },
      {
        id: 'your-part',
        heading: 'What you answer for',
        body: [
          'What you type, which pictures you choose and where you publish a card are your own affair. Make sure that you may use them. Cards are made in your browser and do not reach us, so we cannot check them and do not try to.',
          'If a page you link to or a picture you load belongs to someone else, their terms hold too.',
        ],
      },
      {
        id: 'warranty',
        heading: 'No warranty',
        body: [
          'The site is offered as it is. Quotes and translations have been checked with care and may still contain mistakes; tell us if you find one. The site may change, pause or end, and is not liable for what is made with it or lost in a browser, as far as the law allows. Export what matters to you.',
        ],
      },
      {
        id: 'children',
        heading: 'Children',
        body: ['The site is not meant for children under 13.'],
      },
      {
        id: 'changes',
        heading: 'Changes',
        body: [
          'If these terms change, the new ones appear here with a new date. How your data is treated is under [Privacy](/privacy).',
        ],
      },
    ],
  },
  zh: {
    title: '使用条款',
    lead: '放心用，正当用。使用日签，即表示同意以下内容。',
    sections: [
      {
        id: 'may',
        heading: '可以做的',
        body: [
          '做卡片，保存卡片，发出去，印出来，自己用或工作上用，都可以。不用注册，不用付钱。',
          '做出来的图片，凡是我们能给的权利，都归你。上面的文字归它的作者；历书里的句子已属公有领域。',
        ],
      },
      {
        id: 'may-not',
        heading: '不可以做的',
        body: [
          {
            list: [
              '滥用本站，扰乱它的运行，或设法进入不该进的地方。',
              '用自动化手段使用本站，或以其他未经许可的方式使用。要批量使用，请先写信来。',
              '用它制作、传播虚假或欺诈的内容，例如把别人没说过的话安在他名下。',
              '侵犯他人的权利：著作权、商标、隐私、名誉。',
            ],
          },
        ],
      },
      {
        id: 'your-part',
        heading: '由你负责的',
        body: [
          '写什么字、选什么图片、卡片发到哪里，由你决定，也由你负责。请先确认自己有权使用。卡片在你的浏览器里生成，到不了我们这里，我们看不到，也不去看。',
          '你链接的网页、载入的图片若属于别人，也要遵守他们的条款。',
        ],
      },
      {
        id: 'warranty',
        heading: '不作担保',
        body: [
          '本站按现状提供。句子和译文仔细核过，仍可能有错，发现了请告诉我们。本站可能变动、暂停或关闭；在法律允许的范围内，对用它做出的内容、在浏览器里丢失的东西不承担责任。重要的内容，请先导出。',
        ],
      },
      { id: 'children', heading: '儿童', body: ['本站不面向 13 岁以下的儿童。'] },
      {
        id: 'changes',
        heading: '变更',
        body: ['条款若有改动，新的会写在这里，换上新日期。怎样处理你的数据，见[隐私](/privacy)。'],
      },
    ],
  },
}

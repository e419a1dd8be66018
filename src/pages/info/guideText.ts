import type { InfoText } from './infoText'

export const GUIDE: InfoText = {
  en: {
    title: 'Guide',
    lead: 'From today’s quote to a saved picture in four steps.',
    sections: [
      {
        heading: '1. Pick a quote',
        paragraphs: [
          'The home page shows today’s quote. Refresh Quote brings another from this month. In the editor, under Content, choose a date and press Get Quote.',
          'Or write your own: type a quote, a dash and its author into the field on the home page, and press Generate Card.',
        ],
      },
      {
        heading: '2. Set the card',
        paragraphs: [
          'Edit This Quote opens the editor. At the left you change words, what is shown, and type; at the right templates, background and frame. A template changes everything at once, and you can go on from there.',
        ],
      },
      {
        heading: '3. Save it',
        paragraphs: [
          'Export Settings has the format, the resolution and, for JPG and WebP, the quality. The exact size in pixels stands beside it. Export Image saves the file.',
        ],
      },
      {
        heading: '4. If something is off',
        paragraphs: [
          'If the quote is not the one of the day, the network or the quote service did not answer in time: the site then shows one from its almanac. Refresh to try again. New quotes come at midnight, your time.',
        ],
      },
    ],
  },
  zh: {
    title: '指南',
    lead: '从今天的一句，到一张图片，四步。',
    sections: [
      {
        heading: '一、挑一句',
        paragraphs: [
          '首页就是今天的一句。按「换一句」，换成这个月另一天的。到编辑页的「内容」里选日期，按「取这天的一句」，就是那一天的。',
          '也可以自己写：在首页的框里写一句话、一个破折号、作者，按「做成卡片」。',
        ],
      },
      {
        heading: '二、排卡片',
        paragraphs: [
          '按「编辑这一句」进编辑页。左边改内容、显示和文字，右边换模板、背景和边框。选一套模板会一次换齐，之后还能接着改。',
        ],
      },
      {
        heading: '三、存下来',
        paragraphs: [
          '「导出设置」里选格式、分辨率；JPG 和 WebP 还能选质量。旁边写着图片的准确像素。按「导出图片」就存好了。',
        ],
      },
      {
        heading: '四、不对劲的时候',
        paragraphs: [
          '句子不是当天的，多半是网络或每日一句服务没有及时回应，这时先用历书里的一句。再按一次「换一句」试试。每天零点换新，按你当地的时间。',
        ],
      },
    ],
  },
}

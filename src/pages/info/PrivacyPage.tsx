import { InfoPage } from './InfoPage'
import { webAddress } from '../../scene/values'
import { SITE } from '../../site'
import type { InfoText } from './infoText'

export function PrivacyPage() {
  return <InfoPage text={PRIVACY} />
}

// Describes this site: uses the URLs it was built with.
const providerHost = hostOf(SITE.quoteEndpoint)
const proxyHost = hostOf(SITE.quoteProxy)

export const PRIVACY: InfoText = {
  en: {
    title: 'Privacy',
    lead: 'No account, no cookies, no analytics, no advertising. Your cards and pictures stay in your browser.',
    sections: [
      {
        id: 'stays',
        heading: 'What stays in your browser',
        body: [
          'All of this is on your device only. We cannot see it.',
          {
            terms: [
              [
                'Your card: `quotidian-card` in local storage',
                'The card you are working on, the words you are typing and up to a hundred steps of undo. A copy is set aside under a name that begins the same when two tabs disagree or the kept one is damaged.',
              ],
              [
                'Your pictures: `quotidian-pictures` in IndexedDB',
                'Pictures you chose, dropped or pasted, and those fetched from a web address, each with its file name or web address. Those that no card uses any more are deleted.',
              ],
              [
                'What you keep: `quotidian-kept` in IndexedDB',
                'The cards, days and quotes in My Cards, with the names you gave them, and which quote was shown on which day. A card that could not be read is set aside there.',
              ],
              [
                'Your templates: `quotidian-templates` in local storage',
                'The templates you keep, under the names you gave them.',
              ],
              [
                'Your choices: `language`, `theme`, `quotidian-note`, `quotidian-hint`, `quotidian-offline`, `quotidian-mine`',
                'In local storage: English or Chinese, light or dark, whether the developer’s note is minimized, that you have seen the hint below the card, whether everything is stored for use offline, and whether days show your own quotes.',
              ],
              [
                'The site itself: cache storage under names that begin with `workbox-precache` and `quotidian-`',
                'Pages, code, the almanac and the fonts used, so that they work without a network. They are the same for every visitor; pictures that a card has shown are there too.',
              ],
              [
                'For this tab: `quotidian-told` in session storage',
                'Which warnings about storage you have seen. It goes when you close the tab.',
              ],
            ],
          },
          'There are no cookies. Nothing counts or follows your visits. The fonts come from this site itself, not from a font service.',
        ],
      },
      {
        id: 'leaves',
        heading: 'What leaves it',
        body: [
          {
            terms: [
              [
                'The day you ask for',
                providerHost
                  ? `To show a quote, your browser asks the quote service at ${providerHost} for a date. That service sees your IP address and the date.`
                  : 'To show a quote, your browser asks this site’s server for a date. The server may ask a quote service for that date in turn; it passes on the date, not your IP address.',
              ],
              [
                'A proxy, when the first way fails',
                proxyHost
                  ? `If that call fails, the same request goes through a public proxy, ${proxyHost}. It is run by others. It sees your IP address and the whole request.`
                  : 'This site can be set up to try a public proxy when that call fails. A proxy would see your IP address and the whole request. None is set up here.',
              ],
              [
                'A product’s link',
                'If you ask for a product card by its link, the link is sent to our server, which fetches that page and sends back what the page says about itself. The other site sees our server, not you.',
              ],
              [
                'Pictures from elsewhere',
                'A picture on a card that is given by its web address, a product’s logo and picture among them, is fetched by your browser from the site that holds it. That site sees your IP address, as with any picture on the web.',
              ],
              [
                'A card in a link',
                'If you copy a link, the card is in it. Whoever opens it, and a chat that shows it, sends it to our server, which draws the card and keeps the picture for a while. A private link keeps the card in the part that no browser sends.',
              ],
              [
                'Links that lead away',
                'The tip jar and the other sites we link to have terms of their own. They learn of you only if you go there.',
              ],
            ],
          },
          'Making, changing and exporting a card sends nothing.',
        ],
      },
      {
        id: 'server',
        heading: 'What our server sees',
        body: [
          'As any server does, ours sees the IP address that a request comes from, what is asked for and what the browser says about itself; an answer could not find its way otherwise. Our program writes down which page or service of the site was asked for, when, and whether it went well, but not by whom, and nothing of what was asked in detail. The company that runs the machine may keep technical logs for a while.',
          'Quotes of a day are kept on the server for some hours, and what a product’s page says about itself for some minutes, so that they need not be asked for twice. That holds no trace of who asked.',
        ],
      },
      {
        id: 'mail',
        heading: 'If you write to us',
        body: [
          'We have your e-mail address and what you wrote, use them to answer you, and pass them on to nobody.',
        ],
      },
      {
        id: 'delete',
        heading: 'How to delete it',
        body: [
          {
            steps: [
              'Open the settings of your browser for this site: in most browsers behind the icon to the left of the address, under cookies and site data.',
              'Delete the data of this site. Cards, pictures, templates and choices are gone at once, and nobody can bring them back.',
            ],
          },
          'To delete one picture, press **Remove** beside it; a template goes under **Manage**, a kept card in My Cards. In a private window nothing is kept after you close it.',
        ],
      },
      {
        id: 'children',
        heading: 'Children',
        body: [
          'The site is not meant for children under 13, and asks nobody for personal data. If you believe that a child has written to us, tell us, and we delete the letter.',
        ],
      },
    ],
  },
  zh: {
    title: '隐私',
    lead: '没有账号，没有 Cookie，没有统计，没有广告。卡片和图片都留在你的浏览器里。',
    sections: [
      {
        id: 'stays',
        heading: '留在浏览器里的',
        body: [
          '下面这些只在你的设备上，我们看不到。',
          {
            terms: [
              [
                '卡片：本地存储里的 `quotidian-card`',
                '正在做的卡片、正在写的字，和最多一百步撤销。两个标签页改得不一样，或存下的读不全时，会另存一份，名字的开头相同。',
              ],
              [
                '图片：IndexedDB 里的 `quotidian-pictures`',
                '你选的、拖进来的、粘贴的，以及从网址取来的图片，连同文件名或网址。没有卡片再用到的，会自动清掉。',
              ],
              [
                '收下的：IndexedDB 里的 `quotidian-kept`',
                '我的卡片里的卡片、日子和句子，给它们起的名字，和哪天显示了哪一句。读不出来的卡片另外存在那里。',
              ],
              ['模板：本地存储里的 `quotidian-templates`', '你收下的模板，和给它们起的名字。'],
              [
                '选择：本地存储里的 `language`、`theme`、`quotidian-note`、`quotidian-hint` 和 `quotidian-mine`',
                '中文还是英文，浅色还是深色，开发者的话是不是收起，卡片下的提示看过没有，每天是不是显示你的句子。',
              ],
              [
                '网站本身：缓存存储里名字以 `workbox-precache` 和 `quotidian-` 开头的',
                '页面、程序、历书和用过的字体，没有网络时照样能用。每位访客的都一样；卡片上显示过的图片也在这里。',
              ],
              ['这个标签页：会话存储里的 `quotidian-told`', '哪些存储提醒已经看过。关掉标签页就没了。'],
            ],
          },
          '不用 Cookie，不统计、不跟踪你的访问。字体由本站自己提供，不经过别家的字体服务。',
        ],
      },
      {
        id: 'leaves',
        heading: '发送出去的',
        body: [
          {
            terms: [
              [
                '要哪一天的句子',
                providerHost
                  ? `取句子时，浏览器直接向 ${providerHost} 的每日一句服务要某一天的。它看得到你的 IP 地址和那个日期。`
                  : '取句子时，浏览器向本站的服务器要某一天的。服务器可能再向每日一句服务要，转去的只有日期，没有你的 IP 地址。',
              ],
              [
                '连不上时的代理',
                proxyHost
                  ? `连不上时，同一个请求改由公共代理 ${proxyHost} 转送。代理由别人运营，看得到你的 IP 地址和整个请求。`
                  : '连不上时，本站可以设成改走公共代理。代理看得到你的 IP 地址和整个请求。这里没有设代理。',
              ],
              [
                '产品的链接',
                '用链接做产品卡片，链接会发给我们的服务器，由它去取那个网页，再把网页上的产品信息送回来。对方看到的是我们的服务器，不是你。',
              ],
              [
                '别处的图片',
                '用网址指定的图片，包括产品的标志和图片，由你的浏览器直接去原处取。那个网站看得到你的 IP 地址，和网上任何图片一样。',
              ],
              [
                '链接里的卡片',
                '复制链接，卡片就在链接里。谁打开它，或哪个聊天显示它，都会把它发给我们的服务器；服务器画出卡片，图会留一阵子。私密链接把卡片放在浏览器从不发送的那一段。',
              ],
              ['通往别处的链接', '打赏页和我们链接的网站各有各的条款。你不点进去，它们就不知道你。'],
            ],
          },
          '做卡片、改卡片、导出图片，什么也不发送。',
        ],
      },
      {
        id: 'server',
        heading: '服务器看得到的',
        body: [
          '和所有服务器一样，我们的也看得到请求从哪个 IP 地址来、要的是什么、用的是什么浏览器；不然无从回应。我们的程序只记下被访问的是本站哪个页面或服务、什么时候、成没成，不记是谁，也不记具体问了什么。出租机器的公司可能会把技术日志留一阵子。',
          '某一天的句子会在服务器上存几个小时，网页上的产品信息存几分钟，免得重复去取。里面没有谁要过它的痕迹。',
        ],
      },
      {
        id: 'mail',
        heading: '给我们写信',
        body: ['我们会有你的邮箱地址和信的内容，只用来回信，不转给任何人。'],
      },
      {
        id: 'delete',
        heading: '怎样删掉',
        body: [
          {
            steps: [
              '打开浏览器里本站的设置：多数浏览器在地址栏左边的图标里，名叫「Cookie 和网站数据」。',
              '删除本站的数据。卡片、图片、模板、选择立刻清空，谁也恢复不了。',
            ],
          },
          '只删一张图片，点它旁边的**移除**；删模板，到**管理**里；删收下的卡片，到我的卡片里。在无痕窗口里，关闭后什么都不留。',
        ],
      },
      {
        id: 'children',
        heading: '儿童',
        body: [
          '本站不面向 13 岁以下的儿童，也不向任何人索取个人信息。如果你认为有孩子给我们写过信，请告诉我们，我们会删掉。',
        ],
      },
    ],
  },
}

/** '' for a path of this site and for none. */
function hostOf(address: string): string {
  return webAddress(address)?.host ?? ''
}

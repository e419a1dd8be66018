import { describe, expect, it } from 'vitest'
import { productFromPage } from '../../src/server/product/productFromPage'
import { readPageFacts } from '../../src/server/product/pageFacts'
import { withoutShop } from '../../src/server/product/title'

async function productOf(page: string, at = 'https://shop.example/p/1') {
  async function* chunks() {
    yield Buffer.from(page)
  }
  return productFromPage(await readPageFacts(chunks(), 'text/html; charset=utf-8'), new URL(at))
}

const ld = (text: string) => `<script type="application/ld+json">${text}</script>`
const LAMP = '青灯（QD）护眼台灯 L2 白色 学生宿舍 可调光'

describe('the title of a shop’s page', () => {
  it.each([
    [`【青灯 L2】${LAMP}【行情 报价 价格 评测】-京东`, `【青灯 L2】${LAMP}`],
    [`${LAMP}【图片 价格 品牌 评论】-京东`, LAMP],
    [`${LAMP} - 京东`, LAMP],
    [`${LAMP}-tmall.com天猫`, LAMP],
    [`${LAMP}-天猫Tmall.com`, LAMP],
    [`${LAMP}-理想生活上天猫`, LAMP],
    [`${LAMP}-淘宝网`, LAMP],
    [`${LAMP} - 1688`, LAMP],
    [`${LAMP} - 阿里巴巴`, LAMP],
    [`${LAMP} - 拼多多`, LAMP],
    [`${LAMP} - 小红书`, LAMP],
    [`${LAMP}【报价 价格 评测 怎么样】 -什么值得买`, LAMP],
    [`${LAMP}_京东优惠_什么值得买`, LAMP],
    [`${LAMP}【价格 品牌 图片 评论】-苏宁易购`, LAMP],
    ['《夜行》(林贺)【简介_书评_在线阅读】 - 当当图书', '《夜行》(林贺)'],
    ['夜行 (豆瓣)', '夜行'],
    ['【4K】一盏灯的一生_哔哩哔哩_bilibili', '【4K】一盏灯的一生'],
    ['一盏灯的一生-哔哩哔哩', '一盏灯的一生'],
    ['Green Lamp L2 - Amazon.com', 'Green Lamp L2'],
    ['Amazon.com: Green Lamp L2, 12 in. : Tools & Home Improvement', 'Green Lamp L2, 12 in.'],
    ['Amazon.com : Green Lamp L2 : Office Products', 'Green Lamp L2'],
    ['Amazon.com: The Lamp: A Story: 9780000000002: Harrow, Lin: Books', 'The Lamp: A Story'],
    ['Green Lamp L2 : Amazon.co.uk: Lighting', 'Green Lamp L2'],
    ['Grüne Lampe L2: Amazon.de: Beleuchtung', 'Grüne Lampe L2'],
    ['Amazon | 緑のランプ L2 | デスクライト 通販', '緑のランプ L2'],
    ['Green Lamp L2 | AliExpress', 'Green Lamp L2'],
    ['Green Lamp L2 - AliExpress 15', 'Green Lamp L2'],
    ['Green Lamp L2-in Desk Lamps from Lights & Lighting on Aliexpress.com | Alibaba Group', 'Green Lamp L2'],
    ['Green Lamp L2 - Etsy', 'Green Lamp L2'],
    ['Green Lamp L2 - Etsy Österreich', 'Green Lamp L2'],
    ['Green Lamp L2 for sale online | eBay', 'Green Lamp L2'],
    ['Green Lamp L2 | eBay UK', 'Green Lamp L2'],
    ['Green Lamp L2 - Walmart.com', 'Green Lamp L2'],
    ['Green Lamp - Apps on Google Play', 'Green Lamp'],
    ['Green Lamp on the App Store', 'Green Lamp'],
  ])('%s is named without what the shop adds', async (title, name) => {
    expect((await productOf(`<title>${title.replace('&', '&amp;')}</title>`)).name).toBe(name)
    expect(withoutShop(name)).toBe(name)
  })

  it.each([
    '京东',
    'eBay',
    'Multi-Target',
    'Off-Etsy',
    '【行情 报价】',
    'Green Lamp: Amazon edition',
    '《天猫》导演手记',
  ])('%s is left as it is', (name) => expect(withoutShop(name)).toBe(name))

  it('names the site on its home page', async () =>
    expect((await productOf('<title>Lamps and More | eBay</title>', 'https://www.ebay.com/')).name).toBe(
      'eBay',
    ))
})

describe('JSON-LD as shops write it', () => {
  const GREEN = { name: 'Green Lamp L2', pictureUrl: 'https://shop.example/lamp.jpg' }
  const PLAIN = '"@type":"Product","name":"Green Lamp L2","image":"/lamp.jpg"'

  it.each([
    ['raw line breaks and tabs', `{${PLAIN},"description":"Warm\nlight\tfor\r\nnights"}`],
    ['comments', `/* shop */ {${PLAIN}, // a lamp\n "url":"https://shop.example/p/1"}`],
    ['commas at the end', `{${PLAIN},"offers":[{"price":"9",},],\n}`],
    ['entities for quotes', `{${PLAIN}}`.replaceAll('"', '&quot;')],
    ['needless escapes', `{${PLAIN},"description":"It\\'s warm"}`],
    ['a comment of HTML', `<!-- {${PLAIN},} -->`],
    ['CDATA', `//<![CDATA[\n{${PLAIN},}\n//]]>`],
    ['a semicolon', `{${PLAIN},};`],
    ['a graph', `{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},{${PLAIN}}],}`],
    ['a list', `[{"@type":"WebSite","name":"Shop"},{${PLAIN},},]`],
    ['comment signs in a text', `{${PLAIN},"description":"a // b /* c */,}",}`],
  ])('is read with %s', async (_, text) =>
    expect(await productOf(`<title>Lamp Shop</title>${ld(text)}`)).toMatchObject(GREEN),
  )

  it.each([
    ['an address', '"/lamp.jpg"'],
    ['a list', '["/lamp.jpg","/other.jpg"]'],
    ['an object', '{"@type":"ImageObject","url":"/lamp.jpg"}'],
    ['a list of objects', '[{"@type":"ImageObject","contentUrl":"/lamp.jpg"}]'],
    ['an object with a list', '{"url":["/lamp.jpg"]}'],
    ['a JSON-LD list', '{"@list":["/lamp.jpg"]}'],
    ['a node elsewhere', '{"@id":"https://shop.example/p/1#primaryimage"}'],
    ['an address with an entity', '"/lamp.jpg?w=1&amp;h=2"'],
  ])('names its picture by %s', async (_, image) => {
    const node = '{"@type":"ImageObject","@id":"https://shop.example/p/1#primaryimage","url":"/lamp.jpg"}'
    const page = ld(`{"@graph":[{"@type":"Product","name":"Green Lamp L2","image":${image}},${node}]}`)
    expect((await productOf(page)).pictureUrl.replace('?w=1&h=2', '')).toBe(GREEN.pictureUrl)
  })

  it('is never read for longer than once through', async () => {
    for (const text of ['"\\', '{"a":"b\n', '/*', '//', '"a" b ', ',  ', '"', '[', '&quot;'])
      await productOf(ld(text.repeat(60_000)))
  })
})

describe('microdata', () => {
  const page = `<title>Shop</title>
    <ol itemscope itemtype="https://schema.org/BreadcrumbList"><li itemprop="itemListElement" itemscope>
      <span itemprop="name">Lamps</span></li></ol>
    <div itemscope itemtype="http://schema.org/Product">
      <h2 itemprop="name">Green <b>Lamp</b> L2</h2>
      <img itemprop="image" src="data:image/gif;base64,AA" data-src="/lamp.jpg">
      <div itemprop="brand" itemscope itemtype="https://schema.org/Brand"><meta itemprop="name" content="QD"></div>
      <p itemprop="description">Warm light.</p>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">9</span></div>
      <meta itemprop="releaseDate" content="2026-03-01">
    </div>`

  it('says what a product is', async () =>
    expect(await productOf(page)).toMatchObject({
      name: 'Green Lamp L2',
      description: 'Warm light.',
      pictureUrl: 'https://shop.example/lamp.jpg',
      date: '2026-03-01',
    }))

  it('comes after JSON-LD', async () =>
    expect((await productOf(page + ld('{"@type":"Product","name":"Blue Lamp"}'))).name).toBe('Blue Lamp'))
})

describe('the picture of a page that names none', () => {
  it.each([
    ['loads late', '<img src="data:image/gif;base64,AA" data-src="/lamp.jpg">'],
    ['has sizes', '<img srcset="/s.jpg 200w, /lamp.jpg 1200w, /m.jpg 600w" src="/s.jpg">'],
    ['is Amazon’s', '<img id="landingImage" src="/s.jpg" data-old-hires="/lamp.jpg">'],
    [
      'is Amazon’s in sizes',
      `<img src="/s.jpg" data-a-dynamic-image='{"/s.jpg":[300,200],"/lamp.jpg":[900,700]}'>`,
    ],
    ['is JD’s', '<img id="spec-img" data-origin="//shop.example/lamp.jpg" src="/loading.gif">'],
    [
      'comes after decoration',
      '<img src="/logo.png"><img src="/a.svg"><img width="20" height="20" src="/b.jpg"><img src="/lamp.jpg">',
    ],
  ])('%s', async (_, images) =>
    expect((await productOf(`<title>Green Lamp</title>${images}`)).pictureUrl).toBe(
      'https://shop.example/lamp.jpg',
    ),
  )

  it.each([
    '<meta property="og:image" content="/lamp.jpg">',
    '<meta name="twitter:image" content="/lamp.jpg">',
    '<meta itemprop="image" content="/lamp.jpg">',
    '<link rel="image_src" href="/lamp.jpg">',
  ])('comes after one that the page names: %s', async (named) =>
    expect((await productOf(`<img src="/other.jpg">${named}`)).pictureUrl).toBe(
      'https://shop.example/lamp.jpg',
    ),
  )
})

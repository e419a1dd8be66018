import { card as editorCard, isPhone } from './editorPage'
import { facesLoaded } from './faces'
import { expect, test, type Page } from './fixtures'
import { holdRequests } from './holdRequests'
import { LINK_CODES } from '../fixtures/linkCodes'
import { IS_FULL } from '../fixtures/tier'
import { watchConsole } from './watch'
import en from '../../src/language/locales/en.linked.json' with { type: 'json' }
import zh from '../../src/language/locales/zh.linked.json' with { type: 'json' }

const WORDS = { en: en.linked, zh: zh.linked }
const { day, portrait, own } = LINK_CODES
const SAID = 'Liberty means responsibility. That is why most men dread it.'

const drawn = (page: Page) => page.locator('main').getByRole('img').first()
const makeYours = (page: Page, language: 'en' | 'zh' = 'en') =>
  page.getByRole('link', { name: WORDS[language].makeYours, exact: true })

for (const language of ['en', 'zh'] as const) {
  test(
    `shows the card of a link at once, and its words as text, ${language}`,
    { tag: [...(language === 'en' ? [] : ['@full']), '@full-tablet', '@full-phone'] },
    async ({ page }) => {
      const expectQuiet = watchConsole(page)
      await page.goto(`/${language}/card?k=${day}&tdsourcetag=s_pcqq`)
      await expect(drawn(page)).toBeVisible()
      await expect(drawn(page)).toHaveAccessibleName(/^Liberty means responsibility/)
      const words = page.getByRole('region', { name: WORDS[language].words })
      await expect(words.locator('p').first()).toHaveText(SAID)
      await expect(words.locator('[lang="zh-CN"]').first()).toContainText('自由意味着责任')
      await expect(words.locator('[lang="en"]').last()).toContainText('Maxims for Revolutionists')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[language].title)
      await expect(page).toHaveTitle(language === 'en' ? SAID : /^自由意味着责任/)
      const box = (await drawn(page).boundingBox())!
      expect(box.width / box.height).toBeCloseTo(16 / 9, 1)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expectQuiet()
    },
  )
}

test(
  'a tall card is wholly seen',
  { tag: ['@full', '@full-tablet', '@full-phone'] },
  async ({ sharedPage: page }) => {
    await page.goto(`/en/card?k=${portrait}`)
    await expect(drawn(page)).toBeVisible()
    const box = (await drawn(page).boundingBox())!
    expect(box.height / box.width).toBeCloseTo(16 / 9, 1)
    expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height)
  },
)

test(
  'the way on stays where it is when the card is drawn',
  { tag: ['@full', '@full-tablet', '@full-phone'] },
  async ({ page }) => {
    const { expectRequested, release } = await holdRequests(page, '**/LinkedCard-*.js')
    await page.goto(`/en/card?k=${portrait}`)
    await expectRequested()
    await expect(makeYours(page)).toBeVisible()
    await facesLoaded(page, ['Inter Interface'])
    const before = await makeYours(page).boundingBox()
    release()
    await expect(drawn(page)).toBeVisible()
    expect(await makeYours(page).boundingBox()).toEqual(before)
  },
)

test(
  'Make It Yours opens a copy; the card in work and its typed words are one undo away',
  { tag: '@full-phone' },
  async ({ sharedPage: page }) => {
    const expectQuiet = watchConsole(page)
    await page.goto('/en')
    await page.getByRole('textbox', { name: 'Product link or custom quote' }).fill('My own line. — Me')
    await page.getByRole('button', { name: 'Generate Card', exact: true }).click()
    await expect(editorCard(page)).toHaveAccessibleName(/^My own line/)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('quotidian-card')))
      .toContain('My own line')

    await page.goto(`/en/card?k=${portrait}`)
    await makeYours(page).click()
    await expect(page).toHaveURL(/\/en\/editor$/)
    await expect(editorCard(page)).toHaveAccessibleName(/^Let us, then, be up and doing/)
    await expect
      .poll(async () => {
        const box = await editorCard(page).boundingBox() // There is none while the canvas replaces the first picture.
        return box && box.height / box.width
      })
      .toBeGreaterThan(1.5)
    const notice = page.getByRole('status').filter({ hasText: 'A copy of the card is open.' })
    await expect(notice).toBeVisible()
    if (isPhone(page)) await page.keyboard.press('Control+z')
    else await notice.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(editorCard(page)).toHaveAccessibleName(/^My own line/)
    await page.keyboard.press('Control+Shift+z')
    await expect(editorCard(page)).toHaveAccessibleName(/^Let us, then/)
    expectQuiet()
  },
)

test('a private link is read in the browser alone', async ({ sharedPage: page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/zh/card#k=${own}`)
  await expect(drawn(page)).toHaveAccessibleName(/^愿你出走半生/)
  await page.getByRole('button', { name: '语言', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/en/card#k=${own}$`))
  await expect(drawn(page)).toHaveAccessibleName(/^愿你出走半生/)
  expect(asked.filter((url) => url.includes(own.slice(0, 20)))).toEqual([])
  expect(await page.content()).not.toContain(own)
})

const BAD_LINKS = [
  ['card', 'unreadable'],
  ['card?k=nonsense', 'unreadable'],
  ['card?k=0%00', 'unreadable'],
  [`card?k=${day.slice(0, 20)}`, 'incomplete'],
  ['card#k=3zzzz', 'newer'],
  [`card#k=${'1'.repeat(100_000)}`, 'too-long'],
] as const

for (const language of ['en', 'zh'] as const) {
  test(
    `a bad link says what is wrong, ${language}; the card in work is as it was`,
    { tag: ['@full', '@full-phone'] },
    async ({ page }) => {
      await page.goto(`/${language}/editor`)
      await expect(editorCard(page)).toBeVisible()
      const before = await page.evaluate(() => JSON.stringify(localStorage))
      for (const [path, problem] of IS_FULL ? BAD_LINKS : BAD_LINKS.slice(-3)) {
        await page.goto('about:blank')
        await page.goto(`/${language}/${path}`)
        const alert = page.getByRole('alert')
        await expect(alert.getByRole('heading', { level: 1 })).toHaveText(
          WORDS[language].problem[problem].title,
        )
        await expect(alert).toContainText(WORDS[language].problem[problem].next)
      }
      expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before)
      const alert = page.getByRole('alert')
      await expect(alert.getByRole('link', { name: language === 'en' ? 'Home' : '首页' })).toBeVisible()
      await alert.getByRole('link', { name: language === 'en' ? 'Editor' : '编辑' }).click()
      await expect(editorCard(page)).toBeVisible()
    },
  )
}

test(
  'without JavaScript the page has that card’s picture, words and head',
  { tag: '@full' },
  async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, locale: 'en-GB' })
    await page.goto(`/en/card?k=${own}`)
    await expect(page).toHaveTitle('May you come back young.abc')
    const picture = page.locator('noscript img')
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([
      1440, 1080,
    ])
    await expect(page.locator('noscript p').first()).toHaveText('愿你出走半生，归来仍是少年。<b>&"x"')
    const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
    expect(await content('og:image')).toMatch(new RegExp(`/api/card\\.jpg\\?k=${own}$`))
    expect(await content('og:title')).toBe('May you come back young.abc')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await page.close()
  },
)

test(
  'the head that the server wrote is the one that the page keeps',
  { tag: '@full' },
  async ({ page, request }) => {
    const served = await (await request.get(`/en/card?k=${own}`)).text()
    await page.goto(`/en/card?k=${own}`)
    await expect(drawn(page)).toBeVisible()
    await expect(page).toHaveTitle('May you come back young.abc')
    const html = await page.evaluate(() =>
      [...document.head.querySelectorAll('[data-page-head]')].map((tag) => tag.outerHTML),
    )
    const tags = await page.evaluate(
      (text) => text.match(/<(?:meta|link|title) data-page-head[^>]*>/g)?.length,
      served,
    )
    expect(html).toHaveLength(tags!)
    for (const name of ['og:title', 'og:image', 'og:url', 'og:description', 'twitter:image:alt'])
      expect(
        html.find((tag) => tag.includes(`"${name}"`)),
        name,
      ).toBe(new RegExp(`<meta data-page-head="" (?:name|property)="${name}"[^>]*>`).exec(served)?.[0])
  },
)

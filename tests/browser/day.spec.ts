import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import almanac from '../../src/quotes/almanac.json' with { type: 'json' }
import en from '../../src/language/locales/en.days.json' with { type: 'json' }
import zh from '../../src/language/locales/zh.days.json' with { type: 'json' }
import { card as editorCard } from './editorPage'
import { expect, test, type Page } from './fixtures'
import { watchShifts } from './shifts'
import { watchConsole } from './watch'

const WORDS = { en: en.day, zh: zh.day }
const SUBSCRIBE = en.subscribe
const SAID = 'Liberty means responsibility. That is why most men dread it.'
const MOST_MOVED = 0.01
const FULL_ELSEWHERE = ['@full-tablet', '@full-phone']

const drawn = (page: Page) => page.locator('main').getByRole('img').first()
const words = (page: Page) => page.getByRole('region', { name: WORDS.en.words })

for (const [language, tag] of [
  ['en', ['@full', ...FULL_ELSEWHERE]],
  ['zh', ['@full-tablet', '@phone']],
] as const) {
  const title = `shows a day’s card, and its words as text, and nothing moves meanwhile, ${language}`
  test(title, { tag: [...tag] }, async ({ sharedPage: page }) => {
    const expectQuiet = watchConsole(page)
    const shifts = await watchShifts(page)
    await page.goto(`/${language}/days/2026-11-22`)
    await expect(drawn(page)).toHaveAccessibleName(/^Liberty means responsibility/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      language === 'en' ? /^22 November 2026/ : /^2026\s年\s11\s月\s22\s日/,
    )
    const text = page.getByRole('region', { name: WORDS[language].words })
    await expect(text.locator('p').first()).toHaveText(SAID)
    await expect(text.locator('p[lang="zh-CN"]')).toHaveText(/^自由意味着责任/)
    await expect(text).toContainText('Maxims for Revolutionists, Liberty and Equality')
    await expect(text).toContainText('萧伯纳')
    if (language === 'zh') await expect(page.locator('header p').last()).toHaveText('星期日　十月十四　小雪')
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    await expect(link(WORDS[language].previous)).toHaveAttribute('href', `/${language}/days/2026-11-21`)
    await expect(link(WORDS[language].next)).toHaveAttribute('href', `/${language}/days/2026-11-23`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await expect(drawn(page).locator('canvas')).toBeVisible()
    const { sum, moved } = await shifts()
    expect(sum, moved.join('\n')).toBeLessThan(MOST_MOVED)
    expectQuiet()
  })
}

test(
  'the head that the page came with is the one it keeps, for a date and for the almanac’s day',
  { tag: '@full' },
  async ({ page, request }) => {
    for (const path of ['/en/days/11-22', '/zh/days/2026-11-22']) {
      const served = await (await request.get(path)).text()
      await page.goto(path)
      await expect(drawn(page)).toBeVisible()
      const [tags, kept] = await page.evaluate((html) => {
        const heads = (root: Document) =>
          [...root.head.querySelectorAll('[data-page-head]')].map((tag) => tag.outerHTML)
        return [html.match(/<(?:title|meta|link|script) data-page-head/g)!.length, heads(document)] as const
      }, served)
      expect(kept).toHaveLength(tags)
      await expect(page).toHaveTitle(/^“.* · (?:22 November|2026\s年\s11\s月\s22\s日)$/)
    }
  },
)

test(
  'a button pressed before the page’s code has come answers once it has',
  { tag: FULL_ELSEWHERE },
  async ({ sharedPage: page }) => {
    let bringCode = () => undefined as void
    const isAsked = new Promise<void>((resolve) => (bringCode = resolve))
    await page.route(/\/assets\/index-[^/]*\.js/, async (route) => {
      await isAsked
      await route.continue()
    })
    await page.goto('/en/days/2026-11-22', { waitUntil: 'commit' })
    const keep = page.getByRole('button', { name: WORDS.en.keep })
    await keep.click()
    await expect(keep).toHaveAttribute('aria-pressed', 'false')
    bringCode()
    await expect(keep).toHaveAttribute('aria-pressed', 'true')
  },
)

test(
  'nothing moves while the page comes in two pieces, wherever its foot is cut',
  { tag: FULL_ELSEWHERE },
  async ({ page, baseURL }) => {
    const shifts = await watchShifts(page)
    const path = '/zh/days/2026-11-22'
    const whole = Buffer.from(await (await page.request.get(path)).body())
    let cut = 0
    const slow = createServer((asked, response) => {
      const { method, headers, url } = asked
      if (url !== path) {
        const passedOn = ask(baseURL + url!, { method, headers }, (answer) => {
          response.writeHead(answer.statusCode!, answer.headers)
          answer.pipe(response)
        })
        asked.pipe(passedOn)
        return
      }
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.write(whole.subarray(0, cut))
      // Waits in the new document; the previous one is already complete.
      void page
        .waitForFunction(
          () =>
            document.readyState === 'loading' &&
            performance.getEntriesByName('first-contentful-paint').length > 0,
        )
        .then(() => response.end(whole.subarray(cut)))
    })
    await new Promise<void>((resolve) => void slow.listen(0, '127.0.0.1', resolve))
    try {
      for (const place of ['id="note-words"', '<footer', 'href="mailto:']) {
        cut = whole.lastIndexOf(place)
        expect(cut, place).toBeGreaterThan(0)
        await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}${path}`)
        await expect(drawn(page).locator('canvas')).toBeVisible()
        await expect(page.locator('footer')).toBeVisible()
        const { sum, moved } = await shifts()
        expect(sum, `${place}: ${moved.join('\n')}`).toBeLessThan(MOST_MOVED)
      }
    } finally {
      slow.close()
    }
  },
)

/** The small tier checks one page and one way of reserving space for each. */
const ROOM_KEPT = ['/zh/days/2026-11-22 true true', '/en/days/11-22 false false']

for (const aids of [
  { translation: false, pinyin: false },
  { translation: true, pinyin: true },
  { translation: false, pinyin: true },
])
  for (const path of ['/en/days/11-22', '/zh/days/2026-11-22']) {
    const isSmall = ROOM_KEPT.includes(`${path} ${aids.translation} ${aids.pinyin}`)
    const tag = [...FULL_ELSEWHERE, ...(isSmall ? [] : ['@full'])]
    test(
      `nothing moves where it is remembered that ${says(aids)}, ${path}`,
      { tag },
      async ({ sharedPage: page }) => {
        const shifts = await watchShifts(page)
        await page.addInitScript(
          (stored) => localStorage.setItem('quotidian-reading-aids', stored),
          JSON.stringify(aids),
        )
        const expectQuiet = watchConsole(page)
        await page.goto(path)
        await expect(drawn(page).locator('canvas')).toBeVisible()
        const translation = page.locator('blockquote p[lang="zh-CN"]')
        if (aids.translation) await expect(translation.locator('ruby').first()).toBeVisible()
        else await expect(translation).toHaveCount(0)
        await expect(page.locator('[data-day="author"]')).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.dataset['aids'])).toBeUndefined()
        const { sum, moved } = await shifts()
        expect(sum, moved.join('\n')).toBeLessThan(MOST_MOVED)
        expectQuiet()
      },
    )
  }

function says({ translation, pinyin }: { translation: boolean; pinyin: boolean }): string {
  return `the translation is ${translation ? 'shown' : 'hidden'} and pinyin ${pinyin ? 'on' : 'off'}`
}

test('the arrow keys walk the days, but not within a field, a menu or a toolbar', async ({
  sharedPage: page,
}) => {
  await page.goto('/en/days/12-31')
  await expect(drawn(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/en\/days\/01-01$/)
  await expect(words(page).locator('p').first()).toHaveText(almanac[0]!.content)
  await expect(page.getByRole('main', { name: '1 January' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/\/en\/days\/12-30$/)
  await expect(page.getByRole('main', { name: '30 December' })).toBeFocused()
  await expect(drawn(page)).toBeVisible()

  const toolbar = page.getByRole('toolbar', { name: WORDS.en.aids.label })
  await toolbar.getByRole('button', { name: 'Translation' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(toolbar.getByRole('button', { name: 'Pinyin' })).toBeFocused()
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/en\/days\/12-30$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused()
})

test(
  'pinyin stands above the Chinese in equal cells, and goes with it',
  { tag: FULL_ELSEWHERE },
  async ({ sharedPage: page }) => {
    await page.goto('/zh/days/11-22')
    await page.getByRole('button', { name: '拼音', exact: true }).click()
    const ruby = page.locator('ruby')
    await expect(ruby).toHaveCount(20)
    await expect(ruby.first()).toHaveText('自zì')
    const widths = await ruby.evaluateAll((all) =>
      all.map((one) => one.parentElement!.getBoundingClientRect().width),
    )
    expect(new Set(widths.map(Math.round)).size).toBe(1)

    // The card also hides a hidden translation.
    await expect(drawn(page)).toHaveAccessibleName(/自由/)
    await page.getByRole('button', { name: WORDS.zh.aids.translation, exact: true }).click()
    await expect(drawn(page)).not.toHaveAccessibleName(/自由/)
    await expect(ruby).toHaveCount(0)
  },
)

test(
  'shares as the editor does: the file, its link is this page',
  { tag: ['@full', '@full-phone'] },
  async ({ page, context }) => {
    const expectQuiet = watchConsole(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/en/days/2026-11-22')
    await expect(drawn(page)).toBeVisible()
    const share = page.getByRole('button', { name: 'Share', exact: true })
    await share.click()
    await expect(page.getByRole('menu')).toBeVisible()
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
    await expect(item('Save to Device')).toHaveAccessibleDescription(/^JPG, \d+ KB$/)
    const download = page.waitForEvent('download')
    await item('Save to Device').click()
    expect((await download).suggestedFilename()).toBe('quote-2026-11-22.jpg')
    await expect(page.getByRole('status').filter({ hasText: '1080 × 1350' })).toBeVisible()
    await share.click()
    await item('Copy Link').click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^http:\/\/[^/]+\/days\/2026-11-22$/) // in no language: it opens in the reader's
    expectQuiet()
  },
)

test(
  'Subscribe shows what readers, calendars and other pages need, and each Copy button copies its own',
  { tag: ['@full-tablet', '@full-phone'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/en/days/2026-11-22')
    await expect(drawn(page)).toBeVisible()
    const open = async (what: 'feed' | 'calendar' | 'embed') => {
      await page.getByRole('button', { name: SUBSCRIBE.name, exact: true }).click()
      await page.getByRole('menuitem', { name: SUBSCRIBE[what].name, exact: true }).click()
      const view = page.getByRole('dialog', { name: SUBSCRIBE[what].title })
      await expect(view.getByRole('heading', { name: SUBSCRIBE[what].title })).toBeFocused()
      expect(await view.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0)
    }
    const copied = async (label: string) => {
      await page.getByRole('button', { name: `${SUBSCRIBE.copy}: ${label}` }).click()
      await expect(page.getByRole('button', { name: `${SUBSCRIBE.copied}: ${label}` })).toBeVisible()
      return page.evaluate(() => navigator.clipboard.readText())
    }
    await open('embed')
    expect(await copied(SUBSCRIBE.frame)).toMatch(
      /^<iframe src="[^"]*\/embed\/en\?date=2026-11-22" .*<\/iframe>$/,
    )
    expect(await copied(SUBSCRIBE.picture)).toMatch(
      /^<img src="[^"]*\/api\/card\.png\?date=2026-11-22[^"]*" .*>$/,
    )
    await page.keyboard.press('Escape')
    await open('feed')
    expect(await copied('Atom')).toMatch(/\/en\/feed\.xml$/)
    expect(await copied('JSON Feed')).toMatch(/\/en\/feed\.json$/)
    await page.keyboard.press('Escape')
    await open('calendar')
    expect(await copied(SUBSCRIBE.address)).toMatch(/\/en\/calendar\.ics$/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: SUBSCRIBE.name, exact: true })).toBeFocused()
  },
)

const PROVIDER =
  'a date has its provider’s quote, a day of any year the almanac’s, and so has one whose provider fails'
test(PROVIDER, { tag: '@full' }, async ({ page }) => {
  const asked: string[] = []
  await page.route(/\/api\/quote\?/, async (route) => {
    const { searchParams } = new URL(route.request().url())
    const date = searchParams.get('date')
    asked.push(`${date} ${searchParams.get('source')}`)
    if (date === '2026-11-24') return route.abort()
    if (searchParams.has('source')) return route.continue()
    return route.fulfill({
      json: {
        id: '7',
        content: 'A word from elsewhere.',
        translation: '别处来的一句。',
        author: 'Somebody',
        assign_date: date,
        share_img_urls: [],
        origin_img_urls: [],
      },
    })
  })
  const first = words(page).locator('p').first()
  const next = page.getByRole('link', { name: WORDS.en.next, exact: true })
  await page.goto('/en/days/2026-11-22')
  await expect(drawn(page)).toBeVisible()
  await next.click()
  await expect(first).toHaveText('A word from elsewhere.')
  await expect(words(page)).toContainText('别处来的一句。')
  await expect(words(page)).not.toContainText('Twenty Years at Hull-House')
  await expect(drawn(page)).toHaveAccessibleName(/^A word from elsewhere/)
  await expect(page).toHaveTitle(/A word from elsewhere/)
  await next.click()
  await expect(first).toHaveText(almanac.find(({ day }) => day === '11-24')!.content)
  expect(asked).toContain('2026-11-24 null')

  await page.goto('/en/days/11-22')
  await next.click()
  await expect(first).toHaveText(almanac.find(({ day }) => day === '11-23')!.content)
  expect(asked).toContain('2024-11-23 almanac')
})

test('a low window has the card’s buttons in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 })
  await page.goto('/en/days/2026-11-22')
  await expect(drawn(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: WORDS.en.edit })).toBeInViewport({ ratio: 1 })
})

test('Edit This Card opens a copy in the day’s own look; Keep This Day keeps it', async ({
  sharedPage: page,
}) => {
  await page.goto('/en/days/2026-11-22')
  const keep = page.getByRole('button', { name: WORDS.en.keep })
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: WORDS.en.edit }).click()
  await expect(page).toHaveURL(/\/en\/editor$/)
  await expect(editorCard(page)).toHaveAccessibleName(/^Liberty means responsibility/)
})

test('Edit This Card opens that day’s card before any script has come, and opened again the card in work @full', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/en/days/2026-11-22', { headers: { accept: 'text/html' } })).text()
  const href = /href="([^"]*editor\?[^"]*)"/.exec(html)?.[1]
  await page.goto(href!)
  await expect(editorCard(page)).toHaveAccessibleName(/^Liberty means responsibility/)
  await expect(page).toHaveURL(/\/en\/editor$/)
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Liberty means'))
  await page.goto('/en/editor?day=11-23')
  await expect(page.getByRole('status').filter({ hasText: 'A copy of the card is open.' })).toBeVisible()
  await expect(editorCard(page)).not.toHaveAccessibleName(/^Liberty means responsibility/)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(editorCard(page)).toHaveAccessibleName(/^Liberty means responsibility/)
  await page.goto('/en/editor?day=13-41')
  await expect(page.getByText('The quote for this day did not load.')).toBeVisible()
  await expect(editorCard(page)).toHaveAccessibleName(/^Liberty means responsibility/)
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a day that was never opened is there, from the almanac',
    { tag: '@full' },
    async ({ page, context }) => {
      await page.goto('/en')
      await page.waitForFunction(() => performance.getEntriesByName('stored-for-offline').length > 0)
      await context.setOffline(true)
      await page.goto('/zh/days/2027-03-05')
      const { content } = almanac.find(({ day }) => day === '03-05')!
      await expect(page.locator('blockquote p').first()).toHaveText(content)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/2027\s年\s3\s月\s5\s日/)
      await page.goto('/en/days/02-29')
      await expect(page.getByRole('main', { name: '29 February' })).toBeVisible()
      await page.getByRole('link', { name: WORDS.en.next, exact: true }).click()
      await expect(page.getByRole('main', { name: '1 March' })).toBeVisible()
      await expect(words(page).locator('p').first()).toHaveText(
        almanac.find(({ day }) => day === '03-01')!.content,
      )
    },
  )
})

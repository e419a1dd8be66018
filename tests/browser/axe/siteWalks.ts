import { LINK_CODES } from '../../fixtures/linkCodes'
import { button, getQuoteOf, openEditor, openTab, textbox } from '../editorPage'
import { expect, type Page } from '../fixtures'
import { keepDays } from '../keptCards'
import { cells } from '../setPage'
import { MAIN, type Walk } from './visit'

const cardIn = (page: Page) => page.locator('main').getByRole('img').first()
const READ = ['about', 'guide', 'authors', 'developers', 'donate', 'privacy', 'terms'] as const

export const home: Walk = async ({ page, language, words, look }) => {
  await page.goto(`/${language}`)
  await expect(page.getByRole('img', { name: /21/ })).toBeVisible()
  await look()
  const field = textbox(page, words.home.input.name)
  await field.fill('paper-lamp.com')
  await button(page, words.home.input.loadExample).click()
  await look(MAIN)

  await page.route('**/api/product?*', () => {})
  await field.fill('www.paper-lamp.com/x')
  await button(page, words.home.input.generate).click()
  const stillWaiting = words.home.input.stillWaiting.replace('{{host}}', 'www.paper-lamp.com')
  await expect(page.getByRole('status').filter({ hasText: stillWaiting })).toBeVisible()
  await look(MAIN)
  await button(page, words.home.input.callOff).click()

  page.removeAllListeners('console') // The browser logs the 404.
  await page.unrouteAll()
  await page.route('**/api/product?*', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'not-found', message: '' } } }),
  )
  await field.fill('paper-lamp.com')
  await button(page, words.home.input.generate).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await look(MAIN)
}

export const pagesToRead: Walk = async ({ page, language, words, look }) => {
  page.removeAllListeners('console')
  await page.goto(`/${language}/no/such-page`)
  await expect(page.getByRole('complementary', { name: words.note.label })).toBeVisible()
  await look()
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  for (const name of READ) {
    await links.getByText(words.footer[name], { exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/${name}$`))
    const title = words.meta[name].title.split(' · ')[0]!
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    if (name === 'developers') await expect(page.locator('pre')).toHaveCount(2)
    await look()
  }
  for (const path of ['authors/plato', 'subjects/home']) {
    await page.goto(`/${language}/${path}`)
    await look()
  }
}

export const days: Walk = async ({ page, language, look }) => {
  await page.goto(`/${language}/days`)
  await expect(page.getByRole('grid')).toBeVisible()
  await look()
  for (const query of ['winter', 'xyz']) {
    await page.goto(`/${language}/days?q=${query}`)
    await expect(page.getByRole('status').first()).toBeVisible()
    await expect(page.locator('mark').first()).toBeVisible({ visible: query === 'winter' })
    await look()
  }
}

export const day: Walk = async ({ page, language, words, look }) => {
  await page.goto(`/${language}/days/11-22`)
  await expect(cardIn(page)).toBeVisible()
  await button(page, words.day.aids.pinyin).click()
  await expect(page.locator('ruby')).toHaveCount(20)
  await look(MAIN)
  await page.goto(`/${language}/days/2026-11-22`)
  await expect(cardIn(page)).toHaveAccessibleName(/Liberty means responsibility/)
  await look(MAIN)
  await button(page, words.day.share).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await look('[role=menu]')
  await page.keyboard.press('Escape')
  await button(page, words.subscribe.name).click()
  await page.getByRole('menuitem', { name: words.subscribe.embed.name, exact: true }).click()
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: words.subscribe.embed.title }),
  ).toBeFocused()
  await look('dialog')
  await page.goto(`/${language}/everywhere`)
  await expect(page.getByRole('radiogroup')).toHaveCount(3)
  await page.getByRole('radio').nth(-1).check()
  await expect(page.locator('pre')).toBeVisible()
  await look(MAIN)
}

export const myCards: Walk = async ({ page, language, words, look }) => {
  await page.goto(`/${language}/cards`)
  await expect(page.getByRole('heading', { name: words.cards.emptyTitle })).toBeVisible()
  await look()

  await openEditor(page)
  const keep = button(page, 'Keep This Card')
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await getQuoteOf(page, '2026-11-20')
  await expect(keep).toHaveAttribute('aria-pressed', 'false')
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await keepDays(page, ['11-22', '2026-11-21'])

  await page.goto(`/${language}/cards`)
  await expect(page.getByRole('list', { name: words.cards.list }).getByRole('listitem')).toHaveCount(2)
  await look()
  const more = words.cards.more.replace('{{name}}', '').trim()
  await page.getByRole('button', { name: more }).first().click()
  await expect(page.getByRole('menuitem', { name: words.cards.actions.open })).toBeFocused()
  await look(MAIN)
  await page.getByRole('menuitem', { name: words.cards.actions.rename }).click()
  await look(MAIN)
  await openTab(page, words.cards.tabDays.replace('{{count}}', '2'))
  await expect(page.getByRole('list', { name: words.cards.dayList }).getByRole('listitem')).toHaveCount(2)
  await look()
}

export const myQuotes: Walk = async ({ page, language, words, look }) => {
  const { quotes } = words.cards
  await page.goto(`/${language}/cards?tab=quotes`)
  await expect(page.getByRole('heading', { name: quotes.emptyTitle })).toBeVisible()
  await look()
  await button(page, quotes.add).click()
  const field = textbox(page, quotes.pasteHere)
  await expect(field).toBeVisible()
  await look()
  await field.fill(
    'quote,author\nWell begun is half done.,Aristotle\n!!!,Nobody\n学而时习之，不亦说乎？,孔子\n',
  )
  await button(page, quotes.look).click()
  await expect(page.getByRole('row')).toHaveCount(4)
  await look()
  await page.getByRole('columnheader').last().getByRole('button').click()
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  await look()
  await page.keyboard.press('Escape')
  await button(page, quotes.addCount_other.replace('{{count}}', '2')).click()
  const rows = page.getByRole('list', { name: quotes.list }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await page.getByRole('checkbox', { name: quotes.all }).check()
  await look()
  await rows.first().getByRole('button').click()
  await expect(button(page, quotes.save)).toBeVisible()
  await look()
  await button(page, quotes.cancel).click()
  await button(page, quotes.make).click()
  await expect(cells(page)).toHaveCount(2)
  await look()
}

export const set: Walk = async ({ page, language, words, look }) => {
  await page.goto(`/${language}/set`)
  await expect(cells(page).first()).toBeVisible()
  await look()
  const { quotes: _whereSomeAreChosen, pages: _ofALongText, ...tabs } = words.set.tabs
  for (const name of Object.values(tabs)) {
    await openTab(page, name)
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await look()
  }
}

export const print: Walk = async ({ page, language, words, look }) => {
  await page.goto(`/${language}/set`)
  await openTab(page, words.set.tabs.print)
  const sheet = page.locator('main').getByRole('img', { name: /\d/ }).first()
  for (const kind of Object.values(words.print.kinds)) {
    await page.getByRole('radio', { name: kind, exact: true }).check({ force: true })
    await expect(sheet).toBeVisible()
    await expect
      .poll(() =>
        sheet.evaluate((paper) =>
          [...paper.querySelectorAll<HTMLImageElement>('span > img')].every(
            ({ naturalWidth }) => naturalWidth > 0,
          ),
        ),
      )
      .toBe(true)
    await look()
  }
}

export const linkedCard: Walk = async ({ page, language, words, look }) => {
  await page.goto(`/${language}/card?k=${LINK_CODES.day}`)
  await expect(cardIn(page)).toBeVisible()
  await look(MAIN)
  await page.goto('about:blank')
  await page.goto(`/${language}/card#k=${'1'.repeat(100_000)}`)
  const title = words.linked.problem['too-long'].title
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(title)
  await look(MAIN)
}

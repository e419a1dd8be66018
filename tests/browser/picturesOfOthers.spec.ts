/** Pictures that the writer of a link or a file put on a card: nobody is asked for them before Load It. */
import { PNG } from 'pngjs'
import { button, card, openTab } from './editorPage'
import { expect, test, type Page } from './fixtures'
import { cards, exportAll, keep, openCards } from './keptCards'
import { LINK_CODES } from '../fixtures/linkCodes'
import { watchConsole } from './watch'
import zh from '../../src/language/locales/zh.site.json' with { type: 'json' }

const PHOTO = 'https://pictures.example/photo.jpg'
const LOGO = 'https://logos.example/logo.png'
const NOTICE = 'This card has a picture from pictures.example.'
const LOADED = 'Loaded.'

/** Every address outside this site that the page asks for; each answers with a picture. */
async function logRequests(page: Page): Promise<string[]> {
  const asked: string[] = []
  const { host: here } = new URL(test.info().project.use.baseURL!)
  const isElsewhere = ({ protocol, host }: URL) => protocol.startsWith('http') && host !== here
  page.on('request', (request) => isElsewhere(new URL(request.url())) && asked.push(request.url()))
  const body = PNG.sync.write(new PNG({ width: 40, height: 40 }))
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(isElsewhere, (route) => route.fulfill({ body, contentType: 'image/png', headers }))
  return asked
}

const linked = (page: Page) => page.locator('main').getByRole('img').first()
const makeYours = (page: Page) => page.getByRole('link', { name: 'Make It Yours' })
/** Lists of pictures have been drawn when the browser has nothing left to do. */
const settled = (page: Page) => page.waitForLoadState('networkidle')

test('a link’s picture is loaded once the visitor says so', { tag: '@full-phone' }, async ({ page }) => {
  const expectQuiet = watchConsole(page)
  const asked = await logRequests(page)
  await page.goto(`/en/card#k=${LINK_CODES.pictured}`)
  await expect(linked(page)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible()
  await settled(page)
  expect(asked).toEqual([])
  const load = button(page, 'Load It')
  const { height } = (await load.boundingBox())!
  expect(height).toBeGreaterThanOrEqual(44)
  await load.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(LOADED)).toBeVisible()
  await expect(load).toBeHidden()
  expect(asked).toEqual([PHOTO])
  await makeYours(page).click()
  await expect(card(page)).toBeVisible()
  await openTab(page, 'Background')
  await expect(page.getByRole('img', { name: 'Background picture' })).toBeVisible()
  await expect(load).toBeHidden()
  expect(new Set(asked)).toEqual(new Set([PHOTO]))
  expectQuiet()
})

test('the editor asks too, and what it loaded stays @full', async ({ page }) => {
  const asked = await logRequests(page)
  await page.goto(`/en/card?k=${LINK_CODES.product}`)
  await makeYours(page).click()
  const notice = page.getByText('This card has pictures from pictures.example and logos.example.')
  await expect(notice).toBeVisible()
  await openTab(page, 'Content')
  await expect(page.getByRole('textbox', { name: 'Picture URL' })).toHaveValue(PHOTO)
  await keep(page)
  await openCards(page)
  await settled(page)
  await page.goto('/en/set')
  await expect(notice).toBeVisible()
  await settled(page)
  expect(asked).toEqual([])
  await button(page, 'Load Them').click()
  await expect(page.getByText(LOADED)).toBeVisible()
  expect(new Set(asked)).toEqual(new Set([PHOTO, LOGO]))
  await page.goto('/en/editor')
  await expect(card(page)).toBeVisible()
  await openTab(page, 'Content')
  await expect(page.getByRole('img', { name: 'Picture', exact: true })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('nothing in a private network is ever asked', async ({ page }) => {
  const asked = await logRequests(page)
  await page.goto(`/zh/card?k=${LINK_CODES.router}`)
  await expect(linked(page)).toBeVisible()
  const refused = zh.askedPictures.refused.replace('{{sites}}', '192.168.1.1')
  await expect(page.getByText(refused)).toBeVisible()
  await expect(button(page, zh.askedPictures.load)).toHaveCount(0)
  await page.goto(`/en/card?k=${LINK_CODES.router}`)
  await makeYours(page).click()
  await expect(page.getByText('The picture at 192.168.1.1 is not loaded')).toBeVisible()
  await openTab(page, 'Background')
  await expect(page.getByRole('textbox', { name: 'Image URL' })).toHaveValue('https://192.168.1.1/logo.png')
  await settled(page)
  expect(asked).toEqual([])
})

test('a file of kept cards and one of templates ask nobody @full', async ({ page, browser }) => {
  const asked = await logRequests(page)
  await page.goto(`/en/card?k=${LINK_CODES.pictured}`)
  await button(page, 'Load It').click()
  await makeYours(page).click()
  await keep(page)
  await openCards(page)
  const file = await exportAll(page)
  expect(file.buffer.toString()).toContain(`"${PHOTO}"`)
  await page.setInputFiles('input[type=file]', file)
  await expect(page.getByText('Nothing to add: all of it is here already.')).toBeVisible()
  expect(new Set(asked)).toEqual(new Set([PHOTO]))

  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  const askedThere = await logRequests(elsewhere)
  await elsewhere.goto('/en/cards')
  await elsewhere.setInputFiles('input[type=file]', file)
  await expect(cards(elsewhere).first().locator('img[src^="blob:"]')).toBeVisible()
  await cards(elsewhere).first().getByRole('link').first().click()
  await expect(elsewhere.getByText(NOTICE)).toBeVisible()
  expect(askedThere).toEqual([])
  await button(elsewhere, 'Load It').click()
  await expect(elsewhere.getByText(LOADED)).toBeVisible()
  expect(new Set(askedThere)).toEqual(new Set([PHOTO]))
  await openTab(elsewhere, 'Templates')
  const settings = { backgroundType: 'image', backgroundImage: { src: LOGO } }
  const look = { kind: 'quotidian-templates', version: 1, templates: [{ name: 'Theirs', settings }] }
  await elsewhere
    .locator('input[type=file][accept*=json]')
    .setInputFiles({ ...file, buffer: Buffer.from(JSON.stringify(look)) })
  await elsewhere.getByRole('option', { name: 'Theirs' }).click()
  await expect(elsewhere.getByText('This card has a picture from logos.example.')).toBeVisible()
  expect(new Set(askedThere)).toEqual(new Set([PHOTO]))
  await context.close()
})

/** Tests server, command and a visitor at one moment in one zone. Returns problems as text. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../../.ci/chromium.mjs'
import { startBuiltServer } from '../fixtures/builtServer.mjs'
import { almanacQuote } from './moments.mjs'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const CARD_MS = 30_000
const run = promisify(execFile)

/**
 * @param day `2027-01-01`, the local date
 * @param environment of processes that run at that time
 * @param executablePath of Chromium
 * @param moment from MOMENTS
 */
export async function visit({ day, environment, executablePath, moment }) {
  const wrong = []
  const check = (isTrue, what) => {
    if (!isTrue) wrong.push(what)
  }
  const provider = moment.provider ? await startProvider() : null
  const server = await startBuiltServer({
    environment: { ...environment, QUOTE_PROVIDER_URL: provider?.url ?? '', HOST: '127.0.0.1' },
  })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS, env: environment })
  try {
    const quote = provider ? provider.quoteOf(day) : almanacQuote(day)
    await checkServer(server.origin, day, quote, check)
    await checkCommand(environment, day, check)
    await checkPages(browser, server.origin, { day, quote, moment }, check)
  } catch (error) {
    wrong.push(error.message.split('\n')[0])
  } finally {
    await browser.close()
    await server.stop()
    provider?.stop()
  }
  return wrong
}

async function checkServer(origin, day, quote, check) {
  const answer = await (await fetch(`${origin}/api/quote`)).json()
  check(answer.assign_date === day, `/api/quote returns the date ${answer.assign_date}`)
  check(answer.content === quote.content, '/api/quote has another day’s words')
  const [today, dated] = await Promise.all(
    ['', `?date=${day}`].map(async (query) => {
      const card = await fetch(`${origin}/api/card.png${query}`)
      return {
        status: card.status,
        cache: card.headers.get('cache-control'),
        bytes: Buffer.from(await card.arrayBuffer()),
      }
    }),
  )
  check(today.status === 200, `/api/card.png responds with status ${today.status}`)
  check(today.bytes.equals(dated.bytes), '/api/card.png does not show that day’s card')
  check(sizeOfPng(today.bytes) === '2160x1080', `/api/card.png is ${sizeOfPng(today.bytes)}`)
  const keptS = Number(/max-age=(\d+)/.exec(today.cache ?? '')?.[1])
  check(keptS >= 0 && keptS <= 25 * 3_600, `/api/card.png has max-age ${keptS} s`)
}

/** `2160x1080` */
function sizeOfPng(bytes) {
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

async function checkCommand(env, day, check) {
  const draw = async (args) =>
    (
      await run(process.execPath, ['dist/cli/main.js', '--scale', '1', '--out', '-', ...args], {
        env,
        encoding: 'buffer',
        maxBuffer: 64_000_000,
      })
    ).stdout
  const [today, dated] = [await draw([]), await draw(['--date', day])]
  check(today.equals(dated), 'the command draws another day')
}

async function checkPages(browser, origin, { day, quote, moment }, check) {
  const [year, month, date] = day.split('-').map(Number)
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', acceptDownloads: true })
  const page = await context.newPage()
  page.setDefaultTimeout(CARD_MS)
  const complaints = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))

  const words = (text) => text.replaceAll(/\s+/g, ' ').trim()
  const dateInWords = `${date} ${MONTHS[month - 1]} ${year}`
  const name = [quote.content, quote.translation, quote.author, dateInWords].map(words).join('; ')
  const shown = page.getByRole('img', { name, exact: true })
  await page.goto('/en')
  check(await appears(shown), `home does not show “${name.slice(0, 40)}…” of ${dateInWords}`)
  check(
    (await page.getByRole('contentinfo').innerText()).includes(`© ${year}`),
    `the footer does not show ${year}`,
  )

  await page.getByRole('link', { name: 'Edit This Quote' }).click()
  check(
    await appears(page.getByRole('region', { name: 'Preview' }).getByRole('img', { name, exact: true })),
    'the editor has another card',
  )
  const source = moment.provider ? 'From the quote service' : 'From the almanac'
  check(
    await appears(page.getByText(`${source}, for ${dateInWords}`).first()),
    `the editor does not say “${source}, for ${dateInWords}”`,
  )
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Image', exact: true }).click(),
  ])
  check(
    download.suggestedFilename() === `quote-${day}.png`,
    `the file is called ${download.suggestedFilename()}`,
  )

  await page.goto('/zh')
  check(
    await appears(
      page.getByRole('img', { name: new RegExp(`${year}\\s?年\\s?${month}\\s?月\\s?${date}\\s?日$`) }),
    ),
    'the Chinese home has another day',
  )
  if (moment.passesMidnight) await waitForMidnight(page, check)
  check(complaints.length === 0, `the console says: ${complaints[0]}`)
}

async function waitForMidnight(page, check) {
  await page.waitForFunction(() => new Date().getFullYear() === 2027, null, {
    timeout: 150_000,
    polling: 1_000,
  })
  const notice = page.getByRole('status').filter({ hasText: '新的一天，有新的一句。' })
  check(await appears(notice), 'midnight is not noticed')
  await notice.getByRole('button', { name: '看看' }).click()
  check(
    await appears(page.getByRole('img', { name: /2027\s?年\s?1\s?月\s?1\s?日$/ })),
    'the new day’s quote does not come',
  )
}

async function appears(locator) {
  try {
    await locator.waitFor({ state: 'visible', timeout: CARD_MS })
    return true
  } catch {
    return false
  }
}

/** An upstream provider with only English author names, running at real time as others do. */
async function startProvider() {
  const quoteOf = (date) => ({
    id: date,
    content: `A line for ${date}.`,
    translation: '为这一天写的一句。',
    author: 'Nobody Special',
    assign_date: date,
    share_img_urls: [],
    origin_img_urls: [],
  })
  const server = createServer((request, response) => {
    const date = new URL(request.url, 'http://localhost').searchParams.get('date')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(quoteOf(date)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${server.address().port}/`, quoteOf, stop: () => server.close() }
}

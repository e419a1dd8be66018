import { appendFile, cp, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { startBuiltServer } from '../fixtures/builtServer.mjs'
import { IS_FULL } from '../fixtures/tier'
import { CARD_OF_TODAY, expect, test, type Page } from './fixtures'
import { PNG } from 'pngjs'

/** Only these tests allow the service worker; elsewhere it would hide requests from the tests. */
test.use({ serviceWorkers: 'allow' })

const TEMPLATE_STEP = 6 // `npm test` samples the list in this step, which covers each kind of typeface.

const card = (page: Page) => page.getByRole('img').first()

async function visitOnline(page: Page): Promise<void> {
  await page.goto('/en/editor')
  await expect(card(page)).toBeVisible()
  await visitStored(page)
}

async function visitStored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('stored-for-offline').length), {
      timeout: 120_000,
    })
    .toBe(1)
}

const FIRST_VISIT_BYTES = 1_500_000

test('a first visit downloads little that its page did not ask for', async ({ page }) => {
  await page.goto('/en')
  await expect(card(page)).toHaveAccessibleName(CARD_OF_TODAY)
  await page.waitForLoadState('networkidle')
  const own = new Set(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    ),
  )
  await visitStored(page)
  const stored = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  const behind = stored.filter((path) => !own.has(path))
  expect(behind.length).toBeGreaterThan(100)
  const sizes = await Promise.all(behind.map(downloadSize))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_VISIT_BYTES)
})

/** Bytes of a file as the server sends it. */
async function downloadSize(path: string): Promise<number> {
  const file = join('dist/client', decodeURIComponent(path))
  const candidates = [`${file}.br`, join(file, 'index.html.br'), file]
  for (const candidate of candidates) {
    const found = await stat(candidate).catch(() => null)
    if (found?.isFile()) return found.size
  }
  throw new Error(`No file for ${path}`)
}

test('with everything stored the site works without a network: any day’s quote, every template, a card at 4x @full', async ({
  page,
  context,
}) => {
  await visitOnline(page)
  const words = await card(page).getAttribute('aria-label')
  await page.getByRole('link', { name: 'My Cards' }).first().click()
  await page.getByRole('switch', { name: /^Everything available offline \(\d+ MB\)$/ }).check({ force: true })
  await expect(
    page.getByRole('status').getByText('Every day and template works without a network.'),
  ).toBeAttached({
    timeout: 60_000,
  })
  await context.setOffline(true)

  await page.goto('/zh/guide?from=nowhere')
  const pictures = page.locator('main img')
  await expect(pictures).not.toHaveCount(0)
  await pictures.evaluateAll((all) =>
    Promise.all(
      all.map((picture) => {
        const image = picture as HTMLImageElement
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )
  const answered = (path: string) =>
    fetch(path).then(
      ({ status }) => status,
      () => 'nothing',
    )
  expect(await page.evaluate(answered, '/api/product?url=https://example.com')).toBe('nothing')
  expect(await page.evaluate(answered, '/api/quote?date=2024-02-29')).toBe(200)

  await page.goto('/en')
  await expect(card(page)).toHaveAccessibleName(CARD_OF_TODAY)
  await page.goto('/editor')
  await expect(page).toHaveURL(/\/en\/editor$/)
  await expect(card(page)).toHaveAttribute('aria-label', words ?? '')

  const templates = await page.getByRole('option').all()
  for (const option of IS_FULL ? templates : templates.filter((_, at) => at % TEMPLATE_STEP === 0)) {
    await option.scrollIntoViewIfNeeded()
    await option.click()
    await expect(option).toHaveAttribute('aria-selected', 'true')
  }
  await page.getByLabel('Date', { exact: true }).fill('2024-02-29')
  await page.getByRole('button', { name: 'Get Quote', exact: true }).click()
  await expect(card(page)).toHaveAccessibleName(/29 February 2024/)
  await page.getByRole('option', { name: 'Creative', exact: true }).click()
  await expect(page.getByText(/fonts|connection/i)).toHaveCount(0)

  await page.getByRole('button', { name: 'Edit Content', exact: true }).click()
  await page.getByRole('textbox', { name: 'Author', exact: true }).fill('Nobody at all')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page)).toHaveAccessibleName(/Nobody at all/)

  await page.getByRole('button', { name: 'Export Settings', exact: true }).click()
  await page.getByRole('radio', { name: '4x 4K', exact: true }).check({ force: true })
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Image', exact: true }).click()
  const { width, height } = PNG.sync.read(await readFile(await (await coming).path()))
  expect(Math.min(width, height)).toBe(2_160)

  const missing = await page.goto('/en/no-such-page')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

async function visitUntilInstalled(page: Page): Promise<void> {
  await page.goto('/en')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const PROTECTION =
  /^(?:content-security|referrer|permissions|cross-origin-.*)-policy$|^x-(?:content-type|frame)-options$/

for (const path of ['/en/days/02-29', '/zh/days/2027-03-05', '/en/no-such-page'])
  test(
    `${path} is as protected from the worker as from the server, and works under its policy`,
    { tag: '@full' },
    async ({ page, context, request }) => {
      const forbidden: string[] = []
      page.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) forbidden.push(message.text())
      })
      const served = (await request.get(path)).headers()
      const names = Object.keys(served).filter((name) => PROTECTION.test(name))
      expect(names).toContain('content-security-policy')
      await visitUntilInstalled(page)
      await context.setOffline(true)

      const stored = await page.goto(path)
      expect(stored?.fromServiceWorker()).toBe(true)
      const headers = (await stored?.allHeaders()) ?? {}
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
      expect(names.map((name) => [name, headers[name]])).toEqual(names.map((name) => [name, served[name]]))
      await expect(page.locator('html[data-live]')).toBeAttached()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(forbidden).toEqual([])
    },
  )

test(
  'files and checks of the server, opened in a tab, are themselves beside an installed worker',
  { tag: '@full' },
  async ({ page }) => {
    await visitUntilInstalled(page)
    for (const path of [
      '/font-licences.txt',
      '/data-licences.txt',
      '/code-licences.txt',
      '/robots.txt',
      '/sitemap.xml',
      '/share-en.jpg',
      '/icon-512.png',
      '/healthz',
      '/readyz',
    ]) {
      const answer = await page.goto(path)
      expect([path, answer?.status(), answer?.headers()['content-type']]).toEqual([
        path,
        200,
        expect.not.stringContaining('text/html'),
      ])
    }
  },
)

test(
  'a day has the almanac’s words where the server gives none, on its page and elsewhere',
  { tag: '@full' },
  async ({ page, context }) => {
    await visitUntilInstalled(page)
    await context.route('**/api/quote*', (route) => route.fulfill({ status: 503, body: 'no server' }))
    const answer = await page.evaluate(() => fetch('/api/quote?date=2024-02-29').then((got) => got.json()))
    await page.goto('/en/days/02-29')
    await expect(page.getByText(answer.content.slice(0, 20)).first()).toBeVisible()
  },
)

test(
  'an own picture outlasts the first picture that the worker stores',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/en/editor')
    await expect(card(page)).toBeVisible()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.getByRole('tab', { name: 'Background', exact: true }).click()
    await page.getByRole('radio', { name: 'Image', exact: true }).check()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    const buffer = PNG.sync.write(new PNG({ width: 40, height: 30 }))
    await (await chooser).setFiles({ name: 'own.png', mimeType: 'image/png', buffer })
    await expect(page.getByText('own.png')).toBeVisible()
    await page.waitForFunction(() => localStorage.getItem('quotidian-card')?.includes('own:'))

    await page.evaluate(() => {
      const icon = new Image()
      icon.src = '/icon-180.png'
      return icon.decode()
    })
    await expect
      .poll(() => page.evaluate(() => caches.match('/icon-180.png').then((found) => found !== undefined)))
      .toBe(true)
    await page.goto('/en/about')
    await page.goto('/en/editor')
    await page.getByRole('tab', { name: 'Background', exact: true }).click()
    await expect(page.getByText('own.png')).toBeVisible()
    await expect(page.getByText(/no longer in this browser/)).toHaveCount(0)
  },
)

test.describe('a new edition', () => {
  let folder = ''
  let product: Awaited<ReturnType<typeof startBuiltServer>> | undefined

  test.beforeEach(async () => {
    await mkdir('test-results', { recursive: true })
    folder = await mkdtemp(join('test-results', 'edition-')) // The folder is inside the project, so that packages resolve.
    await cp('dist', join(folder, 'dist'), { recursive: true })
  })
  test.afterEach(async () => {
    await product?.stop()
    product = undefined
    await rm(folder, { recursive: true, force: true })
  })

  async function serve(port = '0'): Promise<void> {
    await product?.stop()
    product = await startBuiltServer({ folder: join(folder, 'dist'), port })
  }

  test('waits for consent, and loses nothing @full', async ({ page }) => {
    test.setTimeout(180_000)
    await serve()
    await page.goto(`${product!.origin}/en/editor`)
    await expect(card(page)).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.waitForLoadState('networkidle') // A request that the stopped server leaves open would hold up the worker.

    await appendFile(join(folder, 'dist/client/sw.js'), '\n// another edition\n')
    await serve(new URL(product!.origin).port)
    await page.getByRole('button', { name: 'Edit Content', exact: true }).click()
    await page.getByRole('textbox', { name: 'Author', exact: true }).fill('Half a na')
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()))

    await expect(page.getByText('A new version of the site is available.')).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    await expect(page.getByRole('textbox', { name: 'Author', exact: true })).toHaveValue('Half a na')

    await page.getByRole('button', { name: 'Update', exact: true }).click()
    // The active service worker first finishes pending requests.
    const isSamePage = () => page.evaluate(() => 'isSamePage' in globalThis).catch(() => true)
    await expect.poll(isSamePage, { timeout: 90_000 }).toBe(false)
    await expect(page.getByRole('textbox', { name: 'Author', exact: true })).toHaveValue('Half a na')
    await expect(page.getByText('A new version of the site is available.')).toHaveCount(0)
  })
})

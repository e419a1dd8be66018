import { expect, test } from './fixtures'

test('serves the page at home and at deep links', async ({ request }) => {
  for (const path of ['/', '/zh', '/en/editor', '/guide']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['content-type']).toContain('text/html')
    // Home's code comes after the picture of its card: it is named where that is shown.
    expect(await response.text()).toMatch(/<script type="module"|data-code="\/assets\//)
  }
  expect((await request.get('/en/nowhere')).status()).toBe(404)
})

test('serves scripts with a long cache lifetime, and no page for a missing one', async ({ request }) => {
  const page = await (await request.get('/')).text()
  const script = / data-code="(\/assets\/[^" ]+\.js)/.exec(page)?.[1]
  expect(script).toBeDefined()
  const found = await request.get(script!)
  expect(found.headers()['content-type']).toContain('javascript')
  expect(found.headers()['cache-control']).toContain('immutable')

  const missing = await request.get('/assets/missing-x1.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['content-type']).not.toContain('html')
})

test('answers /api/quote with a day’s quote, 29 February too', { tag: '@days' }, async ({ request }) => {
  const today = await (await request.get('/api/quote')).json()
  expect(today).toMatchObject({ source: 'almanac', assign_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  const leapDay = await (await request.get('/api/quote?date=2024-02-29')).json()
  expect(leapDay).toMatchObject({ assign_date: '2024-02-29', author: 'Henry David Thoreau' })
})

test('refuses a bad date with a JSON error', async ({ request }) => {
  for (const date of ['', '2023-02-29', 'today', '2026-01-01&date=2026-01-02']) {
    const response = await request.get(`/api/quote?date=${date}`)
    expect(response.status(), date).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'bad-date' } })
  }
})

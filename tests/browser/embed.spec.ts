import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, QUOTE, test } from './fixtures'

let elsewhere: Server
let address: string
let frames: readonly string[] = []

test.beforeAll(async () => {
  elsewhere = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    const framed = frames.map((src) => `<iframe src="${src}" width="360" height="480"></iframe>`)
    response.end(
      `<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body>${framed.join('')}`,
    )
  })
  await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
})
test.afterAll(() => void elsewhere.close())

for (const [colorScheme, tag] of [
  ['light', ['@full', '@full-tablet', '@full-phone']],
  ['dark', ['@full-tablet', '@full-phone']],
] as const)
  test(
    `another site shows a day’s card in a frame, ${colorScheme}`,
    { tag: [...tag] },
    async ({ page, baseURL }) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      await page.emulateMedia({ colorScheme })
      frames = [`${baseURL}/embed/en?date=11-21`]
      await page.goto(address)
      const card = page.frameLocator('iframe').getByRole('img')
      await expect(card).toHaveAccessibleName(new RegExp(QUOTE.translation))
      await expect
        .poll(() => card.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth))
        .toBe(1080)
      const source = await card.evaluate((picture: HTMLImageElement) => picture.currentSrc)
      expect(source.includes('theme=dark')).toBe(colorScheme === 'dark')
      const box = (await card.boundingBox())!
      expect(box.width / box.height).toBeCloseTo(0.8, 1)
      expect(box.width).toBeGreaterThan(300)
      const frame = page.frames()[1]!
      expect(await frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
      await expect(page.frameLocator('iframe').getByRole('link').last()).toHaveAttribute(
        'href',
        /\/en\/days\/11-21$/,
      )
      expect(problems).toEqual([])
    },
  )

test('another site cannot frame a page of the site @full-tablet @full-phone', async ({ page, baseURL }) => {
  frames = ['/en', '/en/editor', '/en/days/11-21', '/en/feed.json'].map((path) => `${baseURL}${path}`)
  await page.goto(address)
  const inner = page.frames().slice(1)
  expect(inner).toHaveLength(frames.length)
  // A refused frame shows the browser's own error page, which scripts cannot read.
  await expect
    .poll(async () => Promise.all(inner.map(async (frame) => (await frame.title()).includes('Quotidian'))))
    .toEqual(frames.map(() => false))
  for (const frame of inner) expect(frame.url()).toMatch(/^chrome-error:/)
})

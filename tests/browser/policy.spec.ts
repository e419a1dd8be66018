import { expect, test, type Page } from './fixtures'

/** Collects all violations of the content policy, from page events and the console. */
async function watchPolicy(page: Page): Promise<() => Promise<void>> {
  const forbidden: string[] = []
  await page.exposeFunction('tellForbidden', (what: string) => forbidden.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report = (globalThis as unknown as { tellForbidden: (what: string) => void }).tellForbidden
      report(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) forbidden.push(message.text())
  })
  return async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(forbidden).toEqual([])
  }
}

for (const language of ['en', 'zh'] as const) {
  test(`no page of the site violates the policy, ${language}`, async ({ page }) => {
    const words = {
      en: { product: 'Product', example: 'Load Example', export: 'Export Image', image: 'Image' },
      zh: { product: '产品', example: '载入示例', export: '导出图片', image: '图片' },
    }[language]
    const expectAllowed = await watchPolicy(page)
    for (const path of ['', '/guide', '/about', '/privacy', '/terms', '/donate', '/none']) {
      const response = await page.goto(`/${language}${path}`)
      expect(response?.headers()['content-security-policy']).toContain("script-src 'self';")
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
    await page.goto(`/${language}/editor`)
    await expect(page.getByRole('img').first()).toBeVisible()
    for (const tab of await page.getByRole('tab').all()) if (await tab.isVisible()) await tab.click()
    await page.getByRole('tab').first().click()
    await page.getByRole('radio', { name: words.product, exact: true }).check({ force: true })
    await page.getByRole('button', { name: words.example, exact: true }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: words.export, exact: true }).click()
    await saved
    await page.keyboard.press('?')
    await expectAllowed()
  })
}

test('WebP is written by our own encoder if the browser has none, under the same policy', async ({
  page,
}) => {
  const expectAllowed = await watchPolicy(page)
  await page.addInitScript(() => {
    const own = HTMLCanvasElement.prototype.toDataURL
    HTMLCanvasElement.prototype.toDataURL = function (type, quality) {
      return own.call(this, type === 'image/webp' ? 'image/png' : type, quality)
    }
  })
  await page.goto('/en/editor')
  await expect(page.getByRole('img').first()).toBeVisible()
  await page.getByRole('button', { name: 'Export Settings', exact: true }).click()
  await page.getByRole('radio', { name: 'WebP', exact: true }).check({ force: true })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Image', exact: true }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.webp$/)
  await expectAllowed()
})

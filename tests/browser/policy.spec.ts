import { openEditor, openTab, radio } from './editorPage'
import { expect, test, type Page } from './fixtures'

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

for (const [language, tag] of [
  ['en', []],
  ['zh', ['@full']],
] as const) {
  test(`no page of the site violates the policy, ${language}`, { tag: [...tag] }, async ({ page }) => {
    const words = {
      en: { product: 'Product', example: 'Load Example', export: 'Export Image', image: 'Image' },
      zh: { product: '产品', example: '载入示例', export: '导出图片', image: '图片' },
    }[language]
    const expectAllowed = await watchPolicy(page)
    for (const path of [
      '',
      '/everywhere',
      '/developers',
      '/guide',
      '/about',
      '/privacy',
      '/terms',
      '/donate',
      '/none',
    ]) {
      const response = await page.goto(`/${language}${path}`)
      expect(response?.headers()['content-security-policy']).toContain("script-src 'self';")
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/${language}$`))
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

test(
  'a picture may be dragged in from a page, whose HTML is read apart from ours',
  { tag: '@full' },
  async ({ page }) => {
    const expectAllowed = await watchPolicy(page)
    await openEditor(page)
    await openTab(page, 'Background') // This panel loads with the editor's last part, which also handles drops.
    await expect(radio(page, 'Background type', 'Solid')).toBeAttached()
    const before = await page.getByRole('img').first().screenshot()
    await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 64
      const context = canvas.getContext('2d')!
      context.fillStyle = '#0a0'
      context.fillRect(0, 0, 64, 64)
      const data = new DataTransfer()
      data.setData('text/html', `<p><img src="${canvas.toDataURL()}"></p>`)
      data.setData('text/uri-list', 'https://example.com/picture')
      const target = document.querySelector('[role="img"]')!
      for (const type of ['dragenter', 'dragover', 'drop'])
        target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }))
    })
    await expect
      .poll(async () => (await page.getByRole('img').first().screenshot()).equals(before))
      .toBe(false)
    await expectAllowed()
  },
)

test('text becomes neither HTML nor a script, and nobody else may say that it does', async ({ page }) => {
  await page.goto('/en/guide')
  const tried = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    const ways: Record<string, () => unknown> = {
      html: () => (document.body.innerHTML = '<b>x</b>'),
      parsed: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      script: () => (document.createElement('script').src = '/sw.js'),
      worker: () => new Worker('/sw.js'),
      policy: () => trustedTypes.createPolicy('another', {}),
    }
    return Object.entries(ways).flatMap(([name, way]) => {
      try {
        way()
        return [name]
      } catch (error) {
        return error instanceof TypeError ? [] : [`${name}: ${String(error)}`]
      }
    })
  })
  expect(tried).toEqual([])
})

test(
  'WebP is written by our own encoder if the browser has none, under the same policy',
  { tag: '@full' },
  async ({ page }) => {
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
  },
)

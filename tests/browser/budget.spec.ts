import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures'

/** The scripts that home requests before its first card is shown. */
const HOME_BUDGET_BYTES = 186 * 1_024

test('home draws its first card with at most 186 KB of JavaScript, gzipped', async ({ page }) => {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js'))
      scripts.set(
        pathname,
        response.body().then((body) => gzipSync(body).length),
      )
  })
  await page.goto('/en')
  await page.getByRole('img').first().waitFor()
  const sizes = await Promise.all([...scripts].map(async ([path, bytes]) => [path, await bytes] as const))
  const totalBytes = sizes.reduce((sum, [, bytes]) => sum + bytes, 0)
  const list = sizes.map(([path, bytes]) => `${(bytes / 1_024).toFixed(1)} KB ${path}`)
  console.log(`${(totalBytes / 1_024).toFixed(1)} KB gz before the first card:\n${list.join('\n')}`)
  expect(totalBytes).toBeLessThanOrEqual(HOME_BUDGET_BYTES)
  expect(list.join()).not.toContain('EditorPage')
})

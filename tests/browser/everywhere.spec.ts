/** The page that brings the day's card elsewhere: what it shows comes, and its snippets do what it says. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { transformWithOxc } from 'vite'
import { pictureFile } from '../fixtures/pictureFile'
import { expect, test } from './fixtures'

const PICTURE = 'Today’s card, as it comes'

test.use({ timezoneId: 'Asia/Tokyo' })

async function choose(page: Page, group: string, name: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: group, exact: true })
    .getByRole('radio', { name, exact: true })
    .check()
}

async function shown(page: Page): Promise<string> {
  const address = page.getByRole('complementary', { name: 'Address' }).locator('code')
  const picture = page.getByRole('img', { name: PICTURE })
  await expect(address).not.toBeEmpty() // the served page does not know it
  await expect(picture).toHaveAttribute('src', (await address.textContent())!)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  return (await address.textContent())!
}

async function script(page: Page, way: string): Promise<string> {
  await choose(page, 'Way', way)
  await page.getByRole('button', { name: 'Copy Script' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

test(
  'shows the very picture of the address, which it copies',
  { tag: ['@full-phone', '@full-tablet'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/en/everywhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On Your Phone, Every Morning')
    const first = await shown(page)
    expect(first).toMatch(/\/api\/card\.png\?template=day&target=iphone&tz=Asia\/Tokyo$/)
    await choose(page, 'Look', 'Retro')
    await expect.poll(() => shown(page)).toContain('template=retro')
    const copy = page.getByRole('button', { name: 'Copy Address' })
    await expect(copy).toBeInViewport()
    await copy.click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await shown(page))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await page.getByRole('button', { name: 'Show QR Code' }).click()
    await expect(page.getByRole('dialog', { name: 'Address' }).getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Show QR Code' })).toBeFocused()
  },
)

test('says when the picture does not come, and tries again', async ({ page }) => {
  await page.route(/\/api\/card\.png/, (route) => route.fulfill({ status: 503 }))
  await page.goto('/en/everywhere')
  await expect(page.getByRole('alert')).toContainText('The picture did not come.')
  await page.unroute(/\/api\/card\.png/)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await shown(page)
})

test('takes the look of the card in work without its words', async ({ page }) => {
  await page.goto('/en/editor#quote=Nobody%20else%20reads%20this&template=retro')
  const card = page.getByRole('region', { name: 'Preview' }).getByRole('img').first()
  await expect(card).toHaveAccessibleName(/Nobody else reads this/)
  await page.goto('/en/everywhere')
  await expect(page.getByRole('radio', { name: 'Your Card' })).toBeChecked()
  const address = await shown(page)
  expect(address).toMatch(/\?look=[\w-]{10,60}&target=iphone&tz=/)
})

test('its scripts for Mac and Linux fetch the card and set it as wallpaper @full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/everywhere')
  await choose(page, 'Device', 'Computer')
  for (const [way, command] of [
    ['Mac', 'osascript'],
    ['Linux', 'gsettings'],
  ] as const) {
    const home = mkdtempSync(join(tmpdir(), 'quotidian-'))
    const [bin, pictures] = [join(home, 'bin'), join(home, 'Pictures')]
    for (const folder of [bin, pictures]) mkdirSync(folder)
    const folder = way === 'Mac' ? pictures : home
    const old = way === 'Mac' ? 'quotidian-2026-01-01.png' : '.quotidian-2026-01-01.png'
    writeFileSync(join(folder, old), 'old')
    writeFileSync(join(bin, command), `#!/bin/sh\necho "$@" >> "$HOME/asked"\n`)
    chmodSync(join(bin, command), 0o755)
    const env = { HOME: home, PATH: `${bin}:${process.env.PATH}` }
    execFileSync('sh', [], { input: await script(page, way), env })
    const files = readdirSync(folder).filter((name) => name.endsWith('.png'))
    expect(files).toHaveLength(1)
    expect(files[0]).not.toBe(old)
    const bytes = new Uint8Array(readFileSync(join(folder, files[0]!)))
    expect(pictureFile(bytes)).toEqual({ type: 'image/png', widthPx: 3840, heightPx: 2160 })
    expect(readFileSync(join(home, 'asked'), 'utf8')).toContain(join(folder, files[0]!))
  }
})

test('its HTML, Markdown and JSX show the card in a page, light and dark @full', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/everywhere')
  await choose(page, 'Device', 'Web Page')
  const html = { blog: await script(page, 'Blog'), readme: await script(page, 'README') }
  await choose(page, 'Device', 'Computer')
  const jsx = await script(page, 'Übersicht')
  const { code } = await transformWithOxc(jsx, 'widget.jsx', { jsx: { runtime: 'classic' } })
  const run = code.replaceAll('export const ', 'var ')
  const render = new Function('React', `${run}; return render()`) as (react: object) => Record<string, string>
  const props = render({ createElement: (_tag: string, given: object) => given })
  const sourceOf = async (body: string) => {
    await page.route('**/of-another', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/of-another')
    const image = page.locator('img').first()
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    return image.evaluate((one: HTMLImageElement) => one.currentSrc)
  }
  expect(await sourceOf(html.blog)).toContain('/api/card.png?template=day&tz=Asia/Tokyo')
  expect(await sourceOf(html.readme)).toContain('theme=light')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await sourceOf(html.readme)).toContain('theme=dark')
  expect(await sourceOf(`<img src="${props['src']}">`)).toMatch(/template=day&tz=Asia\/Tokyo&day=\d+$/)
})

test('Subscribe leads there from Days', async ({ page }) => {
  await page.goto('/zh/days')
  await page.getByRole('button', { name: '订阅', exact: true }).click()
  await page.getByRole('menuitem', { name: '锁屏', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('每天早上，在你的手机上')
})

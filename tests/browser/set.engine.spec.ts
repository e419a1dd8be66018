import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from './fixtures'
import { filesInZip } from './storedZip'

/** Tests set export in the built product: a worker encodes, and finished files survive closing the page. */

const exportButton = (page: Page) => page.getByRole('button', { name: /^Export \d+ Pictures?$/ })
const drawn = (page: Page) => page.locator('main ol > li[data-state=drawn]')

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker')) // Nothing answers the file picker here, so the zip is downloaded.
})

async function openWeek(page: Page): Promise<void> {
  await page.goto('/en/set?month=2026-11')
  await page.getByRole('radio', { name: 'Week' }).check({ force: true })
  await expect(exportButton(page)).toHaveText('Export 7 Pictures')
}

async function zipOf(page: Page): Promise<Map<string, Buffer>> {
  await page.goto('/en/set')
  const [download] = await Promise.all([page.waitForEvent('download'), exportButton(page).click()])
  return filesInZip(await readFile(await download.path()))
}

test(
  'a worker gives each picture as the page does, byte for byte',
  { tag: '@full' },
  async ({ page, context }) => {
    const started: string[] = []
    page.on('worker', (worker) => started.push(worker.url()))
    const byWorker = await zipOf(page)
    expect(started.filter((url) => url.includes('setWorker'))).toHaveLength(1)

    const other = await context.newPage()
    await other.addInitScript(() => {
      Reflect.deleteProperty(window, 'showSaveFilePicker')
      Reflect.deleteProperty(window, 'OffscreenCanvas')
    })
    const startedByOther: string[] = []
    other.on('worker', (worker) => startedByOther.push(worker.url()))
    const byPage = await zipOf(other)
    expect(startedByOther.filter((url) => url.includes('setWorker'))).toEqual([])

    expect([...byWorker.keys()]).toEqual([...byPage.keys()])
    expect(byWorker.size).toBeGreaterThan(3)
    for (const [name, file] of byWorker) expect(file.equals(byPage.get(name)!), name).toBe(true)
  },
)

test('a page that was killed while it drew offers to go on, and draws none of it again @full', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const { createWritable } = FileSystemFileHandle.prototype
    let pictures = 0
    FileSystemFileHandle.prototype.createWritable = function (...how) {
      if (this.name.includes('~') && (pictures += 1) > 3) return new Promise(() => {}) // the fourth picture never finishes
      return createWritable.apply(this, how)
    }
  })
  await openWeek(page)
  await exportButton(page).click()
  await expect(drawn(page).nth(1)).toBeVisible()
  await page.close()

  const again = await context.newPage()
  await again.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  await again.goto('/en/set')
  await expect(again.getByRole('button', { name: /^Export [2-7]$/ })).toBeVisible()
  const [download] = await Promise.all([
    again.waitForEvent('download'),
    again.getByRole('button', { name: 'Continue', exact: true }).click(),
  ])
  const names = [...filesInZip(await readFile(await download.path())).keys()]
  expect(names.filter((name) => name !== 'manifest.json')).toHaveLength(7)
})

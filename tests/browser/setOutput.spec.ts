import { button, radio } from './editorPage'
import { expect, test, type Page } from './fixtures'
import { exportButton, openWeek, pictures, withOptions, zipFrom } from './setPage'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
})

/** Makes the folder picker return an origin-private folder; `isLocked`: it rejects writes. */
async function pickFolder(page: Page, isLocked = false): Promise<void> {
  await page.addInitScript((locked) => {
    const pick = async () => {
      const root = await navigator.storage.getDirectory()
      const folder = await root.getDirectoryHandle('picked', { create: true })
      if (locked) folder.getFileHandle = () => Promise.reject(new DOMException('not here', 'NotAllowedError'))
      return folder
    }
    Object.assign(window, { showDirectoryPicker: pick })
  }, isLocked)
}

function filesPicked(page: Page): Promise<{ name: string; bytes: number; size: string }[]> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle('picked')
    const files: { name: string; bytes: number; size: string }[] = []
    for await (const handle of folder.values()) {
      const file = await (handle as FileSystemFileHandle).getFile()
      const picture = file.name.endsWith('.json') ? null : await createImageBitmap(file)
      const size = picture ? `${picture.width}x${picture.height}` : ''
      files.push({ name: file.name, bytes: file.size, size })
    }
    return files
  })
}

/** Makes the origin-private file system run full after `count` pictures, also for the zip. */
async function roomFor(page: Page, count: number): Promise<void> {
  await page.addInitScript((most) => {
    const { createWritable } = FileSystemFileHandle.prototype
    let written = 0
    FileSystemFileHandle.prototype.createWritable = function (...how) {
      const isPicture = this.name.includes('~')
      if (isPicture) written += 1
      const isFull = (isPicture && written > most) || this.name.endsWith('.zip')
      if (isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
      return createWritable.apply(this, how)
    }
  }, count)
}

const chooseFolder = (page: Page) => radio(page, 'Save to', 'A folder…').check({ force: true })

test('a folder takes each picture as a file, and the list of them', { tag: '@full' }, async ({ page }) => {
  await pickFolder(page)
  await openWeek(page, 3)
  await chooseFolder(page)
  await exportButton(page).click()
  await expect(page.getByText('3 pictures. Saved to the folder picked.')).toBeVisible()
  const files = await filesPicked(page)
  expect(files.map(({ name, size }) => [name, size]).toSorted()).toEqual([
    ['2026-11-22-4x5.png', '1080x1350'],
    ['2026-11-23-4x5.png', '1080x1350'],
    ['2026-11-24-4x5.png', '1080x1350'],
    ['manifest.json', ''],
  ])
  await radio(page, 'Save to', 'One zip file').check({ force: true })
  const zip = await zipFrom(page, exportButton(page))
  for (const { name, bytes } of files.filter(({ size }) => size !== ''))
    expect(zip.files.get(name)?.length, name).toBe(bytes)
})

test(
  'a folder that takes nothing is told of, and the set comes as a zip instead',
  { tag: '@full' },
  async ({ page }) => {
    await pickFolder(page, true)
    await openWeek(page, 2)
    await chooseFolder(page)
    await exportButton(page).click()
    await expect(page.getByText('The folder could not be written.')).toBeVisible()
    const { files } = await zipFrom(page, button(page, 'One Zip File'))
    expect(pictures(files)).toHaveLength(2)
  },
)

test('a closed picker begins nothing', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    const pick = () => Promise.reject(new DOMException('closed', 'AbortError'))
    Object.assign(window, { showDirectoryPicker: pick })
  })
  await openWeek(page, 2)
  await chooseFolder(page)
  await exportButton(page).click()
  await expect(exportButton(page)).toBeEnabled()
  await expect(page.locator('main ol > li[data-state=drawn]')).toHaveCount(0)
})

test(
  'without room for more the set stops, says so, and hands on what is drawn',
  { tag: '@full' },
  async ({ page }) => {
    await roomFor(page, 2)
    await openWeek(page)
    await exportButton(page).click()
    await expect(page.getByText('Stopped after 2.')).toBeVisible()
    await expect(
      page.getByText('No room for a set this large. Choose fewer days, or 1x.').first(),
    ).toBeVisible()
    const { files } = await zipFrom(page, button(page, 'Export 2'))
    expect(pictures(files)).toEqual(['2026-11-22-4x5.png', '2026-11-23-4x5.png'])
  },
)

test(
  'at 4x each picture has four times the pixels of its ratio',
  { tag: ['@full', '@full-phone'] },
  async ({ page }) => {
    await openWeek(page, 2)
    await withOptions(page, () => radio(page, 'Resolution', '4x').check({ force: true }))
    const { files } = await zipFrom(page, exportButton(page))
    for (const name of pictures(files)) {
      const [width, height] = [16, 20].map((at) => files.get(name)!.readUInt32BE(at)) // offsets in a PNG's first chunk
      expect([width, height], name).toEqual([2160, 2700])
    }
  },
)

import { exportAt4x, openEditor, openTabs } from './editor.mjs'
import { table, verdict } from './tables.mjs'

const MAX_GROWTH_MB = 20
const WORDS = ' so many words'

/**
 * An hour of editing: templates, key and slider changes, exports at 4x. Reports heap after GC and pixels of
 * live canvases around each kind of work.
 */
export async function measureMemory(browser, origin, { changes, exports, rounds }) {
  const { page, session } = await openEditor(browser, origin, { script: watchCanvases })
  const templates = page.getByRole('tabpanel').getByRole('option')
  const many = await templates.count()
  await exportAt4x(page)
  const work = {
    'templates applied': { count: rounds * many, run: () => applyAll(page, templates, rounds) },
    changes: { count: changes, run: () => change(page, changes) },
    'exports at 4x': { count: exports, run: () => save(page, exports) },
  }
  await applyAll(page, templates, 1)
  await change(page, 60)
  await save(page, 2)
  const start = await held(page, session)
  const rows = []
  for (const [name, { count, run }] of Object.entries(work)) {
    await run()
    rows.push({ name, count, ...(await held(page, session)) })
    const { heapMb, canvasMb, canvases } = rows.at(-1)
    console.log(
      `  after ${count} ${name}: ${heapMb.toFixed(1)} MB, ${canvases} canvases of ${canvasMb.toFixed(1)} MB (at first ${start.heapMb.toFixed(1)} MB, ${start.canvases} of ${start.canvasMb.toFixed(1)})`,
    )
  }
  await page.context().close()
  return { start, rows }
}

export function memorySection({ start, rows }) {
  const growthMb = rows.at(-1).heapMb - start.heapMb
  const line = ({ name, count, heapMb, canvasMb, canvases }) => [
    count ? `${count} ${name}` : name,
    heapMb.toFixed(1),
    `${canvases}, ${canvasMb.toFixed(1)} MB`,
  ]
  return [
    `The heap after collection and the canvases that still exist, in one editor that has shown everything once and then works on. It grows by ${growthMb.toFixed(1)} MB of ${MAX_GROWTH_MB} ${verdict(growthMb <= MAX_GROWTH_MB)}.`,
    table(['after', 'heap, MB', 'canvases'], [line({ name: 'the start', ...start }), ...rows.map(line)]),
  ]
}

async function applyAll(page, templates, rounds) {
  await openTabs(page, 'Templates')
  for (let round = 0; round < rounds; round++) {
    for (const template of await templates.all()) await template.click()
  }
}

async function change(page, count) {
  for (let done = 0; done < count;) {
    await openTabs(page, 'Content')
    const edit = page.getByRole('button', { name: 'Edit Content' })
    if (await edit.isVisible()) await edit.click()
    const field = page.getByRole('textbox', { name: 'Quote', exact: true })
    await field.press('End')
    for (const key of WORDS) await page.keyboard.press(key === ' ' ? 'Space' : key)
    for (const _ of WORDS) await page.keyboard.press('Backspace')
    await openTabs(page, 'Text', 'Size')
    await page.getByRole('slider', { name: 'Letter spacing' }).focus()
    for (const _ of WORDS) await page.keyboard.press('ArrowRight')
    for (const _ of WORDS) await page.keyboard.press('ArrowLeft')
    done += 4 * WORDS.length
  }
}

/** Changes the card before each export, since an unchanged card's file is cached. @throws if one was */
async function save(page, count) {
  await openTabs(page, 'Text', 'Size')
  const slider = page.getByRole('slider', { name: 'Letter spacing' })
  const before = await page.evaluate(() => window.canvases.encoded())
  for (let done = 0; done < count; done++) {
    await slider.press(done % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')
    const saved = page.evaluate(() => window.canvases.nextFile())
    await page.getByRole('button', { name: 'Export Image' }).click()
    await saved
  }
  const encoded = (await page.evaluate(() => window.canvases.encoded())) - before
  if (encoded < count) throw new Error(`${count} files saved, ${encoded} encoded`)
}

async function held(page, session) {
  await page.waitForTimeout(2_000)
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { heapMb: usedSize / 2 ** 20, ...(await page.evaluate(() => window.canvases.held())) }
}

/** Runs in the page: tracks canvases through weak references. */
function watchCanvases() {
  const all = []
  const { createElement } = Document.prototype
  Document.prototype.createElement = function (name, ...how) {
    const element = createElement.call(this, name, ...how)
    if (element instanceof HTMLCanvasElement) all.push(new WeakRef(element))
    return element
  }
  let large = 0
  const { toDataURL } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.toDataURL = function (...how) {
    if (this.width * this.height > 4e6) large += 1
    return toDataURL.apply(this, how)
  }
  const { createObjectURL } = URL
  const held = () => {
    const alive = all
      .map((canvas) => canvas.deref())
      .filter((canvas) => canvas && canvas.width * canvas.height > 1)
    const pixels = alive.reduce((sum, { width, height }) => sum + width * height, 0)
    return { canvases: alive.length, canvasMb: (pixels * 4) / 2 ** 20 }
  }
  const nextFile = () =>
    new Promise((resolve) => {
      URL.createObjectURL = (blob) => {
        if (blob instanceof File) setTimeout(resolve, 50) // Other blobs are thumbnails.
        return createObjectURL(blob)
      }
    })
  window.canvases = { held, nextFile, encoded: () => large }
}

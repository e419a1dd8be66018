import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { MOST_DIFFERENT, VECTOR_CARDS, VECTOR_DAY } from '../fixtures/vectorCards'
import { expect, test } from './fixtures'

const folder = mkdtempSync(join(tmpdir(), 'quotidian-svg-'))
test.afterAll(() => rmSync(folder, { recursive: true }))

function drawn(values: Record<string, string | boolean>, name: string): Buffer {
  const options = Object.entries(values).flatMap(([option, value]) =>
    value === true ? [`--${option}`] : [`--${option}`, String(value)],
  )
  const file = join(folder, name)
  const args = ['dist/cli/main.js', '--date', VECTOR_DAY, ...options, '--out', file]
  execFileSync(process.execPath, args, { stdio: 'ignore' })
  return readFileSync(file)
}

const OFTEN = 'a painting'

for (const [name, values] of Object.entries(VECTOR_CARDS)) {
  const tag = name === OFTEN ? [] : ['@full']
  test(`an SVG is the card’s picture in a browser: ${name}`, { tag }, async ({ page }) => {
    const own = PNG.sync.read(drawn(values, `${name}.png`))
    const src = `data:image/svg+xml;base64,${drawn(values, `${name}.svg`).toString('base64')}`
    const { width, height } = own
    await page.setViewportSize({ width, height })
    await page.setContent(
      `<body style="margin:0"><img src="${src}" alt="" style="display:block;width:${width}px;height:${height}px">`,
    )
    const img = page.locator('img')
    await img.evaluate((element: HTMLImageElement) => element.decode())
    const seen = PNG.sync.read(await page.screenshot({ omitBackground: true }))
    const different = pixelmatch(own.data, seen.data, undefined, width, height, { threshold: 0.1 })
    expect(different / (width * height)).toBeLessThan(MOST_DIFFERENT)
  })
}

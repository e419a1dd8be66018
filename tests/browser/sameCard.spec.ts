/**
 * One card by three ways: saved in the editor, asked of the server, drawn by the command. Read back, at most 0.05 % of
 * the pixels may differ between any two. (Measured here, all 27 templates on three days: none, or up to 0.008 %.)
 */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type Page } from './live'
import { PNG } from 'pngjs'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import { parseEndpointQuote } from '../../src/quotes/endpoint'

const MAX_SHARE = 0.0005
const COMMAND = join(import.meta.dirname, '..', '..', 'dist', 'cli', 'main.js')

/** One of each family of type, with glass, film, weather and a pattern among them. */
const SAMPLE: readonly [TemplateId, string][] = [
  ['sunnySquare', '2026-11-21'],
  ['violet', '2026-03-07'],
  ['dark', '2024-02-29'],
  ['techBlue', '2026-07-01'],
  ['retro', '2026-12-25'],
  ['creative', '2026-05-17'],
]

test.skip(({ hasTouch }) => hasTouch, 'pictures know no windows')

for (const [template, day] of SAMPLE) {
  test(`${template}, ${day}: browser, server and command draw the same`, async ({ page, request }) => {
    const answer = await request.get(`/api/card.png?date=${day}&template=${template}&scale=2`)
    const served = PNG.sync.read(await answer.body())
    const drawn = PNG.sync.read(await byCommand(['--date', day, '--template', template]))
    const saved = PNG.sync.read(await byEditor(page, template, day))
    expect(differingShare(served, drawn)).toBe(0)
    expect(differingShare(served, saved)).toBeLessThanOrEqual(MAX_SHARE)
  })
}

async function byCommand(args: string[]): Promise<Buffer> {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [COMMAND, ...args, '--out', '-'], {
    cwd: '/',
    encoding: 'buffer',
    maxBuffer: 64_000_000,
  })
  return stdout
}

/** The editor opened on that card, as one who left it there would find it; saved as PNG at 2x. */
async function byEditor(page: Page, template: TemplateId, day: string): Promise<Buffer> {
  const parsed = parseEndpointQuote(await (await page.request.get(`/api/quote?date=${day}`)).json(), day)
  if (!parsed.ok) throw parsed.refusal
  const { settings } = TEMPLATES[template]
  const card = { kind: 'quote', quote: parsed.quote, product: null, settings }
  const kept = { version: 1, first: card, patches: [], at: 0, draft: null, productDraft: null, typing: null }
  await page.addInitScript((text) => localStorage.setItem('quotidian-card', text), JSON.stringify(kept))
  await page.goto('/en/editor')
  await expect(page.getByText(parsed.quote.content).first()).toBeAttached({ timeout: 20_000 })
  const save = page.getByRole('button', { name: 'Export Image' })
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  return readFile(await download.path())
}

function differingShare(a: PNG, b: PNG): number {
  expect([a.width, a.height]).toEqual([b.width, b.height])
  let differing = 0
  for (let at = 0; at < a.data.length; at += 4)
    if (a.data.readUInt32BE(at) !== b.data.readUInt32BE(at)) differing += 1
  return differing / (a.width * a.height)
}

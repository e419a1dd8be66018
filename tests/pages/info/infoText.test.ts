import { PAGES_LIMITS } from '../../../src/card/limits'
import { describe, expect, it } from 'vitest'
import { PICTURE_LIMITS } from '../../../src/draw/pictures/pictureLimits'
import type { PictureKind } from '../../../src/draw/pictures/pictureKind'
import { ORIENTATIONS } from '../../../src/look/ratios'
import { BACKGROUNDS } from '../../../src/look/backgrounds'
import { FRAMES } from '../../../src/look/frames'
import { MARGINS, SHADOWS } from '../../../src/look/shadows'
import { CHARACTER_FORMS } from '../../../src/text/characterForms'
import { FONTS } from '../../../src/text/fonts'
import { TEMPLATES } from '../../../src/card/templates'
import { LANGUAGE_IDS, type Label, type LanguageId } from '../../../src/language/languages'
import cardsEn from '../../../src/language/locales/en.cards.json'
import daysEn from '../../../src/language/locales/en.days.json'
import editorEn from '../../../src/language/locales/en.editor.json'
import en from '../../../src/language/locales/en.site.json'
import cardsZh from '../../../src/language/locales/zh.cards.json'
import daysZh from '../../../src/language/locales/zh.days.json'
import editorZh from '../../../src/language/locales/zh.editor.json'
import zh from '../../../src/language/locales/zh.site.json'
import { ABOUT } from '../../../src/pages/info/AboutPage'
import { DONATE } from '../../../src/pages/info/DonatePage'
import { GUIDE } from '../../../src/pages/info/GuidePage'
import type { Block, InfoText } from '../../../src/pages/info/infoText'
import { PAGES } from '../../../src/pages/pages'
import { PRIVACY } from '../../../src/pages/info/PrivacyPage'
import { TERMS } from '../../../src/pages/info/TermsPage'

const PAGE_TEXTS: Record<string, InfoText> = { guide: GUIDE, about: ABOUT, privacy: PRIVACY, terms: TERMS }
const LOCALES: Record<LanguageId, object> = {
  en: { en, editorEn, cardsEn, daysEn },
  zh: { zh, editorZh, cardsZh, daysZh },
}
const REGISTRIES: readonly Record<string, { label: Label }>[] = [
  TEMPLATES,
  FRAMES,
  SHADOWS,
  MARGINS,
  BACKGROUNDS,
  FONTS,
  CHARACTER_FORMS,
]

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

const marked = (texts: readonly string[], mark: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(mark)].map((match) => match[1]!))
const linksIn = (value: unknown) => marked(textsIn(value), /\]\(([^)]+)\)/g)
const controlsIn = (value: unknown) => marked(textsIn(value), /\*\*([^*]+)\*\*/g)

function shapeOf(block: Block): unknown {
  if (typeof block === 'string') return 'paragraph'
  if ('pictures' in block)
    return {
      pictures: block.pictures.map(({ id, name }) => [id.replace(/-(en|zh)$/, ''), Boolean(name)]),
      row: block.inRow ?? null,
    }
  if ('keys' in block) return { keys: block.keys.map(([, ...keys]) => keys) }
  if ('figure' in block) return block
  return Object.entries(block).map(([kind, lines]) => [kind, lines.length])
}

describe.each(Object.entries(PAGE_TEXTS))('%s', (_name, text) => {
  const [first, ...others] = LANGUAGE_IDS.map((id) => text[id])

  it('has the same sections, blocks, pictures, keys and links in every language', () => {
    for (const other of others) {
      expect(other.sections.map(({ id }) => id)).toEqual(first!.sections.map(({ id }) => id))
      expect(other.sections.map(({ body }) => body.map(shapeOf))).toEqual(
        first!.sections.map(({ body }) => body.map(shapeOf)),
      )
      expect(linksIn(other).toSorted()).toEqual(linksIn(first).toSorted())
    }
  })

  it('gives each section a unique id that is valid in a URL', () => {
    const ids = first!.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('links only to existing pages', () => {
    const paths = Object.values(PAGES).map(({ path }) => path)
    for (const link of linksIn(text)) expect(paths).toContain(link)
  })

  it.each(LANGUAGE_IDS)('names controls as the interface does: %s', (language) => {
    const labels = REGISTRIES.flatMap((registry) => Object.values(registry).map(({ label }) => label))
    const known = new Set([
      ...textsIn(LOCALES[language]),
      ...labels.map((label) => label[language]),
      ...Object.values(ORIENTATIONS).map((label) => label[language]),
    ])
    expect(controlsIn(text[language]).filter((name) => !known.has(name))).toEqual([])
  })
})

it('the guide says how long a text in pages may be', () => {
  const most = PAGES_LIMITS.text.toLocaleString('en')
  for (const language of LANGUAGE_IDS)
    expect(textsIn(GUIDE[language]).some((text) => text.includes(`${most} `))).toBe(true)
})

describe('the style of the texts', () => {
  const texts = (language: LanguageId) =>
    [...Object.values(PAGE_TEXTS), DONATE]
      .flatMap((page) => textsIn(page[language]))
      .filter((text) => !/^(?:<|javascript:)/.test(text)) // code to be copied

  it('English: no exclamations, no straight quotation marks', () => {
    for (const text of texts('en')) expect(text).not.toMatch(/!(?!\[)|(?<!`[^`]*)["']/)
  })

  it('Chinese: no 您, full-width marks, and a space between Han and Latin', () => {
    for (const text of texts('zh')) {
      expect(text).not.toMatch(/您|亲(?!自)|哦|！/)
      expect(text).not.toMatch(/\p{Script=Han}[,;:?!]/u)
      expect(text).not.toMatch(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}/u)
    }
  })

  it('has no duplicate and no empty texts', () => {
    for (const language of LANGUAGE_IDS) for (const text of texts(language)) expect(text.trim()).not.toBe('')
    expect(textsIn(DONATE.zh).length).toBe(textsIn(DONATE.en).length)
  })
})

describe('pictures', () => {
  const NAMES: Record<PictureKind, string> = {
    jpeg: 'JPEG',
    png: 'PNG',
    webp: 'WebP',
    avif: 'AVIF',
    gif: 'GIF',
    heic: '',
    svg: '',
    other: '',
  }
  const taken = Object.values(NAMES).filter((name) => name !== '')
  const editor = { en: editorEn, zh: editorZh }

  it.each(LANGUAGE_IDS)('are promised as they are taken: %s', (language) => {
    const { size, pixels } = PICTURE_LIMITS[language]
    expect([size, pixels]).toEqual(['80 MB', language === 'zh' ? '2 亿像素' : '200 megapixels'])
    const promise = textsIn(GUIDE[language]).find((text) => text.includes('AVIF'))
    expect(promise).toContain(size)
    expect(promise).toContain(pixels)
    const { refused } = editor[language].pictures
    for (const text of [promise, refused['not-a-picture']])
      expect(text?.match(/JPEG|PNG|WebP|AVIF|GIF|HEIC|SVG|TIFF|BMP/g)).toEqual(taken)
    expect(refused['too-heavy']).toContain('{{size}}')
    expect(refused['too-many-pixels']).toContain('{{pixels}}')
  })
})

it('the guide names everything that there is', () => {
  const NAMED = [
    [
      'Composition',
      'Main language',
      'Date line',
      'Show Seal',
      'Show Pinyin',
      'Traditional',
      'Keep This Card',
    ],
    ['Batch Export…', 'Print', 'Subscribe', 'Listen in English', 'Everything available offline'],
  ].flat()
  const guide = textsIn(GUIDE.en).join('\n')
  expect(NAMED.filter((name) => !guide.includes(name))).toEqual([])
})

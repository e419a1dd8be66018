import { isCalendarDay } from '../../src/calendar/dayPaths'
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { daysBetween } from '../../src/cli/card/days'
import { OPTIONS, type OptionValues } from '../../src/cli/card/options'
import { parseJob } from '../../src/cli/card/job'
import { nearestName } from '../../src/cli/card/optionValues'
import { FORMATS } from '../../src/export/formats'
import { pictureFile } from '../fixtures/pictureFile'
import { RUN_TODAY as TODAY, runCard as run } from '../fixtures/runCard'
import { idsOf } from '../layout/cards'

const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-card-'))
const at = (...names: string[]) => join(FOLDER, ...names)

afterAll(() => rmSync(FOLDER, { recursive: true }))

function file(name: string, content: string): string {
  writeFileSync(at(name), content)
  return at(name)
}

describe('a usage error', () => {
  it.each<[string[], string[]]>([
    [['--nonsense'], ['--nonsense', '--help']],
    [
      ['--tempalte', 'sunny'],
      ['--tempalte', 'did you mean --template?'],
    ],
    [['stray'], ['stray']],
    [['--out'], ['--out', 'path']],
    [['--help=yes'], ['--help']],
    [
      ['--date', '--template', 'sunny'],
      ['--date', 'YYYY-MM-DD'],
    ],
    [
      ['--quote', '-x'],
      ['--quote', '--quote="-x"'],
    ],
    [
      ['--template', 'Suny'],
      ['--template', 'did you mean sunny?', 'minimal'],
    ],
    [
      ['--target', 'instagram-stroy'],
      ['--target', 'did you mean instagram-story?'],
    ],
    [['--target', 'x', '--ratio', '1:1'], ['--target and --ratio']],
    [['--target', 'x', '--scale', '2'], ['--target and --scale']],
    [['--template', 'a\nb\u001b[2J\u009b'], ['"a\\u000ab\\u001b[2J\\u009b"']],
    [
      ['--date', '2026-02-30'],
      ['--date', '2026-02-30', 'YYYY-MM-DD'],
    ],
    [
      ['--date', 'today'],
      ['--date', 'today'],
    ],
    [
      ['--template', 'nosuch'],
      ['--template', 'nosuch', 'minimal'],
    ],
    [
      ['--template', 'toString'],
      ['--template', 'minimal'],
    ],
    [
      ['--ratio', '7:3'],
      ['--ratio', '7:3', '21:9'],
    ],
    [
      ['--frame', 'gold'],
      ['--frame', 'gold', 'polaroid'],
    ],
    [
      ['--scale', '5'],
      ['--scale', '5', '1, 2, 3, 4'],
    ],
    [
      ['--scale', '1.5'],
      ['--scale', '1.5'],
    ],
    [
      ['--quality', '2'],
      ['--quality', '2', '0.6 to 1'],
    ],
    [['--quality', ''], ['--quality']],
    [
      ['--format', 'gif'],
      ['--format', 'gif', 'png, jpg, webp'],
    ],
    [
      ['--language', 'fr'],
      ['--language', 'fr', 'zh, en'],
    ],
    [
      ['--characters', 'old'],
      ['--characters', 'old', 'simplified, traditional'],
    ],
    [
      ['--lead', 'french'],
      ['--lead', 'french', 'only-zh'],
    ],
    [
      ['--date-line', 'numbers,noon'],
      ['--date-line', 'noon', 'solar-term'],
    ],
    [['--date-line', ''], ['--date-line']],
    [
      ['--seal-text', '一二三四五'],
      ['--seal-text', 'one to 4'],
    ],
    [
      ['--seal-style', 'rund'],
      ['--seal-style', 'did you mean round'],
    ],
    [
      ['--seal-place', 'middle'],
      ['--seal-place', 'author, right, left'],
    ],
    [
      ['--list', 'fonts'],
      ['--list', 'fonts', 'ratios'],
    ],
    [
      ['--out', 'card.gif'],
      ['--out', 'card.gif', '.webp'],
    ],
    [
      ['--out', 'card.png', '--format', 'jpg'],
      ['--format', '.png'],
    ],
    [['--out', ''], ['--out']],
    [
      ['--from', TODAY],
      ['--from', '--to'],
    ],
    [
      ['--from', TODAY, '--to', '2026-11-20'],
      ['--to', '2026-11-20'],
    ],
    [
      ['--from', '0206-11-21', '--to', TODAY],
      ['--from', '3653'],
    ],
    [
      ['--from', TODAY, '--to', TODAY, '--date', TODAY],
      ['--date', '--from'],
    ],
    [
      ['--from', TODAY, '--to', TODAY, '--out', 'one.png'],
      ['--out', '{date}'],
    ],
    [
      ['--from', TODAY, '--to', TODAY, '--out', '-'],
      ['--out', '{date}'],
    ],
    [
      ['--author', 'A'],
      ['--author', '--quote'],
    ],
    [
      ['--translation', 'A'],
      ['--translation', '--quote'],
    ],
    [
      ['--quote', ' '],
      ['--quote', 'empty'],
    ],
    [
      ['--quote', 'x'.repeat(3000)],
      ['--quote', '3000', '2000'],
    ],
    [
      ['--json', at('none.json')],
      ['--json', 'no such file'],
    ],
    [
      ['--quote', '\u0001\u200b'],
      ['--quote', 'empty'],
    ],
    [
      ['--json', file('bad.json', '{\n  "shadow": lg\n}')],
      ['--json', "not JSON: Unexpected token 'l'"],
    ],
    [
      ['--json', '{\n  shadow: 3 }'],
      ['--json: it is not JSON', 'line 2, column 3'],
    ],
    [['--json', file('bare.json', '')], ['empty']],
    [['--json', '/dev/zero'], ['1 MB']],
    [['--json', file('deep.json', `{"textSettings":${'['.repeat(9_999)}${']'.repeat(9_999)}}`)], ['16']],
    [
      ['--json', file('list.json', '[]')],
      ['--json', 'object'],
    ],
    [
      ['--product', file('nameless.json', '{}')],
      ['--product', 'name'],
    ],
    [
      ['--product', file('named.json', '{"name":"A"}'), '--quote', 'x'],
      ['--product', '--quote'],
    ],
  ])('%j', async (args, named) => {
    const { code, stderr, printed } = await run(args)
    expect(code).toBe(2)
    expect(stderr).toMatch(/^quotidian: [^\n]+\n$/)
    for (const word of named) expect(stderr).toContain(word)
    expect(printed).toEqual([])
  })

  it('is a picture sent to a terminal', async () => {
    expect((await run(['--out', '-'], { isTerminal: { stdout: true, stderr: true } })).code).toBe(2)
  })

  it.each([
    ['file.txt', 'x.png'],
    ['proc', 'x.png'],
  ])('names in one line the place that cannot be written: %s', async (place, name) => {
    const path = place === 'proc' ? join('/proc', 'none', name) : join(file(place, ''), name)
    const { code, stderr } = await run(['--scale', '1', '--out', path])
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1])
    expect(stderr).toContain(path)
  })
})

describe('a misspelt name', () => {
  it('is matched to the nearest name, in any case', () => {
    for (const name of idsOf(TEMPLATES))
      for (let at = 1; at < name.length; at++) {
        const exchanged = name.slice(0, at - 1) + name[at] + name[at - 1] + name.slice(at + 1)
        expect(nearestName(exchanged.toUpperCase(), idsOf(TEMPLATES))).toBe(name)
      }
  })

  it('has no suggestion when no name is near', () => {
    expect(nearestName('gold', idsOf(TEMPLATES))).toBeNull()
    expect(nearestName('', idsOf(TEMPLATES))).toBeNull()
  })
})

describe('information', () => {
  it('names every option in its help', async () => {
    const { code, printed } = await run(['--help'])
    expect(code).toBe(0)
    for (const name of Object.keys(OPTIONS)) expect(printed[0]).toContain(`--${name}`)
  })

  it('lists templates, ratios and frames, in either language', async () => {
    const { printed } = await run(['--list', 'templates', '--language', 'zh'])
    const lines = String(printed[0]).trim().split('\n')
    expect(lines).toHaveLength(idsOf(TEMPLATES).length)
    expect(lines[0]).toBe('minimal         极简')
    expect((await run(['-v'])).printed).toEqual(['1.2.3\n'])
  })
})

describe('--emphasis', () => {
  const quote = 'Well begun is half done.'
  const marksOf = (values: OptionValues) => {
    const card = parseJob({ quote, translation: '善始者功成其半。', ...values }, TODAY).cardOf(TODAY)
    return card.kind === 'quote' ? card.quote.emphasis : []
  }

  it('marks words of the quote or its translation, with a marker unless another kind is named', () => {
    expect(marksOf({ emphasis: 'circle:half done; giant:Well;功成' })).toEqual([
      { text: 'content', start: 0, end: 4, as: 'giant' },
      { text: 'content', start: 14, end: 23, as: 'circle' },
      { text: 'translation', start: 3, end: 5, as: 'marker' },
    ])
    expect(marksOf({})).toEqual([])
  })

  it.each(['nowhere', 'marker:', 'circel:half', ''])('says so where no day’s quote has “%s”', (emphasis) => {
    expect(() => marksOf({ emphasis })).toThrow('--emphasis')
  })
})

describe('--composition', () => {
  const lookOf = (values: Parameters<typeof parseJob>[0]) => parseJob(values, TODAY).cardOf(TODAY).settings

  it('brings a frame that takes it, unless one is asked for', () => {
    expect(lookOf({ composition: 'verse' })).toMatchObject({ composition: 'verse', frameStyle: 'clean' })
    expect(lookOf({ composition: 'verse', template: 'dark' })).toMatchObject({ frameStyle: 'film' })
    expect(lookOf({ composition: 'verse', template: 'sunsetOrange' })).toMatchObject({ frameStyle: 'clean' })
    expect(() => lookOf({ composition: 'verse', frame: 'polaroid' })).toThrow('--frame polaroid')
  })
})

describe('--art', () => {
  const lookOf = (values: Parameters<typeof parseJob>[0]) => parseJob(values, TODAY).cardOf(TODAY).settings

  it('paints the background, by the day, or another in a palette', () => {
    expect(lookOf({ art: 'moon' })).toMatchObject({
      backgroundType: 'art',
      art: { family: 'moon', palette: '', seed: 0 },
    })
    expect(lookOf({ art: 'mountains', seed: '3', palette: 'ink' }).art).toEqual({
      family: 'mountains',
      palette: 'ink',
      seed: 3,
    })
    expect(lookOf({ template: 'koi', seed: '2' }).art).toMatchObject({
      family: 'pond',
      palette: 'midnight',
      seed: 2,
    })
  })

  it.each([
    [{ art: 'mooon' }, 'moon?'],
    [{ art: 'moon', palette: 'azurite' }, 'midnight'],
    [{ art: 'moon', seed: '-1' }, 'whole number'],
    [{ art: 'moon', seed: '1e9' }, 'whole number'],
    [{ seed: '1' }, '--art'],
  ])('refuses %o, and says what there is', (values, said) => {
    expect(() => lookOf(values)).toThrow(said)
  })

  it('is listed with its palettes', async () => {
    const { printed } = await run(['--list', 'art'])
    expect(String(printed[0])).toMatch(/^mountains +Mountains: ink, azurite/)
  })

  it('draws a painting of that day, and another one with another seed', async () => {
    const draw = async (...args: string[]) =>
      Buffer.from(
        (await run(['--scale', '1', '--out', '-', '--quote', 'Now', '--without-card', ...args]))
          .printed[0] as Uint8Array,
      )
    const moon = await draw('--art', 'moon', '--date', '2026-03-03')
    expect(pictureFile(moon)).toEqual({ type: 'image/png', widthPx: 960, heightPx: 540 })
    expect((await draw('--art', 'moon', '--date', '2026-03-03')).equals(moon)).toBe(true)
    expect((await draw('--art', 'moon', '--date', '2026-03-03', '--seed', '1')).equals(moon)).toBe(false)
    expect((await draw('--date', '2026-03-03')).equals(moon)).toBe(false)
  })
})

describe('--target', () => {
  it('gives size, format and clear zones, in one word', async () => {
    const { code, printed } = await run(['--target', 'article-square', '--out', '-'])
    expect(code).toBe(0)
    expect(pictureFile(printed[0] as Uint8Array)).toEqual({ type: 'image/png', widthPx: 500, heightPx: 500 })
    const { cardOf, output } = parseJob({ target: 'instagram-story' }, TODAY)
    expect(cardOf(TODAY).settings).toMatchObject({ target: 'instagram-story', aspectRatio: '9:16' })
    expect(output.formatOf('instagram-story')).toBe('jpg')
  })

  it('leaves the format to --format and to the name of the file', () => {
    const formatOf = (values: OptionValues) =>
      parseJob({ target: 'instagram-story', ...values }, TODAY).output.formatOf('instagram-story')
    expect(formatOf({ format: 'webp' })).toBe('webp')
    expect(formatOf({ out: 'a.png' })).toBe('png')
  })

  it('is not that of the settings where a ratio is asked for', () => {
    const json = '{"target":"instagram-story"}'
    expect(parseJob({ json }, TODAY).cardOf(TODAY).settings.target).toBe('instagram-story')
    expect(parseJob({ json, ratio: '1:1' }, TODAY).cardOf(TODAY).settings).toMatchObject({
      target: 'anything',
      aspectRatio: '1:1',
    })
  })

  it('keeps a file below the most bytes of its place, by its quality', async () => {
    const out = at('heavy.jpg')
    const { stderr } = await run(['--target', 'e-ink', '--out', out, '--quality', '1', '--template', 'retro'])
    expect(stderr).not.toContain('too heavy')
    expect(statSync(out).size).toBeLessThanOrEqual(90_000)
  })

  it('is listed with its size', async () => {
    const { printed } = await run(['--list', 'targets'])
    expect(String(printed[0])).toContain('instagram-story   Instagram Story, 1080 × 1920\n')
  })
})

describe('--characters', () => {
  it('draws Chinese in Traditional ones', () => {
    const { settings } = parseJob({ characters: 'traditional' }, TODAY).cardOf(TODAY)
    expect(settings.textSettings.characters).toBe('traditional')
  })
})

describe('--pinyin', () => {
  it('shows it above the Chinese', () => {
    const { settings } = parseJob({ pinyin: true }, TODAY).cardOf(TODAY)
    expect(settings.textSettings.pinyin).toBe(true)
    expect(parseJob({}, TODAY).cardOf(TODAY).settings.textSettings.pinyin).toBe(false)
  })
})

describe('--lead', () => {
  it('is a setting of every card, over those of a file', () => {
    const json = file('lead.json', '{"lead":"only-en"}')
    expect(parseJob({ json }, TODAY).cardOf(TODAY).settings.lead).toBe('only-en')
    expect(parseJob({ json, lead: 'only-zh' }, TODAY).cardOf(TODAY).settings.lead).toBe('only-zh')
  })

  it('is listed', async () => {
    const { printed } = await run(['--list', 'leads', '--language', 'zh'])
    expect(String(printed[0])).toContain('only-zh  只有中文\n')
  })
})

describe('--date-line', () => {
  it('says the day in the parts named, in their order, each once', () => {
    const { textSettings } = parseJob({ 'date-line': 'lunar, numbers,lunar' }, TODAY).cardOf(TODAY).settings
    expect(textSettings).toEqual({ ...DEFAULT_SETTINGS.textSettings, dateLine: ['lunar', 'numbers'] })
  })

  it('is listed', async () => {
    const { printed } = await run(['--list', 'date-line', '--language', 'zh'])
    expect(String(printed[0])).toContain('lunar        农历\n')
  })
})

describe('--seal', () => {
  it('shows a seal, as does any word about it', () => {
    const settings = (values: OptionValues) => parseJob(values, TODAY).cardOf(TODAY).settings
    expect(settings({}).showSeal).toBeNull()
    expect(settings({ seal: true })).toMatchObject({ showSeal: true, sealText: '', sealPlace: 'right' })
    expect(settings({ 'seal-text': '知足', 'seal-style': 'round', 'seal-place': 'left' })).toMatchObject({
      showSeal: true,
      sealText: '知足',
      sealStyle: 'round',
      sealPlace: 'left',
    })
  })

  it('has styles and places that are listed', async () => {
    const { printed } = await run(['--list', 'seal-styles', '--language', 'zh'])
    expect(String(printed[0])).toContain('red-line  方朱文\n')
  })
})

describe('a job', () => {
  it('puts settings over the template, and warns about what it ignores', () => {
    const json = file(
      's.json',
      '{"shadow":"xl","colour":"#fff","textSettings":{"align":"text-right","bold":3}}',
    )
    const { cardOf, warnings } = parseJob({ template: 'sunny', json, ratio: '3:2' }, TODAY)
    const { settings } = cardOf(TODAY)
    const { settings: sunny } = TEMPLATES.sunny
    expect(settings).toEqual({
      ...sunny,
      shadow: DEFAULT_SETTINGS.shadow,
      aspectRatio: '3:2',
      textSettings: { ...sunny.textSettings, align: 'text-right', bold: DEFAULT_SETTINGS.textSettings.bold },
    })
    expect(warnings.map((warning) => /"([\w.]+)"/.exec(warning)?.[1])).toEqual([
      'shadow',
      'colour',
      'textSettings.bold',
    ])
  })

  it('takes inline settings, or a file with a byte-order mark', () => {
    const json = '{"shadow":"none"}'
    for (const value of [json, ` ${json}`, file('bom.json', `\ufeff${json}`)])
      expect(parseJob({ json: value }, TODAY).cardOf(TODAY).settings.shadow).toBe('none')
  })

  it('finds the pictures of each file beside it', () => {
    const json = file('pictured.json', '{"backgroundImage":{"src":"paper.png"}}')
    const product = file(
      'sold.json',
      '{"name":"A","logoUrl":"../logo.png","pictureUrl":"https://a.example/b.png"}',
    )
    const card = parseJob({ json, product }, TODAY).cardOf(TODAY)
    expect(card.settings.backgroundImage.src).toBe(at('paper.png'))
    expect(card).toMatchObject({
      product: { logoUrl: join(FOLDER, '..', 'logo.png'), pictureUrl: 'https://a.example/b.png' },
    })
    const srcOf = (src: string) =>
      parseJob({ json: JSON.stringify({ backgroundImage: { src } }) }, TODAY).look.backgroundImage.src
    expect(srcOf('paper.png')).toBe(join(process.cwd(), 'paper.png'))
    for (const src of ['', 'data:image/png;base64,AA==', at('paper.png')]) expect(srcOf(src)).toBe(src)
  })

  it('limits its warnings', () => {
    const nonsense = Object.fromEntries(Array.from({ length: 999 }, (_, nth) => [`k${nth}`, nth]))
    const { warnings } = parseJob({ json: file('k.json', JSON.stringify(nonsense)) }, TODAY)
    expect([warnings.length, warnings.at(-1)]).toEqual([13, expect.stringContaining('987 more')])
    const long = JSON.stringify({ watermarkText: 'w'.repeat(999) })
    expect(parseJob({ json: long }, TODAY).warnings).toEqual([expect.stringContaining('999 characters')])
  })

  it('has no warnings for valid settings', () => {
    const json = file('whole.json', JSON.stringify(TEMPLATES.retro.settings))
    expect(parseJob({ json }, TODAY).warnings).toEqual([])
  })

  it.each([
    [undefined, 'quote-2026-11-21.png'],
    ['a.jpeg', 'a.jpeg'],
    ['a/{date}/{date}.webp', 'a/2026-11-21/2026-11-21.webp'],
    [`${FOLDER}`, join(FOLDER, 'quote-2026-11-21.png')],
    ['new/', 'new/quote-2026-11-21.png'],
  ])('with --out %s is written to %s', (out, expected) => {
    const { output } = parseJob(out === undefined ? {} : { out }, TODAY)
    expect(output.kind === 'files' && output.fileOf({ day: TODAY, target: 'anything' })).toBe(expected)
  })

  it('has every day of a range once, in order', () => {
    const day = fc
      .date({ min: new Date('0001-01-01'), max: new Date('9990-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 800 }), (from, more) => {
        const to = new Date(Date.parse(from) + more * 86_400_000).toISOString().slice(0, 10)
        const days = daysBetween(from, to)
        expect([days[0], days.at(-1), days.length]).toEqual([from, to, more + 1])
        expect(days.every((one, nth) => isCalendarDay(one) && (nth === 0 || days[nth - 1]! < one))).toBe(true)
      }),
    )
  })
})

describe('a card', () => {
  it.each(idsOf(FORMATS))('is written as %s, exact to the pixel', async (format) => {
    const { code, stderr } = await run([
      '--template',
      'minimal',
      '--ratio',
      '1:1',
      '--scale',
      '2',
      '--out',
      at(`card.${format}`),
    ])
    expect(code).toBe(0)
    expect(stderr).toContain('1080 × 1080')
    expect(pictureFile(readFileSync(at(`card.${format}`)))).toEqual({
      type: FORMATS[format].mimeType,
      widthPx: 1080,
      heightPx: 1080,
    })
  })

  it('goes to stdout, and nothing else does', async () => {
    const { printed } = await run(['--quote', 'Well begun is half done.', '--scale', '1', '--out', '-'])
    expect(printed).toHaveLength(1)
    expect(pictureFile(printed[0] as Uint8Array).type).toBe('image/png')
  })

  it('shows a product', async () => {
    const product = file('product.json', '{"name":"Marginalia","tagline":"Notes","logoUrl":"gone.png"}')
    const { code, stderr } = await run(['--product', product, '--scale', '1', '--out', at('product.png')])
    expect(code).toBe(0)
    expect(stderr).toContain('gone.png')
  })

  it('says what it could not show, each by its name', async () => {
    const look = JSON.stringify({ backgroundColor: '#FFFFFF', textSettings: { contentColor: 'white' } })
    const { code, stderr } = await run([
      '--quote',
      '𓀀野家',
      '--json',
      look,
      '--scale',
      '1',
      '--out',
      at('said.png'),
    ])
    expect(code).toBe(3)
    expect(stderr).toContain('no font has 𓀀; □ is drawn instead')
    expect(stderr).toMatch(/said\.png .* without 𓀀/)
    expect(stderr).toContain('hard to read in the chosen color: content')
    expect(stderr).not.toContain('do not fit')
  })

  it('is drawn without a picture in another format, and says so', async () => {
    file('logo.gif', 'GIF89a')
    const product = file('gif.json', '{"name":"Marginalia","tagline":"Notes","logoUrl":"logo.gif"}')
    const { code, stderr } = await run(['--product', product, '--scale', '1', '--out', at('gif.png')])
    expect(code).toBe(0)
    expect(stderr).toContain('logo.gif is left out (GIF pictures are not drawn here: use PNG,')
  })

  it('is drawn for each day of a range, with a line for each, or a progress line in a terminal', async () => {
    const args = ['--from', '2026-02-27', '--to', '2026-03-01', '--scale', '1', '--out', at('range')]
    const plain = await run(args)
    const days = ['2026-02-27', '2026-02-28', '2026-03-01']
    expect(readdirSync(at('range'))).toEqual(days.map((day) => `quote-${day}.png`))
    expect(
      plain.stderr
        .trim()
        .split('\n')
        .map((line) => /\d{4}-\d\d-\d\d/.exec(line)?.[0]),
    ).toEqual(days)
    const live = await run(args, { isTerminal: { stdout: true, stderr: true } })
    expect(live.stderr.replaceAll('\u001b[K', '')).toBe(
      '\r1 of 3  2026-02-27  0 s left\r2 of 3  2026-02-28  0 s left\r3 of 3  2026-03-01\n',
    )
  })

  it('replaces an existing file, and leaves no temporary one', async () => {
    const path = file('old.png', 'old')
    await run(['--scale', '1', '--out', path])
    expect(pictureFile(readFileSync(path)).type).toBe('image/png')
    expect(readdirSync(FOLDER).filter((name) => name.endsWith('.part'))).toEqual([])
    expect(existsSync(path)).toBe(true)
  })

  it('is written to the target of a symbolic link, with its permissions', async () => {
    const path = file('private.png', 'old')
    chmodSync(path, 0o600)
    symlinkSync(path, at('link.png'))
    await run(['--scale', '1', '--out', at('link.png')])
    expect(lstatSync(at('link.png')).isSymbolicLink()).toBe(true)
    expect(pictureFile(readFileSync(path)).type).toBe('image/png')
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('is written into a pipe, never in its place: /dev/null was a file once', async () => {
    const pipe = at('pipe')
    execFileSync('/usr/bin/mkfifo', [pipe])
    const reader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)
    const { code } = await run(['--scale', '1', '--format', 'webp', '--out', pipe])
    expect([code, lstatSync(pipe).isFIFO()]).toEqual([0, true])
    const head = Buffer.alloc(12)
    readSync(reader, head)
    closeSync(reader)
    expect(head.toString('latin1')).toMatch(/^RIFF....WEBP$/s)
  })
})

describe('a list of one’s own', () => {
  it('gives a quote to each day, none twice before all were drawn, and names what it leaves out', async () => {
    const list = file(
      'mine.csv',
      'quote,author\nOne thing.,Ann\nTwo things.,Ben\n!!!,Cid\nThree things.,Dee\n',
    )
    const job = parseJob({ quotes: list, days: '2027-01-01..2027-01-06' }, TODAY)
    const shown = job.days
      .map((day) => job.cardOf(day))
      .map((card) => card.kind === 'quote' && card.quote.content)
    expect(new Set(shown.slice(0, 3))).toEqual(new Set(['One thing.', 'Two things.', 'Three things.']))
    expect(shown.slice(3)).toEqual(shown.slice(0, 3))
    expect(job.warnings).toEqual([`--quotes ${list}, line 4: no-words, left out`])
  })

  it.each([
    [['--quotes', file('none.txt', '!!!')], 'there is no quote in it'],
    [['--quotes', at('missing.csv')], 'missing.csv'],
    [['--quotes', file('one.txt', 'Words.'), '--quote', 'Others.'], '--quotes'],
  ])('is refused in words: %s', async (args, words) => {
    const { code, stderr } = await run(args)
    expect(code).toBe(2)
    expect(stderr).toContain(words)
  })
})

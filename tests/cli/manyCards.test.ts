// @module-tag slow
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { parseDays } from '../../src/cli/card/days'
import { createCardRenderer } from '../../src/cli/card/drawing/drawCard'
import { rendererHere } from '../../src/cli/card/drawing/workerPool'
import { progressLine, timeLeft } from '../../src/cli/card/progress'
import type { DrawRequest } from '../../src/cli/card/task'
import { pictureFile } from '../fixtures/pictureFile'
import { RUN_TODAY as TODAY, runCard as run } from '../fixtures/runCard'
import { numberedTask } from './fakeDrawers'
import { png } from './hostilePictures'

const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-many-'))
const at = (...names: string[]) => join(FOLDER, ...names)

afterAll(() => rmSync(FOLDER, { recursive: true }))

describe('--days', () => {
  it.each([
    ['2026-02', '2026-02-01', '2026-02-28', 28],
    ['2028-02', '2028-02-01', '2028-02-29', 29],
    ['2026', '2026-01-01', '2026-12-31', 365],
    ['2026-11-03', '2026-11-03', '2026-11-03', 1],
    ['2026-11-03..2026-11-05', '2026-11-03', '2026-11-05', 3],
    ['2026-11-03..2026-12', '2026-11-03', '2026-12-31', 59],
  ])('%s are %s to %s', (days, first, last, count) => {
    const named = parseDays({ days }, TODAY)
    expect([named[0], named.at(-1), named.length]).toEqual([first, last, count])
  })

  it.each([
    [{ days: '2026-13' }, '--days is "2026-13"'],
    [{ days: 'november' }, '2026-11-03..2026-12'],
    [{ days: '2026-11..2026-10' }, 'before its start'],
    [{ days: '2026-11..2026-12..2027-01' }, '--days is'],
    [{ days: '2000..2026' }, 'ten years'],
    [{ days: '2026-11', date: TODAY }, '--days and --date'],
  ])('%j is refused', (values, reason) => {
    expect(() => parseDays(values, TODAY)).toThrow(reason)
  })
})

describe('--target with several', () => {
  it('draws each day in each of them, as that target alone would be', async () => {
    const out = at('targets')
    const { code } = await run(['--days', '2026-11-21..2026-11-22', '--target', 'e-ink,x', '--out', out])
    expect(code).toBe(0)
    expect(readdirSync(out)).toEqual([
      '2026-11-21-e-ink.png',
      '2026-11-21-x.png',
      '2026-11-22-e-ink.png',
      '2026-11-22-x.png',
    ])
    await run(['--date', '2026-11-22', '--target', 'x', '--out', at('alone.png')])
    expect(readFileSync(join(out, '2026-11-22-x.png')).equals(readFileSync(at('alone.png')))).toBe(true)
    expect(pictureFile(readFileSync(at('alone.png')))).toMatchObject({ widthPx: 1200, heightPx: 675 })
  })

  it.each([
    [['--target', 'x,e-ink', '--out', 'a.png'], '{target}'],
    [['--target', 'x,e-ink', '--out', '-'], '{target}'],
    [['--target', 'x,nosuch'], '--target is "nosuch"'],
    [['--days', '2026-11', '--target', 'x,e-ink', '--out', '{date}.png'], '{date} and {target}'],
    [['--orders', 'a.jsonl', '--days', '2026-11'], '--orders and --days'],
    [['--orders', 'no-such-file.jsonl'], 'no-such-file.jsonl'],
    [['--days', '2026-11', '--jobs', '0'], '--jobs is "0"'],
    [['--days', '2026-11', '--shard', '3/2'], '--shard is "3/2"'],
    [['--pack', 'a.zip', '--out', 'b/'], '--pack and --out'],
    [['--pack', 'a.zip', '--skip-existing'], '--pack and --skip-existing'],
  ])('or many cards otherwise: %j is refused', async (args, reason) => {
    const { code, stderr } = await run(args)
    expect(code).toBe(2)
    expect(stderr).toContain(reason)
  })
})

describe('--skip-existing', () => {
  it('draws what is missing and leaves what is there', async () => {
    const args = ['--days', '2026-11-01..2026-11-03', '--scale', '1', '--out', at('again')]
    await run(args)
    const long = new Date('2020-01-01T00:00:00Z')
    const [first, second, third] = readdirSync(at('again')).map((name) => at('again', name)) as [
      string,
      string,
      string,
    ]
    for (const file of [first, third]) utimesSync(file, long, long)
    rmSync(second)
    const { stderr } = await run([...args, '--skip-existing'])
    expect(stderr).toContain('2 of them were there already')
    expect([first, second, third].map((file) => statSync(file).mtime.getTime() === long.getTime())).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('--orders', () => {
  it('draws what can be drawn, names the rest by its line, and says so by its code', async () => {
    writeFileSync(
      at('cards.jsonl'),
      '{"name":"one","size":"300x300"}\nnonsense\n{"name":"two","size":"300x200"}\n',
    )
    const args = ['--orders', at('cards.jsonl'), '--out', at('orders')]
    const { code, stderr } = await run(args)
    expect(code).toBe(3)
    expect(stderr).toContain('line 2: it is left out: it is not JSON')
    expect(readdirSync(at('orders'))).toEqual(['one.png', 'two.png'])
    expect(pictureFile(readFileSync(at('orders', 'two.png')))).toMatchObject({ widthPx: 300, heightPx: 200 })
    const quiet = await run([...args, '--quiet'])
    expect(quiet.stderr.split('\n').filter((line) => !line.startsWith('quotidian: '))).toEqual([''])
  })

  it('leaves a name that no file system holds, and draws the rest', async () => {
    const longest = `${'人'.repeat(78)}ab` // 240 bytes with ".png", and 255 under its temporary name
    const names = ['人'.repeat(100), longest, `${longest}c`, 'x'.repeat(300)]
    writeFileSync(at('long.jsonl'), names.map((name) => JSON.stringify({ name, size: '64x64' })).join('\n'))
    const { code, stderr } = await run(['--orders', at('long.jsonl'), '--out', at('long')])
    expect(code).toBe(3)
    expect(readdirSync(at('long'))).toEqual([`${longest}.png`])
    for (const [line, bytes] of [
      [1, 304],
      [3, 241],
      [4, 304],
    ])
      expect(stderr).toContain(
        `line ${line}: it is left out: its file's name has ${bytes} bytes: it may have 240`,
      )
    const pattern = join(at('patterns'), `${'-'.repeat(10)}{name}.png`) // The limit includes what --out adds.
    expect((await run(['--orders', at('long.jsonl'), '--out', pattern])).code).toBe(3)
  })

  it('have pictures of their own, and those of the settings, each beside its file', async () => {
    for (const [folder, name] of [
      ['looks', 'paper.png'],
      ['ordered', 'own.png'],
    ] as const) {
      mkdirSync(at(folder))
      writeFileSync(at(folder, name), png(20, 10, { depth: 8, type: 2 }))
    }
    const pictured = (src: string) => ({ backgroundType: 'image', backgroundImage: { src } })
    writeFileSync(at('looks', 's.json'), JSON.stringify(pictured('paper.png')))
    const orders = [{}, { settings: pictured('own.png') }, { settings: pictured('gone.png') }]
    const lines = orders.map((order) => JSON.stringify({ ...order, size: '64x64' })).join('\n')
    writeFileSync(at('ordered', 'o.jsonl'), lines)
    const args = ['--orders', at('ordered', 'o.jsonl'), '--json', at('looks', 's.json')]
    const { stderr } = await run([...args, '--out', at('pictured')])
    expect(stderr.match(/line \d: the picture \S+ is left out/g)).toEqual([
      'line 3: the picture gone.png is left out',
    ])
  })

  it('end where no file can be written, though more of them may come', async () => {
    const stdin = new PassThrough()
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(stdin as unknown as typeof process.stdin)
    stdin.write('{"size":"64x64"}\n') // The writer keeps stdin open.
    writeFileSync(at('no-folder'), '')
    const { code, stderr } = await run(['--orders', '-', '--out', join(at('no-folder'), '{name}.png')])
    vi.restoreAllMocks()
    expect([code, stderr]).toEqual([1, expect.stringContaining('cannot be written')])
  })

  it('tell nothing of this disk by their link', async () => {
    const { request } = numberedTask(0)
    const backgroundImage = { ...DEFAULT_SETTINGS.backgroundImage, src: at('secret.png') }
    const card = { ...request.card, settings: { ...DEFAULT_SETTINGS, backgroundImage } }
    const draw = createCardRenderer()
    const linkOf = async (drawn: DrawRequest) =>
      (await draw({ ...drawn, linkOrigin: 'https://a.example' })).link
    expect(await linkOf({ ...request, card })).toBe(await linkOf(request))
  })

  it('are the same files in parts as in one', async () => {
    const args = ['--orders', at('cards.jsonl'), '--quiet', '--out']
    const codes = []
    for (const shard of ['1/3', '2/3', '3/3'])
      codes.push((await run([...args, at('parts'), '--shard', shard])).code)
    expect(codes).toEqual([0, 3, 0])
    expect(readdirSync(at('parts'))).toEqual(['one.png', 'two.png'])
  })
})

describe('--jobs', () => {
  it('writes the same lines and bytes, whatever their number', async () => {
    const packs = []
    for (const jobs of ['1', '3']) {
      const pack = at(`jobs${jobs}.zip`)
      const processes = { cores: 8, start: rendererHere }
      const args = ['--days', '2026-11-01..2026-11-06', '--scale', '1', '--jobs', jobs, '--pack', pack]
      const { stderr } = await run(args, { processes })
      packs.push({ bytes: readFileSync(pack), stderr: stderr.replace(`jobs${jobs}`, '') })
    }
    expect(packs[0]).toEqual(packs[1])
  })
})

describe('progress', () => {
  it('says how many are done, and how long the rest will take', () => {
    let now = 0
    let text = ''
    const line = progressLine({ write: (part) => (text += part), nowMs: () => now, count: 3 })
    for (now of [2_000, 4_000, 6_000]) line.step('a')
    line.pause()
    line.pause()
    expect(text.replaceAll('\u001b[K', '')).toBe('\r1 of 3  a  4 s left\r2 of 3  a  2 s left\r3 of 3  a\n')
    expect([timeLeft(99_000), timeLeft(100_000), timeLeft(7_500_000)]).toEqual([
      '99 s left',
      '2 min left',
      '2 h 5 min left',
    ])
  })
})

describe('--pages and --text', () => {
  it('draws each page of a text as a card of its own, in order', async () => {
    const text = at('text.md')
    writeFileSync(text, `# Title\n\n${'A sentence that is read. '.repeat(40)}\n\n---\n\nThe end.`)
    const out = at('pages')
    const args = ['--text', text, '--author', 'Nobody', '--ratio', '3:4', '--scale', '1', '--out', out]
    const { code, stderr } = await run(args)
    expect({ code, stderr: stderr.includes('ellipsis') }).toEqual({ code: 0, stderr: false })
    const files = readdirSync(out)
    expect(files.length).toBeGreaterThan(3)
    expect(files).toEqual(files.map((_, page) => `quote-${TODAY}-${page + 1}.png`))
    for (const file of files)
      expect(pictureFile(readFileSync(join(out, file)))).toMatchObject({ widthPx: 540, heightPx: 720 })
  })

  it('draws both texts of a quote as pages', async () => {
    const words = ['--quote', 'One.', '--translation', '一。', '--pages', '--out', at('{page}.jpg')]
    expect((await run(words)).code).toBe(0)
    expect(readdirSync(FOLDER)).toEqual(expect.arrayContaining(['1.jpg', '2.jpg']))
  })

  it.each([
    [['--pages', '--out', 'a.png'], '{page}'],
    [['--pages', '--days', '2026-11'], 'one day'],
    [['--pages', '--target', 'x,e-ink'], 'one target'],
    [['--text', 'a.md', '--quote', 'One.'], '--text and --quote'],
    [['--text', 'no-such-file.md', '--out', 'folder/'], 'no-such-file.md'],
  ])('%j is refused', async (args, reason) => {
    const { code, stderr } = await run(args)
    expect(code).toBe(2)
    expect(stderr).toContain(reason)
  })
})

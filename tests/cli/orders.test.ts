import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { parseJob } from '../../src/cli/card/job'
import iconv from 'iconv-lite'
import { linesOf } from '../../src/cli/card/orders/readOrders'
import { OrderError, readOrder } from '../../src/cli/card/orders/order'
import { orderTasks } from '../../src/cli/card/orders/orderTasks'
import { isLeftOut } from '../../src/cli/card/task'

const TODAY = '2026-11-21'

async function* parts(bytes: Uint8Array, cuts: readonly number[]) {
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].toSorted(
    (one, other) => one - other,
  )
  for (const [at, from] of [0, ...places].entries()) yield bytes.subarray(from, places[at] ?? bytes.length)
}

function linesIn(text: string, cuts: readonly number[] = [], mostBytes?: number) {
  return linesOfBytes(new TextEncoder().encode(text), cuts, mostBytes)
}

async function linesOfBytes(bytes: Uint8Array, cuts: readonly number[] = [], mostBytes?: number) {
  const lines: (string | null)[] = []
  for await (const { text: line } of linesOf(parts(bytes, cuts), mostBytes)) lines.push(line)
  return lines
}

describe('lines of a stream', () => {
  const line = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[\r\n\ufeff\ud800-\udfff]/gu, ''))

  it('are those of the text, wherever the stream is cut', async () => {
    const input = fc.record({
      lines: fc.array(line),
      cuts: fc.array(fc.nat()),
      end: fc.constantFrom('\n', '\r\n'),
    })
    await fc.assert(
      fc.asyncProperty(input, async ({ lines, cuts, end }) => {
        expect(await linesIn(lines.map((one) => one + end).join(''), cuts)).toEqual(lines)
      }),
    )
  })

  const orders = ['{"content":"今天天气很好。"}', '{"content":"plain"}', '', '{"content":"明天𬭎还是"}']

  it.each(['utf8', 'utf16le', 'utf-16be', 'gb18030'])(
    'are read in %s, marked or not, wherever cut',
    async (encoding) => {
      const marks = encoding === 'gb18030' ? [false] : [true, false]
      for (const addBOM of marks)
        for (const end of ['\n', '\r\n']) {
          const bytes = iconv.encode(orders.map((one) => one + end).join(''), encoding, { addBOM })
          const cuts = fc.array(fc.nat())
          await fc.assert(
            fc.asyncProperty(cuts, async (places) => {
              expect(await linesOfBytes(bytes, places)).toEqual(orders)
            }),
            { numRuns: 10 },
          )
        }
    },
  )

  it('are refused, by their number, in any other encoding', async () => {
    const bytes = iconv.encode('{"content":"caf\u00e9"}\n{"content":"ok"}\n', 'latin1')
    const lines = []
    for await (const one of linesOf(parts(bytes, []))) lines.push(one)
    expect(lines).toEqual([
      { number: 1, text: null, reason: expect.stringContaining('save it as UTF-8') },
      { number: 2, text: '{"content":"ok"}' },
    ])
  })

  it('lose nothing at the end of the text, and a mark at its start', async () => {
    expect(await linesIn('\ufeffa\nb', [1, 2, 3])).toEqual(['a', 'b'])
    expect(await linesIn('')).toEqual([])
  })

  it('are left where they are too long, and the next is read', async () => {
    expect(await linesIn(`a\n${'x'.repeat(50)}\nb\n`, [10, 20, 30], 20)).toEqual(['a', null, 'b'])
  })
})

describe('an order', () => {
  const orderIn = (order: unknown) => readOrder(JSON.stringify(order), DEFAULT_SETTINGS, TODAY)

  it('is a day of the almanac, or words', () => {
    expect(orderIn({ date: '2026-03-01' }).quote).toMatchObject({ date: '2026-03-01', source: 'almanac' })
    expect(orderIn({}).quote.date).toBe(TODAY)
    const words = { content: 'Festina lente.', translation: '欲速则不达。', author: 'Augustus' }
    expect(orderIn({ ...words, work: 'Adagia' }).quote).toMatchObject({
      ...words,
      source: 'own',
      citation: { work: 'Adagia' },
    })
  })

  it('has settings over those of the command, a template, targets, a size, a name', () => {
    const { settings, warnings } = orderIn({ template: 'sunny', settings: { shadow: 'lg', nosuch: 1 } })
    expect(settings.shadow).toBe('lg')
    expect(warnings).toEqual(['settings: there is no "nosuch"; it is ignored'])
    expect(orderIn({ target: ['a6', 'x', 'x'] }).targets).toEqual(['a6-card', 'x'])
    expect(orderIn({ size: '1000x700', name: '节日 1' })).toMatchObject({
      size: { widthPx: 1000, heightPx: 700 },
      name: '节日 1',
    })
  })

  it.each<[unknown, string]>([
    ['text', 'one object'],
    [{ traget: 'x' }, 'did you mean "target"?'],
    [{ date: '2026-02-30' }, '"date" is "2026-02-30"'],
    [{ date: 20260221 }, '"date" must be a text'],
    [{ content: ' \u200b' }, '"content" is empty'],
    [{ content: 'x'.repeat(2_001) }, '2001 characters'],
    [{ author: 'Nobody' }, 'need "content"'],
    [{ target: 'instagram-stroy' }, 'did you mean instagram-story?'],
    [{ target: [] }, 'empty list'],
    [{ target: 'x', size: '100x100' }, '"size" and "target"'],
    [{ size: '20000x100' }, '"size" is "20000x100"'],
    [{ template: 'nosuch' }, '--list templates'],
    [{ settings: 'dark' }, '"settings" must be an object'],
    [{ name: '../../etc/passwd' }, '"name" cannot be'],
    [{ name: '.hidden' }, '"name" cannot be'],
    [{ name: '' }, '"name" cannot be'],
    [{ name: 'gnp\u202egnp' }, 'an invisible character, U+202E'],
    [{ name: 'a\u200d' }, 'U+200D'],
    [{ name: 'a\u200b' }, 'U+200B'],
    [{ name: '\u3164' }, 'U+3164'],
    [{ name: 'a\u{e0041}' }, 'U+E0041'],
    [{ name: 'a\u2028b' }, '"name" cannot be'],
    [{ name: 'CON' }, 'the name of a device'],
    [{ name: 'nul.part' }, 'the name of a device'],
    [{ name: 'Com1' }, 'the name of a device'],
    [{ name: 'LPT²' }, 'the name of a device'],
  ])('%j is refused with the reason', (order, reason) => {
    expect(() => orderIn(order)).toThrow(reason)
  })

  it('may have a name that only begins as a device does', () => {
    for (const name of ['👨‍👩‍👧 ❤️ 👩🏽‍🚀', 'خانه', 'console', 'auxiliary.1', 'com10', 'a.con', 'nul-1'])
      expect(orderIn({ name }).name).toBe(name)
  })

  it('is an order or is refused, whatever the line is', () => {
    const keys = [
      'date',
      'content',
      'translation',
      'author',
      'work',
      'template',
      'settings',
      'target',
      'size',
      'name',
    ]
    const object = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue())
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          object.map((data) => JSON.stringify(data)),
        ),
        (text) => {
          try {
            readOrder(text, DEFAULT_SETTINGS, TODAY)
          } catch (error) {
            expect(error).toBeInstanceOf(OrderError)
          }
        },
      ),
    )
  })
})

describe('the files of orders', () => {
  async function itemsOf(orders: readonly unknown[], values: Parameters<typeof parseJob>[0] = {}) {
    const job = parseJob({ orders: '-', out: 'o/', ...values }, TODAY)
    const text = orders.map((order) => (typeof order === 'string' ? order : JSON.stringify(order))).join('\n')
    const lines = linesOf(parts(new TextEncoder().encode(text), []))
    const items = []
    for await (const item of orderTasks(lines, { job, today: TODAY, linkOrigin: null, picturesIn: null }))
      items.push(item)
    return items.map((item) => (isLeftOut(item) ? `${item.label}: ${item.reason}` : item.file))
  }

  it('are named by their line, their name and their target', async () => {
    expect(await itemsOf([{}, '', { name: 'a' }, { name: 'b', target: ['x', 'e-ink'] }])).toEqual([
      'o/00001.png',
      'o/a.png',
      'o/b-x.png',
      'o/b-e-ink.png',
    ])
    expect(await itemsOf([{ name: 'a' }], { target: 'x,moments' })).toEqual(['o/a-x.png', 'o/a-moments.jpg'])
    expect(await itemsOf([{ name: 'a' }], { out: 'o/{date}/{name}.{ext}', target: 'moments' })).toEqual([
      `o/${TODAY}/a.jpg`,
    ])
  })

  it('are never written twice: the second order is named and left', async () => {
    expect(await itemsOf([{ name: 'a' }, { name: 'A' }, 'nonsense', { name: 'b' }])).toEqual([
      'o/a.png',
      'line 2: its file, o/A.png, is that of line 1',
      expect.stringContaining('line 3: it is not JSON'),
      'o/b.png',
    ])
  })

  it('are one where their names are written with other code points', async () => {
    const name = 'Café'
    const items = await itemsOf([
      { name: name.normalize('NFC') },
      { name: name.normalize('NFD').toUpperCase() },
    ])
    expect(items).toEqual(['o/Café.png', expect.stringContaining('is that of line 1')])
  })
})

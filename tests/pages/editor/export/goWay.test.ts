// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ExportError } from '../../../../src/export/exportError'
import type { ExportedCard } from '../../../../src/export/encodeCard'
import { startTranslations } from '../../../../src/language/i18n'
import '../../../../src/language/editorTexts'
import { exportViewAtom } from '../../../../src/pages/editor/export/exportView'
import { goWay, isWaitingAtom } from '../../../../src/pages/editor/export/goWay'
import { hasTagsAtom } from '../../../../src/pages/editor/export/hasTagsAtom'
import { changeSettingsAtom, placeQuoteAtom } from '../../../../src/state/card'
import { exportOptionsAtom, makePictureFileAtom } from '../../../../src/state/exporting'
import { toastsAtom } from '../../../../src/state/toasts'
import { QUOTE } from '../../../layout/cards'
import { deferred } from '../../../fixtures/deferred'
import { COMPUTER, IPHONE, WECHAT } from './devices'
import { editorOn, exportedAs } from './fakeDevice'

const saveBlob = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>())
vi.mock('../../../../src/export/save', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  saveBlob,
}))

const exportCard = vi.hoisted(() =>
  vi.fn<(ready: unknown, request: { format: string }) => Promise<ExportedCard>>(),
)
vi.mock('../../../../src/export/exportCard', () => ({ exportCard }))

type Editor = ReturnType<typeof editorOn>

beforeAll(() => startTranslations('en'))
beforeEach(() => {
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {})
  saveBlob.mockClear()
  exportCard.mockReset()
  exportCard.mockImplementation(async (_, { format }) =>
    exportedAs(format === 'png' ? 'image/png' : 'image/jpeg'),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const said = ({ store }: Editor) => store.get(toastsAtom).map(({ kind, text }) => ({ kind, text }))

/** Presses the button of the message that was said last. */
function press({ store }: Editor, label: string): void {
  const { action } = store.get(toastsAtom).at(-1)!
  expect(action?.label).toBe(label)
  action!.run()
}

const FILE = { name: 'quote-2026-11-21.png', type: 'image/png', keys: ['files'] }
const HANDED = { kind: 'done', text: 'Handed to the system.' }
const DOWNLOADING = { kind: 'done', text: 'Downloading. 1920 × 1080, PNG, 120 KB.' }

describe('the share sheet', () => {
  it('gets the file alone, and no more is said than is known', async () => {
    const editor = editorOn(IPHONE)
    await goWay('share', editor.kit)
    expect(editor.left.shared).toEqual([FILE])
    expect(said(editor)).toEqual([HANDED])
    press(editor, 'Show Picture')
    expect(editor.store.get(exportViewAtom)).toEqual({ kind: 'hold' })
  })

  it('opens within the tap itself where the file was made ahead', async () => {
    const editor = editorOn(IPHONE)
    await editor.store.set(makePictureFileAtom)
    void goWay('share', editor.kit)
    expect(editor.left.shared).toHaveLength(1)
  })

  it.each(['dismisses', 'is open'] as const)('that %s is no failure and says nothing', async (answer) => {
    const editor = editorOn(IPHONE, [answer])
    await goWay('share', editor.kit)
    expect(editor.left.shared).toHaveLength(1)
    expect(said(editor)).toEqual([])
    await goWay('share', editor.kit)
    expect(said(editor)).toEqual([HANDED])
  })

  it('that refuses is followed by a download of the same file', async () => {
    const editor = editorOn(IPHONE, ['refuses'])
    await goWay('share', editor.kit)
    expect(said(editor)).toEqual([{ kind: 'failure', text: 'The system did not take the file.' }])
    press(editor, 'Save to Device')
    expect(saveBlob).toHaveBeenCalledExactlyOnceWith(expect.any(File), FILE.name)
    expect(exportCard).toHaveBeenCalledOnce()
    expect(said(editor).at(-1)).toEqual(DOWNLOADING)
  })

  it('that refuses where nothing can be downloaded leads to the picture', async () => {
    const editor = editorOn({ ...IPHONE, isStandalone: true }, ['refuses'])
    await goWay('share', editor.kit)
    press(editor, 'Show Picture')
    expect(editor.store.get(exportViewAtom)).toEqual({ kind: 'hold' })
  })

  it('asks for a new tap where the first is too old, and shares the finished file', async () => {
    const editor = editorOn(IPHONE, ['wants a new tap', 'takes'])
    await goWay('share', editor.kit)
    expect(editor.store.get(toastsAtom)).toMatchObject([{ text: 'The picture is ready.', stays: true }])
    press(editor, 'Share')
    await vi.waitFor(() => expect(said(editor).at(-1)).toEqual(HANDED))
    expect(editor.left.shared).toEqual([FILE, FILE])
    expect(exportCard).toHaveBeenCalledOnce()
  })

  it('that never answers keeps nothing waiting', async () => {
    const editor = editorOn(IPHONE, ['hangs', 'takes'])
    void goWay('share', editor.kit)
    await vi.waitFor(() => expect(editor.left.shared).toHaveLength(1))
    expect(editor.store.get(isWaitingAtom)).toBe(false)
    await goWay('share', editor.kit)
    expect(said(editor)).toEqual([HANDED])
  })
})

describe('a download', () => {
  it('is made once, though pressed again while the file is made', async () => {
    const editor = editorOn(COMPUTER)
    const drawn = deferred<ExportedCard>()
    exportCard.mockReturnValue(drawn.promise)
    const first = goWay('device', editor.kit)
    expect(editor.store.get(isWaitingAtom)).toBe(true)
    await goWay('device', editor.kit)
    drawn.resolve(exportedAs('image/png'))
    await first
    expect(editor.store.get(isWaitingAtom)).toBe(false)
    expect(saveBlob).toHaveBeenCalledExactlyOnceWith(expect.any(File), FILE.name)
    expect(said(editor)).toEqual([DOWNLOADING])
  })

  it('of the same card is the same file, of another card another one', async () => {
    const editor = editorOn(COMPUTER)
    await goWay('device', editor.kit)
    await goWay('device', editor.kit)
    expect(exportCard).toHaveBeenCalledOnce()
    editor.store.set(changeSettingsAtom, { shadow: 'lg' })
    await goWay('device', editor.kit)
    editor.store.set(exportOptionsAtom, { format: 'jpg' })
    await goWay('device', editor.kit)
    expect(exportCard).toHaveBeenCalledTimes(3)
    expect(saveBlob.mock.calls.map(([, name]) => name)).toEqual([
      FILE.name,
      FILE.name,
      FILE.name,
      'quote-2026-11-21.jpg',
    ])
  })

  it('tells what a visitor has to know of the file besides', async () => {
    const editor = editorOn(COMPUTER)
    exportCard.mockResolvedValue({ ...exportedAs('image/png'), limitedBy: 'side' })
    await goWay('device', editor.kit)
    expect(said(editor)[0]!.text).toBe(
      `${DOWNLOADING.text} This browser cannot draw a picture that large. It is 1920 × 1080.`,
    )
  })

  it.each([
    [
      'different',
      'Not saved: the picture did not come out as promised. Choose another format or resolution.',
    ],
    ['fonts-offline', 'Not saved: the fonts did not load. Check your connection.'],
    ['encode', 'Not saved: this browser cannot write PNG. Choose PNG.'],
    ['empty', 'Not saved: the browser has no room for a picture this large. Choose a lower resolution.'],
  ] as const)('that fails (%s) is said, and tried again when asked', async (code, text) => {
    const editor = editorOn(COMPUTER)
    exportCard.mockRejectedValueOnce(new ExportError(code, 'faked'))
    await goWay('device', editor.kit)
    expect(said(editor)).toEqual([{ kind: 'failure', text }])
    expect(saveBlob).not.toHaveBeenCalled()
    press(editor, 'Try Again')
    await vi.waitFor(() => expect(said(editor).at(-1)).toEqual(DOWNLOADING))
  })

  it('that fails at the lowest resolution advises no lower one', async () => {
    const editor = editorOn(COMPUTER)
    editor.store.set(exportOptionsAtom, { scale: 1 })
    exportCard.mockRejectedValueOnce(new Error('faked'))
    await goWay('device', editor.kit)
    expect(said(editor)[0]!.text).toBe(
      'Not saved: the browser could not draw the picture. Close other tabs, then try again.',
    )
  })
})

describe('the clipboard', () => {
  it('takes a PNG whatever the chosen format', async () => {
    const editor = editorOn(COMPUTER)
    editor.store.set(exportOptionsAtom, { format: 'jpg' })
    await goWay('copyPicture', editor.kit)
    expect(editor.left.pictures.map(({ type }) => type)).toEqual(['image/png'])
    expect(said(editor)).toEqual([{ kind: 'done', text: 'Picture copied. PNG, 1920 × 1080.' }])
  })

  it('takes caption and alt text, with tags on request', async () => {
    const editor = editorOn(COMPUTER)
    for (const way of ['copyCaption', 'copyAltText'] as const) await goWay(way, editor.kit)
    editor.store.set(hasTagsAtom, true)
    await goWay('copyCaption', editor.kit)
    const [caption, altText, tagged] = editor.left.copied as [string, string, string]
    expect(caption.split('\n').slice(0, 2)).toEqual([`“${QUOTE.content}”`, QUOTE.translation])
    expect(caption).toContain(`— ${QUOTE.author}`)
    expect(caption).not.toContain('#')
    expect(altText).toMatch(/^A card with a quote: “.*\n日签卡片：/)
    expect(tagged).toMatch(/\n#QuoteOfTheDay #日签 #\w+$/)
    expect(said(editor).map(({ text }) => text)).toEqual(['Alt text copied.', 'Caption copied.'])
  })

  it('that refuses pictures leads to the picture itself', async () => {
    const editor = editorOn({ ...COMPUTER, clipboard: 'refuses' })
    await goWay('copyPicture', editor.kit)
    expect(said(editor)).toEqual([{ kind: 'failure', text: 'This browser lets no page copy pictures.' }])
    press(editor, 'Show Picture')
    expect(editor.store.get(exportViewAtom)).toEqual({ kind: 'hold' })
    expect(editor.store.get(isWaitingAtom)).toBe(false)
  })

  it('gets nothing where there is no picture, which is what is said', async () => {
    const editor = editorOn(COMPUTER)
    exportCard.mockRejectedValueOnce(new ExportError('tainted', 'faked'))
    await goWay('copyPicture', editor.kit)
    expect(editor.left.pictures).toEqual([])
    expect(said(editor)).toMatchObject([
      { kind: 'failure', text: expect.stringContaining('does not allow exporting') },
    ])
  })

  it.each(['refuses', 'none'] as const)('that %s shows the words to be copied by hand', async (clipboard) => {
    const editor = editorOn({ ...COMPUTER, clipboard })
    await goWay('copyCaption', editor.kit)
    expect(said(editor)).toEqual([{ kind: 'failure', text: 'This browser lets no page copy.' }])
    press(editor, 'Show Text')
    expect(editor.store.get(exportViewAtom)).toEqual({
      kind: 'text',
      text: expect.stringContaining(`“${QUOTE.content}”\n`),
    })
  })

  it('is filled by selecting the words where a page has none of its own', async () => {
    const editor = editorOn({ ...WECHAT, clipboard: 'none' })
    const selected: string[] = []
    document.execCommand = () => {
      const field = document.querySelector('textarea')!
      return selected.push(field.value.slice(field.selectionStart, field.selectionEnd)) > 0
    }
    await goWay('copyCaption', editor.kit)
    expect(selected).toEqual([expect.stringContaining(QUOTE.content)])
    expect(document.querySelector('textarea')).toBeNull()
    expect(said(editor)).toEqual([{ kind: 'done', text: 'Caption copied.' }])
  })
})

describe('a link', () => {
  it('shows this card, and is shown as a chat does', async () => {
    const editor = editorOn(COMPUTER)
    await goWay('copyLink', editor.kit)
    const [url] = editor.left.copied
    expect(url).toMatch(/^http:\/\/localhost(?::\d+)?\/en\/card\?k=[\w-]+$/)
    expect(said(editor)).toEqual([{ kind: 'done', text: 'Link copied. Chats show this card.' }])
    press(editor, 'Preview')
    await vi.waitFor(() =>
      expect(editor.store.get(exportViewAtom)).toMatchObject({
        kind: 'link',
        link: { url, characters: url!.length },
        preview: { picture: { path: expect.stringContaining(url!.split('?k=')[1]!) } },
      }),
    )
  })

  it('that is private has its code where no server sees it, and no preview', async () => {
    const editor = editorOn(COMPUTER)
    await goWay('copyPrivateLink', editor.kit)
    expect(editor.left.copied).toEqual([expect.stringMatching(/\/en\/card#k=[\w-]+$/)])
    expect(editor.store.get(toastsAtom)).toEqual([
      { id: expect.any(Number), kind: 'done', text: 'Private link copied. Chats show no picture.' },
    ])
  })

  it('says how long it is where some apps cut it', async () => {
    const editor = editorOn(COMPUTER)
    const long = Array.from({ length: 330 }, (_, at) => ((at * 7919) % 99991).toString(36)).join(' ')
    const translation = [...long].toReversed().join('')
    editor.store.set(placeQuoteAtom, {
      ...QUOTE,
      source: 'own',
      content: long.slice(0, 1_990),
      translation: translation.slice(0, 1_990),
    })
    await goWay('copyLink', editor.kit)
    const { length } = editor.left.copied[0]!
    expect(length).toBeGreaterThan(1_900)
    expect(said(editor)[0]!.text).toBe(
      `Link copied. Chats show this card. This link has ${length} characters. Some apps cut it.`,
    )
  })

  it('that cannot be copied is shown', async () => {
    const editor = editorOn({ ...COMPUTER, clipboard: 'refuses' })
    await goWay('copyLink', editor.kit)
    press(editor, 'Show Text')
    expect(editor.store.get(exportViewAtom)).toMatchObject({
      kind: 'text',
      text: expect.stringMatching(/\/card\?k=/),
    })
  })
})

describe('printing', () => {
  it('shows the system the picture alone, with its words, until it is done', async () => {
    const editor = editorOn(COMPUTER)
    await goWay('print', editor.kit)
    expect(editor.left.printed).toEqual([expect.stringMatching(/^A card with a quote: /)])
    expect(document.querySelector('body > img.printedPicture')).not.toBeNull()
    window.dispatchEvent(new Event('afterprint'))
    expect(document.querySelector('body > img')).toBeNull()
    expect(said(editor)).toEqual([])
  })

  it('that fails is said, and leads to the picture', async () => {
    const editor = editorOn(COMPUTER)
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('faked'))
    await goWay('print', editor.kit)
    expect(said(editor)).toEqual([{ kind: 'failure', text: 'The picture could not be sent to print.' }])
    expect(document.querySelector('body > img')).toBeNull()
    expect(editor.left.printed).toEqual([])
  })
})

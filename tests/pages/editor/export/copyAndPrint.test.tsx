import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ExportError } from '../../../../src/export/exportError'
import type { ExportedCard } from '../../../../src/export/encodePicture'
import { startTranslations, needTexts } from '../../../../src/language/i18n'
import { exportViewAtom, hasTagsAtom } from '../../../../src/pages/editor/export/cardToExport'
import { isWaitingAtom, runExportAction } from '../../../../src/pages/shared/export/runExportAction'
import { placeQuoteAtom } from '../../../../src/state/card'
import { exportOptionsAtom } from '../../../../src/state/exporting'
import { toastsAtom } from '../../../../src/state/toasts'
import { QUOTE } from '../../../layout/cards'
import { COMPUTER, WECHAT } from './devices'
import { editorOn, exportedAs, press, said } from './fakeDevice'

void needTexts('editor')

const exportCard = vi.hoisted(() =>
  vi.fn<(ready: unknown, request: { format: string }) => Promise<ExportedCard>>(),
)
vi.mock('../../../../src/export/exportCard', () => ({ exportCard }))

beforeAll(() => startTranslations('en'))
beforeEach(() => {
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {})
  exportCard.mockReset()
  exportCard.mockImplementation(async (_, { format }) =>
    exportedAs(format === 'png' ? 'image/png' : 'image/jpeg'),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the clipboard', () => {
  it('takes a PNG whatever the chosen format', async () => {
    const editor = editorOn(COMPUTER)
    editor.store.set(exportOptionsAtom, { format: 'jpg' })
    await runExportAction('copyPicture', ...editor.exported)
    expect(editor.left.pictures.map(({ type }) => type)).toEqual(['image/png'])
    expect(said(editor)).toEqual([{ kind: 'done', text: 'Picture copied. PNG, 1920 × 1080.' }])
  })

  it('takes caption and alt text, with tags on request', async () => {
    const editor = editorOn(COMPUTER)
    for (const exportAction of ['copyCaption', 'copyAltText'] as const)
      await runExportAction(exportAction, ...editor.exported)
    editor.store.set(hasTagsAtom, true)
    await runExportAction('copyCaption', ...editor.exported)
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
    await runExportAction('copyPicture', ...editor.exported)
    expect(said(editor)).toEqual([{ kind: 'failure', text: 'Copying pictures is blocked in this browser.' }])
    press(editor, 'Show Picture')
    expect(editor.store.get(exportViewAtom)).toEqual({ kind: 'hold' })
    expect(editor.store.get(isWaitingAtom)).toBe(false)
  })

  it('gets nothing where there is no picture, which is what is said', async () => {
    const editor = editorOn(COMPUTER)
    exportCard.mockRejectedValueOnce(new ExportError('tainted', 'faked'))
    await runExportAction('copyPicture', ...editor.exported)
    expect(editor.left.pictures).toEqual([])
    expect(said(editor)).toMatchObject([
      { kind: 'failure', text: expect.stringContaining('does not allow exporting') },
    ])
  })

  it.each(['refuses', 'none'] as const)('that %s shows the words to be copied by hand', async (clipboard) => {
    const editor = editorOn({ ...COMPUTER, clipboard })
    await runExportAction('copyCaption', ...editor.exported)
    expect(said(editor)).toEqual([{ kind: 'failure', text: 'Copying is blocked in this browser.' }])
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
    await runExportAction('copyCaption', ...editor.exported)
    expect(selected).toEqual([expect.stringContaining(QUOTE.content)])
    expect(document.querySelector('textarea')).toBeNull()
    expect(said(editor)).toEqual([{ kind: 'done', text: 'Caption copied.' }])
  })
})

describe('a link', () => {
  it('shows this card, and is shown as a chat does', async () => {
    const editor = editorOn(COMPUTER)
    await runExportAction('copyLink', ...editor.exported)
    const [url] = editor.left.copied
    expect(url).toMatch(/^http:\/\/localhost(?::\d+)?\/card\?k=[\w-]+$/)
    expect(said(editor)).toEqual([{ kind: 'done', text: 'Link copied, with a preview in chats.' }])
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
    await runExportAction('copyPrivateLink', ...editor.exported)
    expect(editor.left.copied).toEqual([
      expect.stringMatching(/^http:\/\/localhost(?::\d+)?\/card#k=[\w-]+$/),
    ])
    expect(editor.store.get(toastsAtom)).toEqual([
      { id: expect.any(Number), kind: 'done', text: 'Private link copied. Chats show no preview.' },
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
    await runExportAction('copyLink', ...editor.exported)
    const { length } = editor.left.copied[0]!
    expect(length).toBeGreaterThan(1_900)
    expect(said(editor)[0]!.text).toBe(
      `Link copied, with a preview in chats. This link has ${length} characters. Some apps cut long links.`,
    )
  })

  it('that cannot be copied is shown', async () => {
    const editor = editorOn({ ...COMPUTER, clipboard: 'refuses' })
    await runExportAction('copyLink', ...editor.exported)
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
    await runExportAction('print', ...editor.exported)
    expect(editor.left.printed).toEqual([expect.stringMatching(/^A card with a quote: /)])
    expect(document.querySelector('body > img.printedPicture')).not.toBeNull()
    window.dispatchEvent(new Event('afterprint'))
    expect(document.querySelector('body > img')).toBeNull()
    expect(said(editor)).toEqual([])
  })

  it('that fails is said, and leads to the picture', async () => {
    const editor = editorOn(COMPUTER)
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('faked'))
    await runExportAction('print', ...editor.exported)
    expect(said(editor)).toEqual([{ kind: 'failure', text: 'The picture could not be sent to print.' }])
    expect(document.querySelector('body > img')).toBeNull()
    expect(editor.left.printed).toEqual([])
  })
})

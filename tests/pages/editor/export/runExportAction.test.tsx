import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ExportError } from '../../../../src/export/exportError'
import type { ExportedCard } from '../../../../src/export/encodePicture'
import { startTranslations, needTexts } from '../../../../src/language/i18n'
import { exportViewAtom } from '../../../../src/pages/editor/export/cardToExport'
import { isWaitingAtom, runExportAction } from '../../../../src/pages/shared/export/runExportAction'
import { changeSettingsAtom } from '../../../../src/state/card'
import { exportOptionsAtom, makePictureFileAtom } from '../../../../src/state/exporting'
import type { DrawnFileErrorCode } from '../../../../src/state/pictureFile'
import { toastsAtom } from '../../../../src/state/toasts'
import { deferred } from '../../../fixtures/deferred'
import { COMPUTER, IPHONE } from './devices'
import { editorOn, exportedAs, press, said } from './fakeDevice'

void needTexts('editor')

const saveBlob = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>())
vi.mock('../../../../src/export/save', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  saveBlob,
}))

const exportCard = vi.hoisted(() =>
  vi.fn<(ready: unknown, request: { format: string }) => Promise<ExportedCard>>(),
)
vi.mock('../../../../src/export/exportCard', () => ({ exportCard }))

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

const FILE = { name: 'quote-2026-11-21.png', type: 'image/png', keys: ['files'] }
const HANDED = { kind: 'done', text: 'Sent to the share sheet.' }
const DOWNLOADING = { kind: 'done', text: 'Downloading. 1920 × 1080, PNG, 120 KB.' }

describe('the share sheet', () => {
  it('gets the file alone, and no more is said than is known', async () => {
    const editor = editorOn(IPHONE)
    await runExportAction('share', ...editor.exported)
    expect(editor.left.shared).toEqual([FILE])
    expect(said(editor)).toEqual([HANDED])
    press(editor, 'Show Picture')
    expect(editor.store.get(exportViewAtom)).toEqual({ kind: 'hold' })
  })

  it('opens within the tap itself where the file was made ahead', async () => {
    const editor = editorOn(IPHONE)
    await editor.store.set(makePictureFileAtom)
    void runExportAction('share', ...editor.exported)
    expect(editor.left.shared).toHaveLength(1)
  })

  it.each(['dismisses', 'is open'] as const)('that %s is no failure and says nothing', async (answer) => {
    const editor = editorOn(IPHONE, [answer])
    await runExportAction('share', ...editor.exported)
    expect(editor.left.shared).toHaveLength(1)
    expect(said(editor)).toEqual([])
    await runExportAction('share', ...editor.exported)
    expect(said(editor)).toEqual([HANDED])
  })

  it('that refuses is followed by a download of the same file', async () => {
    const editor = editorOn(IPHONE, ['refuses'])
    await runExportAction('share', ...editor.exported)
    expect(said(editor)).toEqual([{ kind: 'failure', text: 'Sharing did not go through.' }])
    press(editor, 'Save to Device')
    expect(saveBlob).toHaveBeenCalledExactlyOnceWith(expect.any(File), FILE.name)
    expect(exportCard).toHaveBeenCalledOnce()
    expect(said(editor).at(-1)).toEqual(DOWNLOADING)
  })

  it('that refuses where nothing can be downloaded leads to the picture', async () => {
    const editor = editorOn({ ...IPHONE, isStandalone: true }, ['refuses'])
    await runExportAction('share', ...editor.exported)
    press(editor, 'Show Picture')
    expect(editor.store.get(exportViewAtom)).toEqual({ kind: 'hold' })
  })

  it('asks for a new tap where the first is too old, and shares the finished file', async () => {
    const editor = editorOn(IPHONE, ['wants a new tap', 'takes'])
    await runExportAction('share', ...editor.exported)
    expect(editor.store.get(toastsAtom)).toMatchObject([{ text: 'The picture is ready.', stays: true }])
    press(editor, 'Share')
    await vi.waitFor(() => expect(said(editor).at(-1)).toEqual(HANDED))
    expect(editor.left.shared).toEqual([FILE, FILE])
    expect(exportCard).toHaveBeenCalledOnce()
  })

  it('that never answers keeps nothing waiting', async () => {
    const editor = editorOn(IPHONE, ['hangs', 'takes'])
    void runExportAction('share', ...editor.exported)
    await vi.waitFor(() => expect(editor.left.shared).toHaveLength(1))
    expect(editor.store.get(isWaitingAtom)).toBe(false)
    await runExportAction('share', ...editor.exported)
    expect(said(editor)).toEqual([HANDED])
  })
})

describe('a download', () => {
  it('is made once, though pressed again while the file is made', async () => {
    const editor = editorOn(COMPUTER)
    const drawn = deferred<ExportedCard>()
    exportCard.mockReturnValue(drawn.promise)
    const first = runExportAction('device', ...editor.exported)
    expect(editor.store.get(isWaitingAtom)).toBe(true)
    const second = runExportAction('device', ...editor.exported)
    drawn.resolve(exportedAs('image/png'))
    await Promise.all([first, second])
    expect(editor.store.get(isWaitingAtom)).toBe(false)
    expect(saveBlob).toHaveBeenCalledExactlyOnceWith(expect.any(File), FILE.name)
    expect(said(editor)).toEqual([DOWNLOADING])
  })

  it('of the same card is the same file, of another card another one', async () => {
    const editor = editorOn(COMPUTER)
    await runExportAction('device', ...editor.exported)
    await runExportAction('device', ...editor.exported)
    expect(exportCard).toHaveBeenCalledOnce()
    editor.store.set(changeSettingsAtom, { shadow: 'lg' })
    await runExportAction('device', ...editor.exported)
    editor.store.set(exportOptionsAtom, { format: 'jpg' })
    await runExportAction('device', ...editor.exported)
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
    await runExportAction('device', ...editor.exported)
    expect(said(editor)[0]!.text).toBe(
      `${DOWNLOADING.text} This browser cannot draw a picture that large. It is 1920 × 1080.`,
    )
  })

  it.each([
    ['different', 'Not saved: the file was not as expected. Choose another format or resolution.'],
    ['fonts-offline', 'Not saved: the fonts did not load. Check your connection.'],
    ['no-code', 'Not saved: this page did not load completely. Check your connection.'],
    ['encode', 'Not saved: this browser cannot write PNG. Choose PNG.'],
    ['empty', 'Not saved: the browser has no room for a picture this large. Choose a lower resolution.'],
  ] as const)('that fails (%s) is said, and tried again when asked', async (code, text) => {
    const editor = editorOn(COMPUTER)
    exportCard.mockRejectedValueOnce(new ExportError<DrawnFileErrorCode>(code, 'faked'))
    await runExportAction('device', ...editor.exported)
    expect(said(editor)).toEqual([{ kind: 'failure', text }])
    expect(saveBlob).not.toHaveBeenCalled()
    press(editor, 'Try Again')
    await vi.waitFor(() => expect(said(editor).at(-1)).toEqual(DOWNLOADING))
  })

  it('that fails at the lowest resolution advises no lower one', async () => {
    const editor = editorOn(COMPUTER)
    editor.store.set(exportOptionsAtom, { scale: 1 })
    exportCard.mockRejectedValueOnce(new Error('faked'))
    await runExportAction('device', ...editor.exported)
    expect(said(editor)[0]!.text).toBe(
      'Not saved: the browser could not draw the picture. Close other tabs, then try again.',
    )
  })
})

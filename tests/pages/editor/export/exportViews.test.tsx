import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ExportError } from '../../../../src/export/exportError'
import type { ExportedCard } from '../../../../src/export/encodePicture'
import { MAX_HOLD_AREA_PX } from '../../../../src/export/fileSize'
import { startTranslations, needTexts } from '../../../../src/language/i18n'
import { exportViewAtom } from '../../../../src/pages/editor/export/cardToExport'
import { ExportViews } from '../../../../src/pages/editor/export/ExportViews'
import { FileSummary } from '../../../../src/pages/editor/export/FileSummary'
import { runExportAction } from '../../../../src/pages/shared/export/runExportAction'
import { ExportActionButtons } from '../../../../src/pages/editor/layouts/PhoneTools'
import { changeSettingsAtom } from '../../../../src/state/card'
import { makePictureFileAtom } from '../../../../src/state/exporting'
import { toastsAtom } from '../../../../src/state/toasts'
import { QUOTE } from '../../../layout/cards'
import { COMPUTER, IPHONE, WECHAT } from './devices'
import { editorOn, exportedAs, type Device } from './fakeDevice'

void needTexts('editor')

const exportCard = vi.hoisted(() =>
  vi.fn<(ready: unknown, request: { format: string; scale: number }) => Promise<ExportedCard>>(),
)
vi.mock('../../../../src/export/exportCard', () => ({ exportCard }))
vi.mock('../../../../src/export/canvasHolds', () => ({ canvasHolds: () => true }))
vi.mock('../../../../src/export/dataUrl', () => ({
  dataUrlOfFile: async ({ type }: Blob) => `data:${type};base64,AAAA`,
}))

beforeAll(() => startTranslations('en'))
beforeEach(() => {
  for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {})
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  exportCard.mockReset()
  exportCard.mockImplementation(async (_, { format }) =>
    exportedAs(format === 'png' ? 'image/png' : 'image/jpeg', 412_345),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function shown(device: Device, ui: ReactNode) {
  const editor = editorOn(device)
  render(<Provider store={editor.store} children={<MemoryRouter children={ui} />} />)
  return editor
}

describe('the picture to hold', () => {
  it('is a JPEG of at most 2 megapixels, with how to open a browser in an app that saves none', async () => {
    const { exported, store } = shown(WECHAT, <ExportViews />)
    await act(() => runExportAction('hold', ...exported))
    const dialog = screen.getByRole('dialog', { name: 'Press and Hold to Save' })
    expect(document.activeElement).toBe(
      within(dialog).getByRole('heading', { name: 'Press and Hold to Save' }),
    )
    const picture = await within(dialog).findByRole('img')
    expect(picture.getAttribute('src')).toBe('data:image/jpeg;base64,AAAA')
    expect(picture.getAttribute('alt')).toContain(QUOTE.content)
    const [, { format, scale }] = exportCard.mock.lastCall!
    expect(format).toBe('jpg')
    expect(960 * 540 * scale ** 2).toBeLessThanOrEqual(MAX_HOLD_AREA_PX)
    expect(960 * 540 * scale ** 2).toBeGreaterThan(0.99 * MAX_HOLD_AREA_PX)
    expect(within(dialog).getByText('1920 × 1080, JPG, 412 KB · 2 megapixels at most here')).toBeTruthy()
    expect(within(dialog).getByText('Not saved? Tap here, then Open in Browser.')).toBeTruthy()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(store.get(exportViewAtom)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('needs no other browser where this one saves, and copies words and link from there', async () => {
    const { exported, store } = shown(IPHONE, <ExportViews />)
    await act(() => runExportAction('hold', ...exported))
    await screen.findByRole('img')
    expect(screen.queryByText(/Open in Browser/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeTruthy()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy Caption' })))
    expect(store.get(toastsAtom)).toMatchObject([{ text: 'Caption copied.' }])
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that could not be made is tried again when asked', async () => {
    const { exported } = shown(WECHAT, <ExportViews />)
    exportCard.mockRejectedValueOnce(new ExportError('fonts-offline', 'faked'))
    await act(() => runExportAction('hold', ...exported))
    expect(await screen.findByText('Not saved: the fonts did not load. Check your connection.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('img')).toBeTruthy()
  })
})

it('words to be copied by hand are all selected', async () => {
  const { store } = shown(COMPUTER, <ExportViews />)
  act(() => store.set(exportViewAtom, { kind: 'text', text: 'Some words' }))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Copy by Hand' })
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Some words')
  expect(field.readOnly).toBe(true)
})

it('a link is shown as a chat shows it, with its length, or that this did not load', async () => {
  const { exported, store, left } = shown(COMPUTER, <ExportViews />)
  await runExportAction('copyLink', ...exported)
  await act(async () => {
    store.get(toastsAtom)[0]!.actions![0]!.run()
    await vi.waitFor(() => expect(store.get(exportViewAtom)).not.toBeNull())
  })
  const preview = screen.getByRole('dialog', { name: 'Link preview' })
  const [url] = left.copied
  expect(
    within(preview).getByText(
      `The card is in the link, ${url!.length} characters, and our server draws it for chats.`,
    ),
  ).toBeTruthy()
  const picture = within(preview).getByRole('img')
  expect(picture.getAttribute('src')).toMatch(/^\/api\/card\.jpg\?k=[\w-]+$/)
  expect(picture.getAttribute('width')).toBe('1920')
  fireEvent.error(picture)
  expect(within(preview).queryByRole('img')).toBeNull()
  expect(within(preview).getByText('The preview could not be loaded.')).toBeTruthy()
})

describe('the ways as buttons', () => {
  it('in an app begin with the picture to hold, and have no download', () => {
    shown(WECHAT, <ExportActionButtons />)
    const actions = within(screen.getByRole('group', { name: 'Ways' })).getAllByRole('button')
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      'Hold to Save',
      'Copy Caption',
      'Copy Alt Text',
      'Copy Link',
      'Copy Private Link',
    ])
  })

  it('without a clipboard for pictures have the picture to hold instead', () => {
    shown({ ...COMPUTER, clipboard: 'takes words' }, <ExportActionButtons />)
    expect(screen.queryByRole('button', { name: 'Copy Picture' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Hold to Save' })).toBeTruthy()
  })

  it('say that an own picture is not in a link', () => {
    const { store } = shown(COMPUTER, <ExportActionButtons />)
    expect(screen.queryByText('Your own picture is not in the link.')).toBeNull()
    act(() =>
      store.set(changeSettingsAtom, {
        backgroundType: 'image',
        backgroundImage: { src: 'own:1', name: 'a.png' } as never,
      }),
    )
    expect(screen.getByText('Your own picture is not in the link.')).toBeTruthy()
  })
})

it('the file is told before it is made and, as read back from it, after', async () => {
  const { store } = shown(COMPUTER, <FileSummary onPress={() => {}} />)
  const said = () => screen.getByRole('button').textContent
  expect(said()).toBe('1920 × 1080PNG, 2x HD')
  await act(() => store.set(makePictureFileAtom))
  expect(said()).toMatch(/^1920 × 1080PNG, 412 KB · Fits [\w ()]+ and \d+ more$/)
  act(() => store.set(changeSettingsAtom, { shadow: 'lg' }))
  expect(said()).toBe('1920 × 1080PNG, 2x HD')
})

import { createStore } from 'jotai'
import { Blob, File } from 'node:buffer'
import { expect, vi } from 'vitest'
import type { ExportedCard } from '../../../../src/export/encodePicture'
import { exportActions, thisBrowser } from '../../../../src/export/actions/exportActions'
import { i18n } from '../../../../src/language/i18n'
import { cardToExport } from '../../../../src/pages/editor/export/cardToExport'
import { layoutAtom } from '../../../../src/state/scene'
import { placeQuoteAtom } from '../../../../src/state/card'
import { toastsAtom } from '../../../../src/state/toasts'
import type { Scene } from '../../../../src/scene/nodes'
import { QUOTE } from '../../../layout/cards'

export type Answer = 'takes' | 'dismisses' | 'is open' | 'refuses' | 'hangs' | 'wants a new tap'

const ERRORS: Partial<Record<Answer, string>> = {
  dismisses: 'AbortError',
  'is open': 'InvalidStateError',
  refuses: 'DataError',
  'wants a new tap': 'NotAllowedError',
}

export interface Device {
  userAgent: string
  touchPoints: number
  isStandalone: boolean
  sharesFiles: boolean
  clipboard: 'takes all' | 'takes words' | 'refuses' | 'none'
  prints: boolean
}

const SCENE: Scene = {
  width: 960,
  height: 540,
  still: [],
  live: [],
  blocks: [],
  notices: [],
  plan: {} as Scene['plan'],
}

/** An editor in a given browser, recording what leaves the page. A test fakes `exportCard`. */
export function editorOn(device: Device, answers: Answer[] = []) {
  const left = {
    shared: [] as { name: string; type: string; keys: string[] }[],
    copied: [] as string[],
    pictures: [] as globalThis.Blob[],
    printed: [] as string[],
  }
  vi.stubGlobal('Blob', Blob)
  vi.stubGlobal('File', File)
  vi.stubGlobal('navigator', navigatorOf(device, answers, left))
  vi.stubGlobal('ClipboardItem', device.clipboard === 'takes all' ? FakeItem : undefined)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: device.isStandalone && query.includes('standalone'),
  }))
  const print = () => left.printed.push(document.querySelector<HTMLImageElement>('body > img')?.alt ?? '')
  vi.stubGlobal('print', device.prints ? print : undefined)
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} })
  document.execCommand = () => false
  const store = createStore()
  store.set(placeQuoteAtom, QUOTE)
  store.set(layoutAtom, { layoutCard: () => ({ ...SCENE }) })
  const actions = exportActions(thisBrowser())
  return { store, actions, exported: cardToExport({ store, t: i18n.t, actions }), left }
}

class FakeItem {
  constructor(readonly contents: Record<string, Promise<globalThis.Blob>>) {}
}

function navigatorOf(
  { userAgent, touchPoints, sharesFiles, clipboard }: Device,
  answers: Answer[],
  left: ReturnType<typeof editorOn>['left'],
) {
  const refusal = () => Promise.reject(new DOMException('faked', 'NotAllowedError'))
  const share = (data: ShareData = {}) => {
    const [file] = data.files ?? []
    if (file) left.shared.push({ name: file.name, type: file.type, keys: Object.keys(data) })
    const answer = answers.shift() ?? 'takes'
    if (answer === 'hangs') return new Promise(() => {})
    const error = ERRORS[answer]
    return error ? Promise.reject(new DOMException('faked', error)) : Promise.resolve()
  }
  const write = async ([item]: FakeItem[]) => {
    for (const [type, content] of Object.entries(item!.contents)) {
      const blob = await content
      if (type === 'image/png') left.pictures.push(blob)
      else left.copied.push(await blob.text())
    }
  }
  const writeText = async (text: string) => void left.copied.push(text)
  return {
    userAgent,
    language: 'en',
    maxTouchPoints: touchPoints,
    ...(sharesFiles && { share, canShare: ({ files }: ShareData = {}) => files !== undefined }),
    ...(clipboard === 'takes all' && { clipboard: { write, writeText } }),
    ...(clipboard === 'takes words' && { clipboard: { writeText } }),
    ...(clipboard === 'refuses' && { clipboard: { write: refusal, writeText: refusal } }),
  }
}

export function exportedAs(type: 'image/png' | 'image/jpeg', bytes = 120_000): ExportedCard {
  const facts = { mimeType: type, widthPx: 1920, heightPx: 1080, bytes }
  const blob = new globalThis.Blob([type], { type })
  return { blob, width: 1920, height: 1080, type, facts, limitedBy: null, failedPictures: [] }
}

type Editor = Pick<ReturnType<typeof editorOn>, 'store'>

export const said = ({ store }: Editor) => store.get(toastsAtom).map(({ kind, text }) => ({ kind, text }))

export function press({ store }: Editor, label: string): void {
  const [action] = store.get(toastsAtom).at(-1)!.actions ?? []
  expect(action?.label).toBe(label)
  action!.run()
}

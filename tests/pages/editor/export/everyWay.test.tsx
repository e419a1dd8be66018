import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { exportActions, type ExportActionId, thisBrowser } from '../../../../src/export/actions/exportActions'
import { startTranslations, needTexts } from '../../../../src/language/i18n'
import { exportViewAtom } from '../../../../src/pages/editor/export/cardToExport'
import { runExportAction } from '../../../../src/pages/shared/export/runExportAction'
import { toastsAtom } from '../../../../src/state/toasts'
import { ANDROID, COMPUTER, IPAD, IPHONE, WECHAT } from './devices'
import { editorOn, exportedAs, type Device } from './fakeDevice'

void needTexts('editor')

const saveBlob = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>())
vi.mock('../../../../src/export/save', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  saveBlob,
}))
vi.mock('../../../../src/export/exportCard', () => ({
  exportCard: async () => exportedAs('image/png'),
}))

beforeAll(() => startTranslations('en'))
afterEach(() => {
  saveBlob.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const COPIED = ['copyCaption: copied', 'copyAltText: copied', 'copyLink: copied', 'copyPrivateLink: copied']
const SHOWN = COPIED.map((came) => came.replace('copied', 'shown'))
const SAVED = 'device: saved'
const HANDED = 'share: handed'
const HELD = 'hold: shown'
const PICTURE = 'copyPicture: copied'
const LAST = ['set: set', 'print: printed']

const DEVICES: [name: string, device: Device, main: ExportActionId, cameOf: string[]][] = [
  ['a computer', COMPUTER, 'device', [SAVED, PICTURE, ...COPIED, ...LAST]],
  [
    'a computer that shares',
    { ...COMPUTER, sharesFiles: true },
    'device',
    [SAVED, HANDED, PICTURE, ...COPIED, ...LAST],
  ],
  ['a computer by http', { ...COMPUTER, clipboard: 'none' }, 'device', [SAVED, HELD, ...SHOWN, ...LAST]],
  [
    'a computer whose clipboard takes words',
    { ...COMPUTER, clipboard: 'takes words' },
    'device',
    [SAVED, HELD, ...COPIED, ...LAST],
  ],
  ['an Android phone', ANDROID, 'device', [SAVED, HANDED, HELD, PICTURE, ...COPIED, ...LAST]],
  [
    'an Android phone that prints nothing',
    { ...ANDROID, prints: false },
    'device',
    [SAVED, HANDED, HELD, PICTURE, ...COPIED, LAST[0]!],
  ],
  ['an iPhone', IPHONE, 'share', [SAVED, HANDED, HELD, PICTURE, ...COPIED, ...LAST]],
  [
    'an iPhone that shares nothing',
    { ...IPHONE, sharesFiles: false },
    'device',
    [SAVED, HELD, PICTURE, ...COPIED, ...LAST],
  ],
  ['an iPad', IPAD, 'share', [SAVED, HANDED, HELD, PICTURE, ...COPIED, ...LAST]],
  [
    'an iPhone, from the home screen',
    { ...IPHONE, isStandalone: true },
    'share',
    [HANDED, HELD, PICTURE, ...COPIED, ...LAST],
  ],
  [
    'an iPhone, from the home screen, that shares nothing',
    { ...IPHONE, isStandalone: true, sharesFiles: false },
    'hold',
    [HELD, PICTURE, ...COPIED, LAST[1]!],
  ],
  ['WeChat', WECHAT, 'hold', [HELD, ...SHOWN]],
  [
    'WeChat with all that a browser has',
    { ...WECHAT, sharesFiles: true, clipboard: 'takes all', prints: true },
    'hold',
    [HANDED, HELD, PICTURE, ...COPIED],
  ],
]

it.each(DEVICES)('%s offers only ways that lead somewhere', async (_name, device, main, expected) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { actions } = editorOn(device)
  expect(actions.main).toBe(main)
  const cameOf: string[] = []
  for (const exportAction of actions.offered)
    cameOf.push(`${exportAction}: ${await whatComesOf(exportAction, device)}`)
  expect(cameOf).toEqual(expected)
})

async function whatComesOf(exportAction: ExportActionId, device: Device): Promise<string> {
  if (exportAction === 'set') return 'set'
  const { store, exported, left } = editorOn(device)
  saveBlob.mockClear()
  await runExportAction(exportAction, ...exported)
  store
    .get(toastsAtom)
    .find(({ kind }) => kind === 'failure')
    ?.actions?.[0]?.run()
  const came = {
    saved: saveBlob.mock.calls.length,
    handed: left.shared.length,
    copied: left.copied.length + left.pictures.length,
    printed: left.printed.length,
    shown: store.get(exportViewAtom) ? 1 : 0,
  }
  return Object.entries(came)
    .filter(([, count]) => count === 1)
    .map(([name]) => name)
    .join(' and ')
}

it('a browser that throws when asked whether it shares files shares none', () => {
  editorOn(IPHONE)
  navigator.canShare = () => {
    throw new TypeError('faked')
  }
  expect(exportActions(thisBrowser()).offered).not.toContain('share')
})

it('Safari says in its own word that it was opened from the home screen', () => {
  editorOn(IPHONE)
  expect(thisBrowser().isStandalone).toBe(false)
  Object.assign(navigator, { standalone: true })
  expect(thisBrowser().isStandalone).toBe(true)
})

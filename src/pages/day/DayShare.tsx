import { useAtomValue, useSetAtom, useStore, useAtom, atom, type Getter, type Setter } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportActions, type ExportActionId, thisBrowser } from '../../export/actions/exportActions'
import { withoutLanguage } from '../../language/path'
import { ActionMenu } from '../../ui/ActionMenu'
import { exportActionItems } from '../shared/export/exportActionItems'
import { runExportAction, type ExportSource, type ExportUi } from '../shared/export/runExportAction'
import type { MenuState } from '../../ui/useMenu'
import { shownDayCardAtom, dayScene } from '../../state/dayCard'
import { HeldPicture } from '../shared/export/HeldPicture'
import { TextView } from '../shared/export/TextView'
import type { QuoteCard } from '../../card/card'
import { ExportError, sceneToExport } from '../../export/exportError'
import type { FileOutcome } from '../../state/exporting'
import { drawnFile, type PictureFile } from '../../state/pictureFile'

const DAY_WAYS = [
  'device',
  'share',
  'hold',
  'copyPicture',
  'copyCaption',
  'copyLink',
] as const satisfies readonly ExportActionId[]

/** The open menu, and the views that its actions open. */
export function DayShare({ menu }: { menu: MenuState }) {
  return (
    <>
      {menu.isOpen && <ShareMenu menu={menu} />}
      <ShareViews />
    </>
  )
}

function ShareMenu({ menu }: { menu: MenuState }) {
  const { t } = useTranslation()
  const store = useStore()
  const [actions] = useState(() => exportActions(thisBrowser()))
  const picture = useAtomValue(dayFileAtom)
  const makeFile = useSetAtom(makeDayFileAtom)
  useEffect(() => void makeFile(), [makeFile])
  const ids = DAY_WAYS.filter((id) => actions.offered.includes(id))
  const details = { copyLink: t('day.thisPage') }
  return (
    <ActionMenu
      label={t('day.share')}
      items={exportActionItems({ ids, picture, details }, t)}
      menu={menu}
      onChoose={(id) => void runExportAction(id, ...dayToExport({ store, t, actions }))}
    />
  )
}

function ShareViews() {
  const [view, setView] = useAtom(dayViewAtom)
  const card = useAtomValue(shownDayCardAtom)
  const make = useSetAtom(makeDayFileAtom)
  const close = () => setView(null)
  if (view?.kind === 'hold') return <HeldPicture card={card} make={make} scale={FILE.scale} onClose={close} />
  return view && <TextView text={view.text} onClose={close} />
}

const FILE = { format: 'jpg', quality: 0.92, scale: 2, opensAgain: true } as const
const PNG = { ...FILE, format: 'png' } as const

const madeAtom = atom<{ card: QuoteCard; picture: PictureFile } | null>(null)

const dayFileAtom = atom((get) => {
  const made = get(madeAtom)
  return made && made.card === get(shownDayCardAtom) ? made.picture : null
})

const dayViewAtom = atom<{ kind: 'hold' } | { kind: 'text'; text: string } | null>(null)

/** A file made ahead lets a tap hand it on, and its size is known. */
const makeDayFileAtom = atom(null, async (get, set): Promise<FileOutcome> => {
  const ahead = get(dayFileAtom)
  if (ahead) return { status: 'made', picture: ahead }
  const card = get(shownDayCardAtom)
  const outcome = await drawDay(get, set, FILE)
  if (outcome.status === 'made' && card && card === get(shownDayCardAtom))
    set(madeAtom, { card, picture: outcome.picture })
  return outcome
})

async function drawDay(get: Getter, set: Setter, request: typeof FILE | typeof PNG): Promise<FileOutcome> {
  const card = get(shownDayCardAtom)
  if (!card) return { status: 'nothing' }
  try {
    const scene = await set(dayScene.loadSceneAtom, new AbortController().signal)
    return { status: 'made', picture: await drawnFile(sceneToExport(scene), request, card) }
  } catch (error) {
    return { status: 'failed', code: error instanceof ExportError ? error.code : 'empty', error }
  }
}

type Page = Omit<ExportUi, 'showPicture' | 'showText'>

/** Its link is this page, in the reader's language. */
function dayToExport(page: Page): [source: ExportSource, ui: ExportUi] {
  const { store, t } = page
  const { origin, pathname } = location
  const source: ExportSource = {
    card: () => store.get(shownDayCardAtom),
    madeFile: () => store.get(dayFileAtom),
    makeFile: () => store.set(makeDayFileAtom),
    makePng: () => drawDay(store.get, store.set, PNG),
    options: () => FILE,
    hasTags: () => false,
    link: async () => ({ url: origin + withoutLanguage(pathname), words: t('day.linkCopied') }),
  }
  const ui: ExportUi = {
    ...page,
    showPicture: () => store.set(dayViewAtom, { kind: 'hold' }),
    showText: (text) => store.set(dayViewAtom, { kind: 'text', text }),
  }
  return [source, ui]
}

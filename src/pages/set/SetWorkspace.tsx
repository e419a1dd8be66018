import { useTranslation } from 'react-i18next'
import { atom, useAtomValue, useAtom, useStore } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSetLayout } from './useSetLayout'
import { isDayName } from '../../calendar/dayPaths'
import { hasMarkedPicture } from '../../card/cardPictures'
import { MONTH_NAME, TAB_NAME } from '../../card/set/setOfMonth'
import { FIRST_WEEKDAY } from '../../language/dateInWords'
import { currentLanguage, localPath } from '../../language/i18n'
import { settingsAtom } from '../../state/card'
import { shownCardAtom } from '../../state/draft'
import { hasPagesAtom } from '../../state/view'
import {
  firstWeekdayAtom,
  lookAtom,
  rangeAtom,
  setTabAtom,
  type SetTab,
  arePagesAtom,
  placesAtom,
  quotesToMakeAtom,
} from '../../state/set/setChoice'
import { takeLeftoverAtom } from '../../state/set/leftover'
import { openSavedCardAtom } from '../../state/storage/storage'
import { openWithAnyQuoteAtom } from '../shared/openWithAnyQuote'
import { SetDock } from './dock/SetDock'
import { Problems, CutCards } from './sheet/Problems'
import { SheetDesk } from './SheetDesk'
import styles from './layouts/Layouts.module.css'
import { BottomSheet } from '../../ui/BottomSheet'
import { IconLink } from '../../ui/IconButton'
import { ButtonLink } from '../../ui/Button'
import { Toasts } from '../shared/Toasts'
import { preloadEditor } from '../importEditor'
import { PrintPart } from './print/PrintPart'
import { Tabs, type TabsProps } from '../../ui/Tabs'
import { DaysPanel } from './panels/DaysPanel'
import { outputOf } from '../../card/set/outputs'
import { FilesPart } from './panels/FilesPart'
import panels from './panels/Panels.module.css'
import { PlaceList } from './panels/PlaceList'

const STOPS = [
  { id: 'closed', height: '68px' },
  { id: 'half', height: 'clamp(280px, 38dvh, 448px)' },
  { id: 'tall', height: 'min(640px, 64dvh)' },
] as const

const openAtom = atom(null, (get, set, month: string | null, tab: 'days' | 'print') => {
  set(openSavedCardAtom)
  if (!get(shownCardAtom)) void set(openWithAnyQuoteAtom)
  if (month !== null && isDayName(`${month}-01`)) {
    set(setTabAtom, tab)
    set(rangeAtom, { kind: 'month', month })
    set(lookAtom, 'day')
  }
})

const LAYOUTS = { columns: ColumnsLayout, drawer: DrawerLayout, phone: PhoneLayout }

export function SetWorkspace() {
  const { t } = useTranslation()
  const Layout = LAYOUTS[useSetLayout()]
  useSetOpening()
  return (
    <>
      <h1 className="visuallyHidden">{t('set.title')}</h1>
      <Layout />
    </>
  )
}

/** The set uses the editor's card, else today's. `?month=2026-11` selects that month's days. */
function useSetOpening(): void {
  const { set } = useStore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const language = currentLanguage()
  const query = new URLSearchParams(search)
  const month = query.get(MONTH_NAME)
  const tab = query.get(TAB_NAME) === 'print' ? 'print' : 'days'
  useEffect(() => {
    set(openAtom, month, tab)
    if (month !== null) void navigate(pathname, { replace: true }) // A reload starts normally.
  }, [set, month, tab, navigate, pathname])
  const [hasOwnChoice] = useState(month !== null || query.get(TAB_NAME) === 'quotes')
  useEffect(() => void set(takeLeftoverAtom, hasOwnChoice), [set, hasOwnChoice])
  useEffect(() => set(firstWeekdayAtom, FIRST_WEEKDAY[language]), [set, language])
}

function ColumnsLayout() {
  const { t } = useTranslation()
  return (
    <div className={styles.columns}>
      <aside className={styles.panel} aria-label={t('set.options')}>
        <SetTabs />
      </aside>
      <div className={styles.centre}>
        <BackBar />
        <SheetDesk />
        <SetToasts />
        <Problems />
        <CutCards />
        <SetDock />
      </div>
    </div>
  )
}

type Stop = (typeof STOPS)[number]['id']

function DrawerLayout() {
  return (
    <div className={styles.centre}>
      <BackBar />
      <SheetAndDrawer opensAt="half" />
    </div>
  )
}

/** The drawer's tabs stand below the contact sheet, which has all the rest until one is pressed. */
function PhoneLayout() {
  const { t } = useTranslation()
  return (
    <div className={styles.centre}>
      <div className={styles.titleBar}>
        <IconLink label={t('set.back')} icon="back" to={localPath('/editor')} />
        <span className={styles.title} aria-hidden="true">
          {t('set.title')}
        </span>
      </div>
      <SheetAndDrawer opensAt="closed" />
    </div>
  )
}

function SheetAndDrawer({ opensAt }: { opensAt: Stop }) {
  const { t } = useTranslation()
  const [stop, setStop] = useState<Stop>(opensAt)
  return (
    <>
      <SheetDesk />
      <SetToasts />
      <Problems />
      <CutCards />
      <div className={styles.wide}>
        <BottomSheet<Stop>
          label={t('set.options')}
          handleLabel={t('set.resize')}
          stops={STOPS}
          stop={stop}
          onStopChange={setStop}
        >
          <SetTabs
            isPanelHidden={stop === 'closed'}
            onOpen={() => setStop(stop === 'closed' ? 'half' : stop)}
          />
        </BottomSheet>
      </div>
      <SetDock />
    </>
  )
}

function BackBar() {
  const { t } = useTranslation()
  const isPrint = useAtomValue(setTabAtom) === 'print'
  return (
    <div className={styles.bar}>
      <ButtonLink to={localPath('/editor')} look="bare" icon="back" onIntent={preloadEditor}>
        {t('set.back')}
      </ButtonLink>
      {isPrint && <PrintPart part="Steps" />}
    </div>
  )
}

const SetPictureNotice = lazy(() =>
  import('./SetPictureNotice').then((module) => ({ default: module.SetPictureNotice })),
)

function SetToasts() {
  const card = useAtomValue(shownCardAtom)
  return (
    <div className={styles.toasts}>
      <Toasts>
        <Suspense>{card && hasMarkedPicture(card) && <SetPictureNotice />}</Suspense>
      </Toasts>
    </div>
  )
}

const TABS: readonly SetTab[] = ['sizes', 'days', 'quotes', 'print']

function SetTabs(props: Pick<TabsProps<SetTab>, 'isPanelHidden' | 'onOpen'>) {
  const { t } = useTranslation()
  const [tab, open] = useAtom(setTabAtom)
  const hasQuotes = useAtomValue(quotesToMakeAtom).length > 0 || tab === 'quotes'
  const hasPages = useAtomValue(hasPagesAtom)
  const tabs = TABS.filter((id) => id !== 'quotes' || hasQuotes)
  const nameOf = (id: SetTab) => (id === 'sizes' && hasPages ? t('set.tabs.pages') : t(`set.tabs.${id}`))
  return (
    <Tabs
      {...props}
      label={t('set.options')}
      value={tab}
      tabs={tabs.map((id) => ({ id, label: nameOf(id) }))}
      onChange={open}
    >
      {tab === 'sizes' && <SizesPanel />}
      {(tab === 'days' || tab === 'quotes') && <DaysPanel key={tab} />}
      {tab === 'print' && <PrintPart part="Panel" />}
    </Tabs>
  )
}

function SizesPanel() {
  const [places, setPlaces] = useAtom(placesAtom)
  const settings = useAtomValue(settingsAtom)
  const arePages = useAtomValue(arePagesAtom)
  if (arePages)
    return (
      <div className={panels.panel}>
        <FilesPart places={[outputOf(settings)]} />
      </div>
    )
  return (
    <div className={panels.panel}>
      <div className={panels.files}>
        <FilesPart places={places} />
      </div>
      <PlaceList chosen={places} onChange={setPlaces} />
    </div>
  )
}

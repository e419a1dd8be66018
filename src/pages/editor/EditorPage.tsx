import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { localPath } from '../../language/i18n'
import { hasCardAtom } from '../../state/card'
import { isCardShownAtom } from '../../state/edition'
import { editorScene } from '../../state/editorScene'
import { quoteLoadAtom } from '../../state/quote'
import { Button, ButtonLink } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { useNarrowWindow } from '../browser/useWindowWidth'
import { QuoteError } from './desk/QuoteError'
import styles from './Outlines.module.css'
import { loadTools, PageTools } from './lateTools'
import { ColumnsLayout, SideLayout, DrawerLayout } from './layouts/WideLayouts'
import { PhoneLayout } from './layouts/PhoneLayout'
import { useAutosave } from './useAutosave'
import { useEditorLayout } from './useEditorLayout'
import { fetchOntoCardAtom, useEditorQuote } from './useEditorQuote'
import { FITTED } from './canvas/geometry/camera'
import { cameraAtom, settleCameraAtom } from './canvas/state/canvasView'
import { chosenBlockIdAtom, editedBlockAtom } from './canvas/state/selection'

export { importTools } from './lateTools'

const LAYOUTS = { columns: ColumnsLayout, drawer: DrawerLayout, side: SideLayout, phone: PhoneLayout }

export function EditorPage() {
  const { t } = useTranslation()
  const hasCard = useAtomValue(hasCardAtom)
  const hasError = useAtomValue(quoteLoadAtom).status === 'error'
  useEditorQuote()
  useNarrowWindow()
  useAutosave()
  useClearSelection()
  useTools()
  const Layout = LAYOUTS[useEditorLayout()]
  if (!hasCard && hasError) return <NothingToEdit />
  return (
    <>
      <h1 className="visuallyHidden">{t('editor.title')}</h1>
      <Layout />
      <PageTools />
    </>
  )
}

/** A card that is not there by then must not keep the tools away. */
const LONGEST_WAIT_MS = 3_000

function useTools(): void {
  const isShown = useAtomValue(isCardShownAtom)
  const lacksQuote = useAtomValue(quoteLoadAtom).status === 'error'
  const lacksFonts = useAtomValue(editorScene.fontsAtom).status === 'offline'
  const isSettled = isShown || lacksQuote || lacksFonts
  useEffect(() => {
    const timer = setTimeout(loadTools, isSettled ? 0 : LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isSettled])
}

function NothingToEdit() {
  const { t } = useTranslation()
  const fetchQuote = useSetAtom(fetchOntoCardAtom)
  return (
    <div className={styles.empty}>
      <QuoteError />
      <EmptyState title={t('editor.empty.title')} text={t('editor.empty.text')}>
        <ButtonLink to={localPath('/')}>{t('editor.backToHome')}</ButtonLink>
        <Button look="bare" onPress={() => void fetchQuote('today')}>
          {t('error.tryAgain')}
        </Button>
      </EmptyState>
    </div>
  )
}

/** A rotated tablet's new layout keeps both. */
function useClearSelection(): void {
  const { set } = useStore()
  useEffect(
    () => () => {
      set(chosenBlockIdAtom, null)
      set(editedBlockAtom, null)
      set(cameraAtom, FITTED)
      set(settleCameraAtom)
    },
    [set],
  )
}

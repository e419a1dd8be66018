import '../../language/editorTexts'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../language/i18n'
import { withLanguage } from '../../language/path'
import { hasCardAtom } from '../../state/card'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { EmptyState } from '../../ui/EmptyState'
import { useMidnight } from '../shell/useMidnight'
import { useClearSelection } from './canvas/useClearSelection'
import { hasQuoteErrorAtom, QuoteError } from './desk/QuoteError'
import styles from './EditorPage.module.css'
import { isExportOpenAtom } from './editorTabs'
import { ColumnsLayout } from './layouts/ColumnsLayout'
import { DrawerLayout } from './layouts/DrawerLayout'
import { PhoneLayout } from './layouts/PhoneLayout'
import { SideLayout } from './layouts/SideLayout'
import { InTurn, Turns } from './opening/InTurn'
import { PictureImport } from './pictures/PictureImport'
import { useEditorLayout } from './useEditorLayout'
import { fetchOntoCardAtom } from './useEditorQuote'
import { useEditorShortcuts } from './useEditorShortcuts'
import { useAutosave } from './useAutosave'
import { ExportViews } from './export/ExportViews'
import { useExportShortcut } from './export/useExportShortcut'
import { useFileAhead } from './export/useFileAhead'
import { useLookPanels } from './useLookPanels'
import { useSliderSteps } from './useSliderSteps'

export { importLookPanels, importStage } from './importLooks'

const LAYOUTS = { columns: ColumnsLayout, drawer: DrawerLayout, side: SideLayout, phone: PhoneLayout }

/** The card and its panels, arranged by window size. */
export function EditorPage() {
  const { t } = useTranslation()
  const hasCard = useAtomValue(hasCardAtom)
  const hasError = useAtomValue(hasQuoteErrorAtom)
  const Layout = LAYOUTS[useEditorLayout()]
  useEditorShortcuts()
  useSliderSteps()
  useAutosave()
  useExportShortcut()
  useFileAhead()
  useMidnight()
  useClearSelection()
  useLookPanels()
  const setExportOpen = useSetAtom(isExportOpenAtom)
  useEffect(() => () => setExportOpen(false), [setExportOpen])
  if (!hasCard && hasError) return <NothingToEdit />
  return (
    <>
      <h1 className="visuallyHidden">{t('editor.title')}</h1>
      <Layout />
      <InTurn part="rest">
        <PictureImport />
        <ExportViews />
      </InTurn>
      <Turns />
    </>
  )
}

function NothingToEdit() {
  const { t } = useTranslation()
  const fetchQuote = useSetAtom(fetchOntoCardAtom)
  return (
    <div className={styles.empty}>
      <QuoteError />
      <EmptyState title={t('editor.empty.title')} text={t('editor.empty.text')}>
        <ButtonLink to={withLanguage('/', currentLanguage())}>{t('editor.backToHome')}</ButtonLink>
        <Button look="bare" onPress={() => void fetchQuote('today')}>
          {t('error.tryAgain')}
        </Button>
      </EmptyState>
    </div>
  )
}

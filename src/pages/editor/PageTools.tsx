import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useMidnight } from '../shell/useMidnight'
import { isExportOpenAtom } from './editorTabs'
import { ExportViews } from './export/ExportViews'
import { useExportShortcut } from './export/useExportShortcut'
import { useFileAhead } from './export/useFileAhead'
import { importLookPanels } from './LookPanel'
import { PictureImport } from './pictures/PictureImport'
import { useEditorShortcuts } from './useEditorShortcuts'
import { useSliderSteps } from './useSliderSteps'

/** Tools without a place in a layout. */
export function PageTools() {
  useEditorShortcuts()
  useSliderSteps()
  useExportShortcut()
  useFileAhead()
  useMidnight()
  const setExportOpen = useSetAtom(isExportOpenAtom)
  useEffect(() => () => setExportOpen(false), [setExportOpen])
  useEffect(() => {
    importLookPanels().catch(() => undefined) // a panel asks again, and says so
  }, [])
  return (
    <>
      <PictureImport />
      <ExportViews />
    </>
  )
}

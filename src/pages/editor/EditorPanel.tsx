import { useAtomValue, useSetAtom } from 'jotai'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/ErrorNote'
import { ContentPanel } from './content/ContentPanel'
import { DisplayPanel } from './display/DisplayPanel'
import { isLeft, type EditorTab, type RightTab } from './editorTabs'
import { TextPanel } from './text/TextPanel'
import { loadLookPanelsAtom, lookPanelsAtom, showsPanelsAtom } from './useLookPanels'

const PANELS = { content: ContentPanel, display: DisplayPanel, text: TextPanel }

/** The panel of a tab. */
export const EditorPanel = memo(function EditorPanel({ tab }: { tab: EditorTab }) {
  if (!useAtomValue(showsPanelsAtom)) return null
  if (!isLeft(tab)) return <LookPanel tab={tab} />
  const Panel = PANELS[tab]
  return <Panel />
})

/** Loaded after the card can be edited, so that it may have to be waited for. */
function LookPanel({ tab }: { tab: RightTab }) {
  const { t } = useTranslation()
  const panels = useAtomValue(lookPanelsAtom)
  const load = useSetAtom(loadLookPanelsAtom)
  if (panels === null) return <div aria-busy="true" />
  if (panels === 'failed') {
    return (
      <ErrorNote
        title={t('error.page')}
        action={<Button onPress={() => void load()}>{t('error.tryAgain')}</Button>}
      >
        {t('error.pageNext')}
      </ErrorNote>
    )
  }
  const Panel = panels[tab]
  return <Panel />
}

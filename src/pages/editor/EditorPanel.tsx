import { memo } from 'react'
import { ContentPanel } from './content/ContentPanel'
import { DisplayPanel } from './display/DisplayPanel'
import { isLeft, type EditorTab } from './editorTabs'
import { LookPanel } from './LookPanel'
import { TextPanel } from './text/TextPanel'

const PANELS = { content: ContentPanel, display: DisplayPanel, text: TextPanel }

export const EditorPanel = memo(function EditorPanel({ tab }: { tab: EditorTab }) {
  if (!isLeft(tab)) return <LookPanel id={tab} />
  const Panel = PANELS[tab]
  return <Panel />
})

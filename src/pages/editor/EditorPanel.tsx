import { memo } from 'react'
import { BackgroundPanel } from './background/BackgroundPanel'
import { ContentPanel } from './content/ContentPanel'
import { DisplayPanel } from './display/DisplayPanel'
import type { EditorTab } from './editorTabs'
import { FramePanel } from './frame/FramePanel'
import { TemplatesPanel } from './templates/TemplatesPanel'
import { TextPanel } from './text/TextPanel'

const PANELS = {
  content: ContentPanel,
  display: DisplayPanel,
  text: TextPanel,
  templates: TemplatesPanel,
  background: BackgroundPanel,
  frame: FramePanel,
} satisfies Record<EditorTab, unknown>

/** The panel of a tab. */
export const EditorPanel = memo(function EditorPanel({ tab }: { tab: EditorTab }) {
  const Panel = PANELS[tab]
  return <Panel />
})

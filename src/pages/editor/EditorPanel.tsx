import { memo } from 'react'
import { ContentPanel } from './content/ContentPanel'
import { DisplayPanel } from './display/DisplayPanel'
import { isLeft, type EditorTab } from './editorTabs'
import { LookPanel } from './LookPanel'
import { InTurn } from './opening/InTurn'
import { TextPanel } from './text/TextPanel'

const PANELS = { content: ContentPanel, display: DisplayPanel, text: TextPanel }

/** The panel of a tab. */
export const EditorPanel = memo(function EditorPanel({ tab }: { tab: EditorTab }) {
  return <InTurn part="fields">{isLeft(tab) ? <OwnPanel tab={tab} /> : <LookPanel id={tab} />}</InTurn>
})

function OwnPanel({ tab }: { tab: keyof typeof PANELS }) {
  const Panel = PANELS[tab]
  return <Panel />
}

import { BackgroundPanel } from './background/BackgroundPanel'
import { SealPart } from './display/SealPart'
import { FramePanel } from './frame/FramePanel'
import { TemplatesPanel } from './templates/TemplatesPanel'
import { CompositionPart } from './text/CompositionPart'

const PANELS = {
  templates: TemplatesPanel,
  background: BackgroundPanel,
  frame: FramePanel,
  composition: CompositionPart,
  seal: SealPart,
}

export type LookPanelId = keyof typeof PANELS

/** A panel that shows the card in other looks. All are one chunk: each in its own never showed in WebKitGTK. */
export function LoadedLookPanel({ id }: { id: LookPanelId }) {
  const Panel = PANELS[id]
  return <Panel />
}

import { BackgroundPanel } from './background/BackgroundPanel'
import { SealPart } from './display/SealPart'
import { FramePanel } from './frame/FramePanel'
import { CompositionPart } from './text/CompositionPart'
import { TemplatesPanel } from './templates/TemplatesPanel'

/** The panels that show cards in other looks, in one chunk: each in its own never showed in WebKitGTK. */
export const LOOK_PANELS = {
  templates: TemplatesPanel,
  background: BackgroundPanel,
  frame: FramePanel,
  composition: CompositionPart,
  seal: SealPart,
}

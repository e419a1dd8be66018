import { brush } from './brush'
import { clean } from './clean'
import { film } from './film'
import type { Frame } from './frame'
import type { FrameId } from './importFrame'
import { glassmorphic } from './glassmorphic'
import { minimal } from './minimal'
import { notebook } from './notebook'
import { pixel } from './pixel'
import { polaroid } from './polaroid/polaroid'
import { retro } from './retro'
import { rounded } from './rounded/rounded'
import { paperShadow } from './shadow'
import { desktopWindow } from './window'

/** The frame styles in their order in the editor. To add one, add its file, a line here and one in `importFrame.ts`. */
export const FRAMES = {
  clean,
  window: desktopWindow,
  retro,
  minimal,
  shadow: paperShadow,
  rounded,
  glassmorphic,
  polaroid,
  film,
  notebook,
  brush,
  pixel,
} satisfies Record<FrameId, Frame>

export type { FrameId }

import type { Frame } from './frame'

/** Each frame's code by itself: a page that shows one card loads no other. */
const FRAME_CODE = {
  clean: () => import('./clean').then(({ clean }) => clean),
  window: () => import('./window').then(({ desktopWindow }) => desktopWindow),
  retro: () => import('./retro').then(({ retro }) => retro),
  minimal: () => import('./minimal').then(({ minimal }) => minimal),
  shadow: () => import('./shadow').then(({ paperShadow }) => paperShadow),
  rounded: () => import('./rounded/rounded').then(({ rounded }) => rounded),
  glassmorphic: () => import('./glassmorphic').then(({ glassmorphic }) => glassmorphic),
  polaroid: () => import('./polaroid/polaroid').then(({ polaroid }) => polaroid),
  film: () => import('./film').then(({ film }) => film),
  notebook: () => import('./notebook').then(({ notebook }) => notebook),
  brush: () => import('./brush').then(({ brush }) => brush),
  pixel: () => import('./pixel').then(({ pixel }) => pixel),
} satisfies Record<string, () => Promise<Frame>>

export type FrameId = keyof typeof FRAME_CODE

export const FRAME_IDS = Object.keys(FRAME_CODE) as FrameId[]

export function importFrame(id: FrameId): Promise<Frame> {
  return FRAME_CODE[id]()
}

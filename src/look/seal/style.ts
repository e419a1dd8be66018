import type { Label } from '../../language/languages'
import type { SealStyleId } from '../ids'

/** For cards without their own place for a seal. */
export const SEAL_PLACES = {
  author: { label: { en: 'By the author', zh: '作者旁' } },
  right: { label: { en: 'Right', zh: '右下角' } },
  left: { label: { en: 'Left', zh: '左下角' } },
} as const satisfies Record<string, { label: Label }>

export type SealPlaceId = keyof typeof SEAL_PLACES

/** `null`: the composition's or frame's own style. */
export interface CardSeal {
  words: string
  style: SealStyleId | null
  block: 'seal' | 'watermark' // `watermark`: a composition or frame shows it as a seal
}

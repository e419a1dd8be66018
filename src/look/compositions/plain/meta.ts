import { FRAME_IDS } from '../../ids'
import type { CompositionMeta } from '../composition'

/** Layout sets this composition itself, so there is no code here. */
export const meta: CompositionMeta = {
  order: 10,
  label: { en: 'Plain', zh: '素版' },
  frames: FRAME_IDS,
  ledBy: null,
  supports: ['bold', 'italic', 'alignment', 'sizes', 'letterSpacing', 'quotationMarks', 'pinyin'],
}

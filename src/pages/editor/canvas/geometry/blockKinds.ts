import type { CardSettings } from '../../../../card/settings'
import type { EditorTab } from '../../editorTabs'
import type { PartId } from '../../../../scene/nodes'

interface BlockKind {
  tab: EditorTab
  shownBy: readonly (keyof CardSettings)[] // turning all off hides it; empty: always shown
  ink: InkSetting | null // null: no choice of colour
  keepsAlignment: boolean
  hasAdjustableWidth: boolean
}

type PresetSetting = 'contentColor' | 'translationColor' | 'authorColor'
type CustomSetting = 'customContentColor' | 'customTranslationColor' | 'customAuthorColor'

/** A preset with an alternative custom colour, or one hex colour, '' if contrast decides. */
export type InkSetting =
  | { preset: PresetSetting; custom: CustomSetting }
  | { text: 'titleColor' | 'taglineColor' }
  | { card: 'smallColor' }

const UNALIGNED = { ink: null, keepsAlignment: false, hasAdjustableWidth: false } as const
const ALIGNED = { ink: null, keepsAlignment: true, hasAdjustableWidth: false } as const
const ALIGNED_ADJUSTABLE = { keepsAlignment: true, hasAdjustableWidth: true } as const

export const BLOCK_KINDS = {
  content: {
    ...ALIGNED_ADJUSTABLE,
    tab: 'text',
    shownBy: [],
    ink: { preset: 'contentColor', custom: 'customContentColor' },
  },
  translation: {
    ...ALIGNED_ADJUSTABLE,
    tab: 'text',
    shownBy: ['showTranslation'],
    ink: { preset: 'translationColor', custom: 'customTranslationColor' },
  },
  author: {
    ...ALIGNED,
    tab: 'text',
    shownBy: ['showAuthor'],
    ink: { preset: 'authorColor', custom: 'customAuthorColor' },
  },
  logo: { ...UNALIGNED, tab: 'content', shownBy: ['showLogo'] },
  name: { ...ALIGNED_ADJUSTABLE, tab: 'text', shownBy: [], ink: { text: 'titleColor' } },
  tagline: { ...ALIGNED_ADJUSTABLE, tab: 'text', shownBy: ['showTagline'], ink: { text: 'taglineColor' } },
  description: { ...ALIGNED_ADJUSTABLE, tab: 'text', shownBy: ['showDescription'], ink: null },
  productPicture: { ...UNALIGNED, tab: 'content', shownBy: ['showPicture'] },
  topics: { ...ALIGNED, tab: 'content', shownBy: ['showTopics'] },
  counts: { ...ALIGNED, tab: 'content', shownBy: ['showVotes', 'showComments'] },
  qrCode: { ...UNALIGNED, tab: 'content', shownBy: ['showQrCode'] },
  date: { ...UNALIGNED, tab: 'display', shownBy: ['showDate'], ink: { card: 'smallColor' } },
  watermark: { ...UNALIGNED, tab: 'display', shownBy: ['watermark'], ink: { card: 'smallColor' } },
  seal: { ...UNALIGNED, tab: 'display', shownBy: ['showSeal'] },
  picture: { ...UNALIGNED, tab: 'background', shownBy: [] },
} as const satisfies Record<PartId, BlockKind>

export function kindOf(id: PartId): BlockKind {
  return BLOCK_KINDS[id]
}

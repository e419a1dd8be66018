import type { CardSettings } from '../../../../card/settings'
import type { EditorTab } from '../../editorTabs'
import type { PartId } from '../../../../scene/nodes'

/** What can be done to a block, and where its settings are. */
interface BlockKind {
  tab: EditorTab
  shownBy: readonly (keyof CardSettings)[] // turning all of them off hides it; empty: always shown
  ink: InkSetting | null // null: no choice of colour
  keepsAlignment: boolean // its lines follow the card's text alignment
  hasAdjustableWidth: boolean // its line width can be changed
}

type PresetSetting = 'contentColor' | 'translationColor' | 'authorColor'
type CustomSetting = 'customContentColor' | 'customTranslationColor' | 'customAuthorColor'

/** A preset with an alternative custom colour; or one hex colour, '' if contrast decides. */
export type InkSetting =
  | { preset: PresetSetting; custom: CustomSetting }
  | { text: 'titleColor' | 'taglineColor' }
  | { card: 'smallColor' }

const NOT_TEXT = { ink: null, keepsAlignment: false, hasAdjustableWidth: false } as const
const FIXED_WIDTH_TEXT = { ink: null, keepsAlignment: true, hasAdjustableWidth: false } as const
const ADJUSTABLE_TEXT = { keepsAlignment: true, hasAdjustableWidth: true } as const

export const BLOCK_KINDS = {
  content: {
    ...ADJUSTABLE_TEXT,
    tab: 'text',
    shownBy: [],
    ink: { preset: 'contentColor', custom: 'customContentColor' },
  },
  translation: {
    ...ADJUSTABLE_TEXT,
    tab: 'text',
    shownBy: ['showTranslation'],
    ink: { preset: 'translationColor', custom: 'customTranslationColor' },
  },
  author: {
    ...FIXED_WIDTH_TEXT,
    tab: 'text',
    shownBy: ['showAuthor'],
    ink: { preset: 'authorColor', custom: 'customAuthorColor' },
  },
  logo: { ...NOT_TEXT, tab: 'content', shownBy: ['showLogo'] },
  name: { ...ADJUSTABLE_TEXT, tab: 'text', shownBy: [], ink: { text: 'titleColor' } },
  tagline: { ...ADJUSTABLE_TEXT, tab: 'text', shownBy: ['showTagline'], ink: { text: 'taglineColor' } },
  description: { ...ADJUSTABLE_TEXT, tab: 'text', shownBy: ['showDescription'], ink: null },
  productPicture: { ...NOT_TEXT, tab: 'content', shownBy: ['showPicture'] },
  topics: { ...FIXED_WIDTH_TEXT, tab: 'content', shownBy: ['showTopics'] },
  counts: { ...FIXED_WIDTH_TEXT, tab: 'content', shownBy: ['showVotes', 'showComments'] },
  qrCode: { ...NOT_TEXT, tab: 'content', shownBy: ['showQrCode'] },
  date: { ...NOT_TEXT, tab: 'display', shownBy: ['showDate'], ink: { card: 'smallColor' } },
  watermark: { ...NOT_TEXT, tab: 'display', shownBy: ['watermark'], ink: { card: 'smallColor' } },
  picture: { ...NOT_TEXT, tab: 'background', shownBy: [] },
} as const satisfies Record<PartId, BlockKind>

export function kindOf(id: PartId): BlockKind {
  return BLOCK_KINDS[id]
}

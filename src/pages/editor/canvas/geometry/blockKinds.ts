import type { CardSettings } from '../../../../card/settings'
import type { EditorTab } from '../../editorTabs'
import type { PartId } from '../../../../scene/nodes'

/** What can be done to a block, and where its settings are. */
interface BlockKind {
  tab: EditorTab
  shownBy: readonly (keyof CardSettings)[] // turning all of them off hides it; empty: always shown
  ink: InkSetting | null // null: no choice of colour
  keepsAlignment: boolean // its lines follow the card's text alignment
  hasMeasure: boolean // its line width can be changed
}

type PresetSetting = 'contentColor' | 'translationColor' | 'authorColor'
type CustomSetting = 'customContentColor' | 'customTranslationColor' | 'customAuthorColor'

/** A preset with an alternative custom colour; or one hex colour, '' if contrast decides. */
export type InkSetting =
  | { preset: PresetSetting; custom: CustomSetting }
  | { text: 'titleColor' | 'taglineColor' }
  | { card: 'smallColor' }

const STILL = { ink: null, keepsAlignment: false, hasMeasure: false } as const
const SET = { ink: null, keepsAlignment: true, hasMeasure: false } as const
const WRITTEN = { keepsAlignment: true, hasMeasure: true } as const

export const BLOCK_KINDS = {
  content: {
    ...WRITTEN,
    tab: 'text',
    shownBy: [],
    ink: { preset: 'contentColor', custom: 'customContentColor' },
  },
  translation: {
    ...WRITTEN,
    tab: 'text',
    shownBy: ['showTranslation'],
    ink: { preset: 'translationColor', custom: 'customTranslationColor' },
  },
  author: {
    ...SET,
    tab: 'text',
    shownBy: ['showAuthor'],
    ink: { preset: 'authorColor', custom: 'customAuthorColor' },
  },
  logo: { ...STILL, tab: 'content', shownBy: ['showLogo'] },
  name: { ...WRITTEN, tab: 'text', shownBy: [], ink: { text: 'titleColor' } },
  tagline: { ...WRITTEN, tab: 'text', shownBy: ['showTagline'], ink: { text: 'taglineColor' } },
  description: { ...WRITTEN, tab: 'text', shownBy: ['showDescription'], ink: null },
  productPicture: { ...STILL, tab: 'content', shownBy: ['showPicture'] },
  topics: { ...SET, tab: 'content', shownBy: ['showTopics'] },
  counts: { ...SET, tab: 'content', shownBy: ['showVotes', 'showComments'] },
  qrCode: { ...STILL, tab: 'content', shownBy: ['showQrCode'] },
  date: { ...STILL, tab: 'display', shownBy: ['showDate'], ink: { card: 'smallColor' } },
  watermark: { ...STILL, tab: 'display', shownBy: ['watermark'], ink: { card: 'smallColor' } },
  picture: { ...STILL, tab: 'background', shownBy: [] },
} as const satisfies Record<PartId, BlockKind>

export function kindOf(id: PartId): BlockKind {
  return BLOCK_KINDS[id]
}

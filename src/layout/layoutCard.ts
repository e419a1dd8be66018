import type { Card } from '../card/card'
import type { Quote } from '../card/quote'
import type { CardSettings } from '../card/settings'
import type { FramePlan, FrameWords, Slot } from '../look/frames/frame'
import type { TonesOf } from '../look/pictureTones'
import type { Scene, SceneBlock, SceneNode, SceneNotice } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics'
import { chosenInks } from './chosenInks'
import { footLine } from './footLine'
import { layoutQuoteBlock, missingNotice } from './quoteBlock'
import { isPartOf, KEEP_IN_PX, placeByHand } from './placing'
import { wordsAt, type WordsAt } from './pictureUnder'
import { layoutSheet, turned, type Sheet } from './sheet'
import { cardSize, FULL_VIEW, TEXT_SCALE, type View } from './view'
import { roomForIcon, withIcon } from './weatherIcon'

/**
 * A card as a scene: the one door that preview, export, thumbnails and server enter by. Pure: the same card, metrics,
 * view and tones give the same scene, in logical px. Text that does not fit ends in an ellipsis and says so in
 * `notices`. `tonesOf` tells how light a picture is; without it words on a picture lie on a scrim that is always enough.
 */
export function layoutCard(
  card: Card,
  metrics: TextMetrics,
  view: View = FULL_VIEW,
  tonesOf: TonesOf = () => null,
): Scene {
  const { quote, settings } = card
  const size = cardSize(settings.aspectRatio, view)
  const sheetFor = (words: WordsAt | null) =>
    layoutSheet(settings, size, quote.originImageUrl || quote.imageUrl, {
      weather: view.weather,
      tonesOf,
      words,
    })
  const bare = sheetFor(null)
  const { picture } = bare
  // Where words come to stand on a picture decides its scrim, and that their inks.
  const sheet = picture
    ? sheetFor(wordsAt(wordsOn(bare, card, metrics, view).blocks, picture.view.box))
    : bare
  return {
    ...size,
    still: sheet.nodes,
    ...wordsOn(sheet, card, metrics, view),
    ...(sheet.leastDim === undefined ? {} : { leastDim: sheet.leastDim }),
  }
}

/** All that is drawn with the words, and what is to be said of them. */
function wordsOn(
  sheet: Sheet,
  { quote, settings }: Card,
  metrics: TextMetrics,
  view: View,
): Pick<Scene, 'live' | 'blocks' | 'notices'> {
  const { placements } = settings
  const size = cardSize(settings.aspectRatio, view)
  const { frame, plan, site } = sheet
  const inks = chosenInks(site.inks, settings)
  const shown = wordsShown(quote, settings)
  const scaleOf = (id: SceneBlock['id']) => placements[id]?.scale ?? 1
  const block = layoutQuoteBlock(
    {
      card: size,
      quote: plan.chineseLeads ? withChineseFirst(quote, settings) : quote,
      text: settings.textSettings,
      shows: {
        author: settings.showAuthor && typeof plan.author === 'string',
        translation: settings.showTranslation,
        quotationMarks: settings.showQuotationMarks && !plan.hidesOrnament,
      },
      plan,
      metrics,
      textScale: TEXT_SCALE[view.mode],
      byHand: (id) => ({
        scale: scaleOf(id),
        widthPx: (placements[id]?.width ?? 0) * size.width,
      }),
    },
    inks,
  )
  const set = (id: 'author' | 'date' | 'watermark', words: string | null, slot: Slot | null, ink: string) =>
    words !== null && slot
      ? footLine(id, words, slot, settings.textSettings, ink, metrics, {
          scale: scaleOf(id),
          roomPx: site.sheet.width - 2 * KEEP_IN_PX,
        })
      : null
  const lines = [
    set('author', shown.author, authorSlot(plan, settings), inks.author),
    withIcon(set('date', shown.date, roomForIcon(plan.date, sheet.mood), inks.small), sheet.mood),
    set('watermark', shown.watermark, plan.watermark, inks.small),
  ].filter((line) => line !== null)

  const line = (id: string, words: string, slot: Slot): SceneNode[] =>
    footLine('watermark', words, slot, settings.textSettings, inks.small, metrics, {
      scale: 1,
      roomPx: 0,
    })?.nodes.map((node) => ({
      ...node,
      id,
    })) ?? []
  const drawnSite = { ...site, words: shown, line }
  const mark = shown.watermark === null ? null : (frame.watermark?.(drawnSite, shown.watermark) ?? null)
  const front = frame.front?.(drawnSite) ?? []
  const rules = block.grid ? (frame.rules?.(site, block.grid) ?? []) : []
  const onSheet = { card: size, sheet: site.sheet, placements }
  const turning = [
    ...block.blocks.map((placed) => ({ block: placed, nodes: block.nodes.filter(isPartOf(placed.id)) })),
    ...lines.filter(({ slot }) => !slot.staysLevel),
    ...(mark ? [{ block: { id: 'watermark' as const, box: mark.box, sizePx: 0 }, nodes: mark.nodes }] : []),
  ].map((parts) =>
    placeByHand(parts, onSheet, plan.turn, block.blocks.includes(parts.block) ? block.grid : null),
  )
  const level = lines
    .filter(({ slot }) => slot.staysLevel)
    .map((parts) => placeByHand(parts, onSheet, undefined, null))
  return {
    live: [
      ...turned([...rules, ...turning.flatMap(({ nodes }) => nodes), ...front], plan, 'words-turned'),
      ...level.flatMap(({ nodes }) => nodes),
    ],
    blocks: [...turning, ...level].map(({ block: placed }) => placed),
    notices: mergeMissing([
      ...block.notices,
      ...lines.flatMap(({ block: { id }, paragraph }) =>
        paragraph.truncated ? [{ code: 'truncated' as const, block: id }] : [],
      ),
      ...missingNotice(lines.map(({ paragraph }) => paragraph)),
    ]),
  }
}

function wordsShown(quote: Quote, settings: CardSettings): FrameWords & { author: string | null } {
  const watermark = settings.watermarkText.trim()
  return {
    date: settings.showDate ? quote.date.replaceAll('-', '.') : null,
    dayOfMonth: Number(quote.date.slice(8, 10)),
    watermark: settings.watermark && watermark !== '' ? watermark : null,
    author: settings.showAuthor && quote.author.trim() !== '' ? quote.author : null,
  }
}

/** The author's own place; a colour that was chosen goes before the frame's. */
function authorSlot({ author }: FramePlan, { textSettings }: CardSettings): Slot | null {
  if (typeof author === 'string') return null
  const { authorColor, customAuthorColor } = textSettings
  if (authorColor === '' && customAuthorColor === '') return author
  const { colour: _frameColour, ...slot } = author
  return slot
}

const MOSTLY_HAN = /^\s*["'“‘「『《]?\p{Script=Han}/u

/** The Chinese line as the quote and the other below it, where both are shown. */
function withChineseFirst(quote: Quote, { showTranslation }: CardSettings): Quote {
  const isSwapped = showTranslation && MOSTLY_HAN.test(quote.translation) && !MOSTLY_HAN.test(quote.content)
  return isSwapped ? { ...quote, content: quote.translation, translation: quote.content } : quote
}

function mergeMissing(notices: readonly SceneNotice[]): SceneNotice[] {
  const characters = notices.flatMap((notice) => (notice.code === 'missing-glyphs' ? notice.characters : []))
  const others = notices.filter(({ code }) => code !== 'missing-glyphs')
  return characters.length > 0
    ? [...others, { code: 'missing-glyphs', characters: [...new Set(characters)] }]
    : others
}

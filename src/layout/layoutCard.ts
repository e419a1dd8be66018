import type { Card } from '../card/card'
import type { Scene, SceneNotice } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics'
import { chosenInks } from './chosenInks'
import { footLine } from './footLine'
import { layoutQuoteBlock, missingNotice } from './quoteBlock'
import { layoutSheet } from './sheet'
import { cardSize, FULL_VIEW, TEXT_SCALE, type View } from './view'

/**
 * A card as a scene: the one door that preview, export, thumbnails and server enter by. Pure: the same card, metrics
 * and view give the same scene, in logical px. Text that does not fit ends in an ellipsis and says so in `notices`.
 */
export function layoutCard(card: Card, metrics: TextMetrics, view: View = FULL_VIEW): Scene {
  const { quote, settings } = card
  const text = settings.textSettings
  const size = cardSize(settings.aspectRatio, view)
  const sheet = layoutSheet(settings, size)
  const site = { sheet: sheet.box, inks: sheet.inks, theme: settings.theme }
  const plan = sheet.frame.plan(site)
  const inks = chosenInks(sheet.inks, text)
  const shows = {
    author: settings.showAuthor,
    translation: settings.showTranslation,
    quotationMarks: settings.showQuotationMarks,
  }
  const words = layoutQuoteBlock(
    { quote, text, shows, plan, metrics, textScale: TEXT_SCALE[view.mode] },
    inks,
  )
  const date =
    settings.showDate && plan.date
      ? footLine('date', quote.date.replaceAll('-', '.'), plan.date, text, inks.small, metrics)
      : null
  const watermark =
    settings.watermark && plan.watermark
      ? footLine('watermark', settings.watermarkText, plan.watermark, text, inks.small, metrics)
      : null
  const foot = [date, watermark].filter((line) => line !== null)
  return {
    ...size,
    still: sheet.nodes,
    live: [...words.nodes, ...foot.map(({ node }) => node), ...sheet.frame.front(site)],
    blocks: [...words.blocks, ...foot.map(({ block }) => block)],
    notices: mergeMissing([
      ...words.notices,
      ...foot.flatMap(({ block, paragraph }) =>
        paragraph.truncated ? [{ code: 'truncated' as const, block: block.id }] : [],
      ),
      ...missingNotice(foot.map(({ paragraph }) => paragraph)),
    ]),
  }
}

function mergeMissing(notices: readonly SceneNotice[]): SceneNotice[] {
  const characters = notices.flatMap((notice) => (notice.code === 'missing-glyphs' ? notice.characters : []))
  const others = notices.filter(({ code }) => code !== 'missing-glyphs')
  return characters.length > 0
    ? [...others, { code: 'missing-glyphs', characters: [...new Set(characters)] }]
    : others
}

import type { CardSettings } from '../card/settings'
import type { FramePlan, FrameWords, Slot } from '../look/frames/frame'
import type { BlockId, Scene, SceneNode, SceneNotice, ScenePlan } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics'
import type { CardPlan } from './cardScene'
import { chosenInks } from './chosenInks'
import { footLine } from './footLine'
import { KEEP_IN_PX, placeByHand } from './placing'
import { missingNotice } from './quote/block'
import { turned, type Sheet } from './sheet'
import type { LaidSubject, SubjectSite } from './subject'
import { cardSize, TEXT_SCALE, type View } from './view'
import { roomForIcon, withIcon } from './weatherIcon'

/** All that is drawn with the words, and what is to be said of them. */
export function frontOf(
  sheet: Sheet,
  { settings, day, subjectOn }: CardPlan,
  metrics: TextMetrics,
  view: View,
): Pick<Scene, 'live' | 'blocks' | 'notices' | 'plan'> {
  const { placements } = settings
  const size = cardSize(settings.aspectRatio, view)
  const { frame, plan, site } = sheet
  const inks = chosenInks(site.inks, settings)
  const shown = wordsShown(day, settings)
  const scaleOf = (id: keyof typeof placements) => placements[id]?.scale ?? 1
  const set: SubjectSite['set'] = (id, words, slot, ink) =>
    words !== null && slot
      ? footLine(id, words, slot, settings.textSettings, ink, metrics, {
          scale: scaleOf(id),
          roomPx: site.sheet.width - 2 * KEEP_IN_PX,
        })
      : null
  const subjectSite: SubjectSite = {
    size,
    sheet,
    inks,
    metrics,
    textScale: TEXT_SCALE[view.mode],
    byHand: (id) => ({ scale: scaleOf(id), widthPx: (placements[id]?.width ?? 0) * size.width }),
    set,
  }
  const subject = subjectOn(subjectSite)
  const lines = [
    ...subject.lines,
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
  const rules = subject.grid ? (frame.rules?.(site, subject.grid) ?? []) : []
  const onSheet = { card: size, sheet: site.sheet, placements }
  const turning = [
    ...subject.parts.map((parts) => placeByHand(parts, onSheet, plan.turn, subject.grid)),
    ...[
      ...lines.filter(({ slot }) => !slot.staysLevel),
      ...(mark ? [{ block: { id: 'watermark' as const, box: mark.box, sizePx: 0 }, nodes: mark.nodes }] : []),
    ].map((parts) => placeByHand(parts, onSheet, plan.turn, null)),
  ]
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
      ...subject.notices,
      ...lines.flatMap(({ block: { id }, paragraph }) =>
        paragraph.truncated ? [{ code: 'truncated' as const, block: id }] : [],
      ),
      ...missingNotice(lines.map(({ paragraph }) => paragraph)),
    ]),
    plan: scenePlan(plan, subject),
  }
}

function scenePlan({ author, date, watermark }: FramePlan, { textBox }: LaidSubject): ScenePlan {
  const slots = Object.entries({ author, date, watermark }) as [BlockId, Slot | string | null][]
  const placed = slots.filter(([, slot]) => slot !== null && typeof slot === 'object')
  return {
    textBox,
    placedByFrame: placed.map(([id]) => id),
    colouredByFrame: [
      ...(date?.colour ? ['date' as const] : []),
      ...(watermark?.colour ? ['watermark' as const] : []),
    ],
  }
}

function wordsShown(day: string, settings: CardSettings): FrameWords {
  const watermark = settings.watermarkText.trim()
  return {
    date: settings.showDate ? day.replaceAll('-', '.') : null,
    dayOfMonth: Number(day.slice(8, 10)),
    watermark: settings.watermark && watermark !== '' ? watermark : null,
  }
}

function mergeMissing(notices: readonly SceneNotice[]): SceneNotice[] {
  const characters = notices.flatMap((notice) => (notice.code === 'missing-glyphs' ? notice.characters : []))
  const others = notices.filter(({ code }) => code !== 'missing-glyphs')
  return characters.length > 0
    ? [...others, { code: 'missing-glyphs', characters: [...new Set(characters)] }]
    : others
}

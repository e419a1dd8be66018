import { dateWordings } from '../card/dateLine'
import type { CardSettings } from '../card/settings'
import type { FramePlan, FrameWords, Slot } from '../look/frames/frame'
import { showsPicture } from '../look/frames/onPhoto'
import type { BlockId, Scene, SceneNode, SceneNotice, ScenePlan } from '../scene/nodes'
import type { Steps } from '../scene/steps'
import type { TextMetrics } from '../text/metrics/metrics'
import type { CardInput } from './cardScene'
import { chosenInks } from './chosenInks'
import { dateOnSlot, shortenedNotice, withRoomBeside } from './dateOnSlot'
import { footLine } from './footLine'
import { hardToReadNotice } from './hardToRead'
import { inkedWhereTheyStand } from './inkedWhereTheyStand'
import { MIN_INSET_PX, placeByHand } from './placeByHand'
import { missingNotice } from './quote/block'
import type { Backdrop } from './backdrop'
import { rotatedGroup } from './plan'
import type { SubjectLayout, SubjectContext } from './subject'
import { cardSize, TEXT_SCALE, type View } from './view'
import { roomForIcon, withWeatherIcon } from './weatherIcon'

/** Everything drawn with the words, and the notices about them. */
export function* layoutFront(
  backdrop: Backdrop,
  { settings, target, day, layoutSubject, isOnTemplatesGround }: CardInput,
  metrics: TextMetrics,
  view: View,
): Steps<Pick<Scene, 'live' | 'blocks' | 'notices' | 'plan'>> {
  const { placements } = settings
  const size = cardSize(settings.aspectRatio, view, target)
  const { frame, plan, context } = backdrop
  const isOwnGround = isOnTemplatesGround && !showsPicture(context)
  const inks = chosenInks(context.inks, settings, backdrop.inkGrounds, isOwnGround)
  const scaleOf = (id: keyof typeof placements) => placements[id]?.scale ?? 1
  const setLine: SubjectContext['setLine'] = (id, words, slot, ink) =>
    words !== null && slot
      ? footLine(id, words, slot, settings.textSettings, ink, metrics, {
          scale: scaleOf(id),
          roomPx: context.safe.width - 2 * MIN_INSET_PX,
        })
      : null
  const subjectContext: SubjectContext = {
    size,
    backdrop,
    inks,
    metrics,
    textScale: TEXT_SCALE[target ? 'full' : view.mode],
    byHand: (id) => ({ scale: scaleOf(id), widthPx: (placements[id]?.width ?? 0) * size.width }),
    setLine,
  }
  const subject = yield* layoutSubject(subjectContext)
  yield
  const wordings = settings.showDate ? dateWordings(day, settings.textSettings.dateLine) : []
  const dates = subject.hasSmallPrint ? [] : wordings
  const shown = subject.hasSmallPrint ? NO_WORDS : frameWords(day, dates[0] ?? null, settings)
  const watermark = setLine('watermark', shown.watermark, plan.watermark, inks.small)
  const dateSlot = roomForIcon(plan.date, backdrop.mood)
  const date = dateOnSlot(
    dates,
    dates.length > 1 ? withRoomBeside(dateSlot, plan.watermark, watermark) : dateSlot,
    (slot, words) => setLine('date', words, slot, inks.small),
  )
  const lines = [...subject.lines, withWeatherIcon(date, backdrop.mood), watermark].filter(
    (line) => line !== null,
  )

  yield

  const line = (id: string, words: string, slot: Slot): SceneNode[] =>
    footLine('watermark', words, slot, settings.textSettings, inks.small, metrics, {
      scale: 1,
      roomPx: 0,
    })?.nodes.map((node) => ({
      ...node,
      id,
    })) ?? []
  const drawnContext = { ...context, words: shown, line }
  const mark = shown.watermark === null ? null : (frame.watermark?.(drawnContext, shown.watermark) ?? null)
  const front = frame.front?.(drawnContext) ?? []
  const rules = subject.grid ? (frame.rules?.(context, subject.grid) ?? []) : []
  const cardArea = { card: size, safe: context.safe, placements }
  const rotating = [
    ...subject.parts
      .map((parts) => placeByHand(parts, cardArea, plan.turn, subject.grid))
      .map((parts) => (isOwnGround ? inkedWhereTheyStand(parts, settings, backdrop) : parts)),
    ...[
      ...lines.filter(({ slot }) => !slot.staysLevel),
      ...(mark ? [{ block: { id: 'watermark' as const, box: mark.box, sizePx: 0 }, nodes: mark.nodes }] : []),
    ].map((parts) => placeByHand(parts, cardArea, plan.turn, null)),
  ]
  const level = lines
    .filter(({ slot }) => slot.staysLevel)
    .map((parts) => placeByHand(parts, cardArea, undefined, null))
  const blocks = [...rotating, ...level].map(({ block: placed }) => placed)
  return {
    live: [
      ...rotatedGroup(
        [...rules, ...(subject.marks ?? []), ...rotating.flatMap(({ nodes }) => nodes), ...front],
        plan,
        'words-turned',
      ),
      ...level.flatMap(({ nodes }) => nodes),
    ],
    blocks,
    notices: mergeMissing([
      ...subject.notices,
      ...lines.flatMap(({ block: { id }, paragraph }) =>
        paragraph.truncated ? [{ code: 'truncated' as const, block: id }] : [],
      ),
      ...shortenedNotice(dates, date),
      ...missingNotice(lines.map(({ paragraph }) => paragraph)),
      ...hardToReadNotice(settings, backdrop, blocks, lines),
    ]),
    plan: scenePlan(plan, subject),
  }
}

function scenePlan(
  { author, date, watermark }: FramePlan,
  { textBox, parts, hasSmallPrint }: SubjectLayout,
): ScenePlan {
  if (hasSmallPrint)
    return { textBox, placedByFrame: parts.map(({ block }) => block.id), colouredByFrame: [] }
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

const NO_WORDS: FrameWords = { date: null, dayOfMonth: 0, watermark: null }

function frameWords(day: string, date: string | null, settings: CardSettings): FrameWords {
  const watermark = settings.watermarkText.trim()
  return {
    date,
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

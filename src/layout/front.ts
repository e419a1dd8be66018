import type { FramePlan, Slot } from '../look/frames/frame'
import { showsPicture } from '../look/frames/onPhoto'
import type { BlockId, BlockParts, Scene, SceneNotice, ScenePlan } from '../scene/nodes'
import type { Steps } from '../scene/steps'
import type { TextMetrics } from '../text/metrics/metrics'
import type { Backdrop } from './backdrop'
import type { CardInput } from './cardScene'
import { chosenInks } from './chosenInks'
import { hardToReadNotice } from './hardToRead'
import { inkedWhereTheyStand } from './inkedWhereTheyStand'
import { cutSealNotice, layoutWords, withRoomForSeal } from './laidWords'
import { placeAllByHand, placeByHand } from './placeByHand'
import { rotatedGroup } from './plan'
import type { SubjectLayout } from './subject'
import { cardSize, type View } from './view'

/** Everything drawn with the words, and the notices about them. */
export function* layoutFront(
  backdrop: Backdrop,
  input: CardInput,
  metrics: TextMetrics,
  view: View,
): Steps<Pick<Scene, 'live' | 'blocks' | 'notices' | 'plan'>> {
  const { settings, isOnTemplatesGround, pinyin } = input
  const { plan, context } = backdrop
  const size = cardSize(settings.aspectRatio, view, input.target)
  const isOwnGround = isOnTemplatesGround && !showsPicture(context)
  const inks = chosenInks(context.inks, settings, backdrop.inkGrounds, isOwnGround)
  const { subject, lines, marks, seal, front, notices } = yield* withRoomForSeal(
    backdrop,
    input,
    metrics,
    (on) => layoutWords(on, inks, input, metrics, view),
  )
  const rules = subject.grid ? (backdrop.frame.rules?.(context, subject.grid) ?? []) : []
  const { papers = [] } = subject
  const cardArea = { card: size, safe: context.safe, placements: settings.placements }
  const rotating = [
    ...placeAllByHand(subject.parts, cardArea, plan.turn, subject.grid)
      .map((parts) => (isOwnGround ? inkedWhereTheyStand(parts, settings, backdrop, papers) : parts))
      .map((parts) => pinyin?.lighter(parts, metrics, backdrop, papers) ?? parts),
    ...[...lines.filter(({ slot }) => !slot.staysLevel), ...marks, ...seal].map((parts) =>
      placeByHand(parts, cardArea, plan.turn, null),
    ),
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
      ...notices,
      ...cutSealNotice(settings, blocks),
      ...hardToReadNotice(settings, backdrop, blocks, lines, papers),
    ]),
    plan: scenePlan(plan, subject, marks),
  }
}

function scenePlan(
  { author, date, watermark }: FramePlan,
  { textBox, parts, hasSmallPrint }: SubjectLayout,
  marks: readonly BlockParts[],
): ScenePlan {
  if (hasSmallPrint)
    return { textBox, placedByFrame: parts.map(({ block }) => block.id), colouredByFrame: [] }
  const slots = Object.entries({ author, date, watermark }) as [BlockId, Slot | string | null][]
  const placed = slots.filter(([, slot]) => slot !== null && typeof slot === 'object')
  return {
    textBox,
    placedByFrame: [
      ...placed.map(([id]) => id),
      ...marks.flatMap(({ block }) => (block.isSeal ? [block.id] : [])),
    ],
    colouredByFrame: [
      ...(date?.colour ? ['date' as const] : []),
      ...(watermark?.colour ? ['watermark' as const] : []),
    ],
  }
}

function mergeMissing(notices: readonly SceneNotice[]): SceneNotice[] {
  const characters = notices.flatMap((notice) => (notice.code === 'missing-glyphs' ? notice.characters : []))
  const others = notices.filter(({ code }) => code !== 'missing-glyphs')
  return characters.length > 0
    ? [...others, { code: 'missing-glyphs', characters: [...new Set(characters)] }]
    : others
}

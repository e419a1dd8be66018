import type { FramePlan, Slot } from '../../look/frames/frame'
import { showsPicture } from '../../look/frames/onPhoto'
import type { BlockId, BlockParts, Scene, SceneBlock, SceneNotice, ScenePlan } from '../../scene/nodes'
import { sealTextOf } from '../../card/seal'
import type { CardSettings } from '../../card/settings'
import { carvable, fitsSeal } from '../../look/seal/words'
import { chosenInks } from '../chosenInks'
import { hardToReadNotice } from '../hardToRead'
import { inkedWhereTheyStand } from '../inkedWhereTheyStand'
import { withLighterPinyin } from '../pinyin/lighterPinyin'
import { placeAllByHand, placeByHand } from '../placeByHand'
import { rotatedGroup } from '../sheet'
import type { SubjectLayout } from '../subject'
import type { Backdrop } from './decorate'
import type { ResolvedCard } from './resolve'
import { setWords, type LaidWords } from './words'

/** Everything drawn with the words, and the notices about them. */
export type Front = Pick<Scene, 'live' | 'blocks' | 'notices' | 'plan'>

/** Sets the words on a backdrop, moves what was moved by hand, and draws all that is above it. */
export function frontOf(card: ResolvedCard, backdrop: Backdrop): Front {
  const { settings } = card
  const { plan, context } = backdrop
  const isOwnGround = card.isOnTemplatesGround && !showsPicture(context)
  const inks = chosenInks(context.inks, settings, backdrop.inkGrounds, isOwnGround)
  const laid = setWords(card, backdrop, inks)
  const { subject, marks } = laid
  const rules = subject.grid ? (backdrop.frame.rules?.(context, subject.grid) ?? []) : []
  const { turning, level } = placedParts(card, backdrop, laid, isOwnGround)
  const blocks = [...turning, ...level].map(({ block }) => block)
  return {
    live: [
      ...rotatedGroup(
        [...rules, ...(subject.marks ?? []), ...turning.flatMap(({ nodes }) => nodes), ...laid.front],
        plan,
        'words-turned',
      ),
      ...level.flatMap(({ nodes }) => nodes),
    ],
    blocks,
    notices: mergeMissing([
      ...laid.notices,
      ...cutSealNotice(settings, blocks),
      ...hardToReadNotice(settings, backdrop, blocks, laid),
    ]),
    plan: scenePlan(plan, subject, marks),
  }
}

/** The parts where they stand: those that turn with the frame, and those that stay level. */
function placedParts(
  { settings, size, metrics }: ResolvedCard,
  backdrop: Backdrop,
  { subject, lines, marks, seal }: LaidWords,
  isOwnGround: boolean,
): { turning: BlockParts[]; level: BlockParts[] } {
  const { plan, context } = backdrop
  const { papers = [] } = subject
  const area = { card: size, safe: context.safe, placements: settings.placements }
  const turning = [
    ...placeAllByHand(subject.parts, area, plan.turn, subject.grid)
      .map((parts) => (isOwnGround ? inkedWhereTheyStand(parts, settings, backdrop, papers) : parts))
      .map((parts) => withLighterPinyin(parts, metrics.pinyin, backdrop, papers)),
    ...[...lines.filter(({ slot }) => !slot.staysLevel), ...marks, ...seal].map((parts) =>
      placeByHand(parts, area, plan.turn, null),
    ),
  ]
  const level = lines
    .filter(({ slot }) => slot.staysLevel)
    .map((parts) => placeByHand(parts, area, undefined, null))
  return { turning, level }
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

/** Says that a seal holds less than was typed for it. */
function cutSealNotice(settings: CardSettings, blocks: readonly SceneBlock[]): SceneNotice[] {
  const isCut = blocks.some(({ id }) => id === 'seal') && !fitsSeal(carvable(sealTextOf(settings)))
  return isCut ? [{ code: 'truncated', block: 'seal' }] : []
}

function mergeMissing(notices: readonly SceneNotice[]): SceneNotice[] {
  const characters = notices.flatMap((notice) => (notice.code === 'missing-glyphs' ? notice.characters : []))
  const others = notices.filter(({ code }) => code !== 'missing-glyphs')
  return characters.length > 0
    ? [...others, { code: 'missing-glyphs', characters: [...new Set(characters)] }]
    : others
}

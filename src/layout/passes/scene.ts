import type { FramePlan, Slot } from '../../look/frames/frame'
import { showsPicture } from '../../look/frames/onPhoto'
import type {
  BlockId,
  BlockParts,
  Point,
  Scene,
  SceneBlock,
  SceneNotice,
  ScenePlan,
  SceneNode,
} from '../../scene/nodes'
import { sealTextOf } from '../../card/seal'
import type { CardSettings } from '../../card/settings'
import { carvable, fitsSeal } from '../../look/seal/occupiedBoxes'
import { chosenInks } from '../inks'
import { placeAllByHand, placeByHand } from '../placeByHand'
import { rotatedGroup } from '../sheet'
import type { SubjectLayout } from '../subject'
import type { Backdrop } from './decorate'
import type { ResolvedCard } from './resolve'
import { layoutWords, type TextLayout } from './words'
import { inkByHand } from '../../card/inksByHand'
import { groundsOnPatch } from '../../look/compositions/composition'
import { worstContrast } from '../../scene/colour'
import { untilReadable, type Inks } from '../../look/inks'
import type { Pinyin } from '../../text/pinyin/pinyin'

/** above 4.5: a sky's brightness is known only to a few percent */
const CONTRAST = 4.75

const PHONE_PT = 375 // the width of a phone's screen
const LEAST_QUOTE_PT = 9

const TEXT_CONTRAST = 4.5 // WCAG 2.2, 1.4.3

export interface Front extends Pick<Scene, 'live' | 'blocks' | 'notices' | 'plan'> {
  rules: readonly SceneNode[] // under the words, in the background layer
}

export function frontOf(card: ResolvedCard, backdrop: Backdrop): Front {
  const { settings } = card
  const { plan, context } = backdrop
  const isOwnGround = card.isOnTemplatesGround && !showsPicture(context)
  const inks = chosenInks(context.inks, settings, backdrop.inkGrounds, isOwnGround)
  const textLayout = layoutWords(card, backdrop, inks)
  const { subject, marks } = textLayout
  const rules = subject.grid ? (backdrop.frame.rules?.(context, subject.grid) ?? []) : []
  const groundsUnder: GroundsUnder = (at, { box, id }) =>
    groundsOnPatch(subject.papers ?? [], at) ?? backdrop.groundsIn(box, id)
  const { turning, level } = placedParts(card, backdrop, textLayout, (parts) => {
    const own = isOwnGround && !backdrop.hasPage ? inkByPosition(parts, settings, groundsUnder) : parts
    return withEmphasis(card, withLighterPinyin(own, card.metrics.pinyin, groundsUnder), (block) => {
      const grounds = groundsUnder(block.box, block)
      return { inks, grounds: grounds.length > 0 ? grounds : backdrop.inkGrounds.block }
    })
  })
  const blocks = [...turning, ...level].map(({ block }) => block)
  return {
    rules: rotatedGroup(rules, plan, 'rules-turned'),
    live: [
      ...rotatedGroup(
        [...(subject.marks ?? []), ...turning.flatMap(({ nodes }) => nodes), ...textLayout.front],
        plan,
        'words-turned',
      ),
      ...level.flatMap(({ nodes }) => nodes),
    ],
    blocks,
    notices: mergeMissing([
      ...textLayout.notices,
      ...cutSealNotice(settings, blocks),
      ...smallTypeNotice(card, blocks),
      ...hardToReadNotice(settings, blocks, textLayout, { hasPage: backdrop.hasPage, groundsUnder }),
    ]),
    plan: scenePlan(plan, subject, marks),
  }
}

type GroundsUnder = (at: Point, block: SceneBlock) => readonly string[]

function placedParts(
  { settings, size }: ResolvedCard,
  { plan, context }: Backdrop,
  { subject, lines, marks, seal }: TextLayout,
  coloured: (parts: BlockParts) => BlockParts,
): { turning: BlockParts[]; level: BlockParts[] } {
  const area = { card: size, safe: context.safe, placements: settings.placements }
  const turning = [
    ...placeAllByHand(subject.parts, area, plan.turn, subject.grid).map(coloured),
    ...[...lines.filter(({ slot }) => !slot.staysLevel), ...marks, ...seal].map((parts) =>
      placeByHand(parts, area, plan.turn, null),
    ),
  ]
  const level = lines
    .filter(({ slot }) => slot.staysLevel)
    .map((parts) => placeByHand(parts, area, undefined, null))
  return { turning, level }
}

function withEmphasis(
  { emphasis, card, metrics, composition }: ResolvedCard,
  parts: BlockParts,
  coloursAt: (block: SceneBlock) => { inks: Inks; grounds: readonly string[] },
): BlockParts {
  if (!emphasis || card.kind !== 'quote') return parts
  const around = { ...coloursAt(parts.block), metrics, isComposed: composition !== null }
  return emphasis.withEmphasis(parts, card, around)
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

function cutSealNotice(settings: CardSettings, blocks: readonly SceneBlock[]): SceneNotice[] {
  const isCut = blocks.some(({ id }) => id === 'seal') && !fitsSeal(carvable(sealTextOf(settings)))
  return isCut ? [{ code: 'truncated', block: 'seal' }] : []
}

function smallTypeNotice({ card, size }: ResolvedCard, blocks: readonly SceneBlock[]): SceneNotice[] {
  const lead = blocks.find(({ id, role = id }) => role === 'content')
  const isSmall = lead && lead.sizePx > 0 && (lead.sizePx * PHONE_PT) / size.width < LEAST_QUOTE_PT
  return card.kind === 'quote' && isSmall ? [{ code: 'small-type' }] : []
}

function mergeMissing(notices: readonly SceneNotice[]): SceneNotice[] {
  const characters = notices.flatMap((notice) => (notice.code === 'missing-glyphs' ? notice.characters : []))
  const others = notices.filter(({ code }) => code !== 'missing-glyphs')
  return characters.length > 0
    ? [...others, { code: 'missing-glyphs', characters: [...new Set(characters)] }]
    : others
}

/** Only hand-set colours are reported. */
function hardToReadNotice(
  settings: CardSettings,
  blocks: readonly SceneBlock[],
  { lines }: TextLayout,
  { hasPage, groundsUnder }: { hasPage: boolean; groundsUnder: GroundsUnder },
): SceneNotice[] {
  const found = blocks.filter((block) => {
    const { id, role = id, box, offset } = block
    const ink = inkByHand(settings, role)
    if (ink === '') return false
    const slot = lines.find((line) => line.block.id === id)?.slot
    // Only the frame knows the colours outside its page.
    if (slot?.colour || (offset && hasPage)) return false
    const grounds = slot?.ground ? [slot.ground] : groundsUnder(box, block)
    return grounds.length > 0 && worstContrast(ink, grounds) < TEXT_CONTRAST
  })
  return found.length > 0
    ? [{ code: 'hard-to-read', blocks: found.map(({ id, role = id }): BlockId => role) }]
    : []
}

/**
 * A long text extends beyond the ground its template's inks were chosen for. Those change until legible;
 * hand-set inks stay.
 */
function inkByPosition(
  { block, nodes }: BlockParts,
  settings: CardSettings,
  groundsUnder: GroundsUnder,
): BlockParts {
  if (inkByHand(settings, block.role ?? block.id) !== '') return { block, nodes }
  const inked = (node: SceneNode): SceneNode => {
    if (node.type !== 'text' || node.id === 'ornament') return node
    const grounds = groundsUnder(node, block)
    return grounds.length > 0 ? { ...node, fill: untilReadable(node.fill, grounds, CONTRAST) } : node
  }
  return { block, nodes: nodes.map(inked) }
}

function withLighterPinyin(
  { block, nodes }: BlockParts,
  pinyin: Pinyin | undefined,
  groundsUnder: GroundsUnder,
): BlockParts {
  if (!pinyin) return { block, nodes }
  const lighter = (node: SceneNode): SceneNode =>
    node.type === 'text' && node.isPinyin
      ? { ...node, fill: pinyin.lighter(node.fill, groundsUnder(node, block)) }
      : node
  return { block, nodes: nodes.map(lighter) }
}

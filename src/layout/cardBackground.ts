import type { CardSettings } from '../card/settings'
import { BACKGROUNDS, safeScrim, type Background } from '../look/backgrounds'
import { parseGradient } from '../look/gradients'
import { moodOf, WEATHER, type WeatherId } from '../look/weather'
import type { Mood, Stage } from '../look/weather/mood'
import type { Box, SceneNode } from '../scene/nodes'
import { seededRandom } from '../scene/random'
import { coloursOf, type PictureUnder } from './pictureUnder'

/** A card's background and the weather that its colours make. */
export interface CardBackground {
  background: Background
  colours: readonly string[] // flat colours that text may come to lie on
  mood: Mood | null
  moodId: string
  veil: string | null // over a picture that nobody has measured
  isAwaited: boolean // its picture is still on its way
}

const SHORT_SIDE_PX = 540

/** `weather` in place of the one that the colours make; `picture`: what is known of the background's own. */
export function cardBackgroundOf(
  settings: CardSettings,
  weather?: WeatherId,
  picture: PictureUnder | 'awaited' | null = null,
): CardBackground {
  const background: Background = BACKGROUNDS[settings.backgroundType]
  const isAwaited = picture === 'awaited'
  const colours = isAwaited
    ? [settings.backgroundColor]
    : picture
      ? coloursOf(picture)
      : background.grounds(settings)
  const made = () => (background.makesWeather ? moodOf(topDown(settings, colours)) : null)
  const found = weather ? { id: weather, mood: WEATHER[weather] } : made()
  const isUnknown = !picture && settings.backgroundType === 'image' && settings.backgroundImage.src !== ''
  const veil = isUnknown ? safeScrim(settings) : null
  return { background, colours, mood: found?.mood ?? null, moodId: found?.id ?? '', veil, isAwaited }
}

/** As a sky is looked at, whichever way the gradient runs: one that is dark at its foot is no dusk. */
function topDown(
  { backgroundType, gradientValue }: CardSettings,
  colours: readonly string[],
): readonly string[] {
  const rises = backgroundType === 'gradient' && parseGradient(gradientValue)?.dy === -1
  return rises ? colours.toReversed() : colours
}

/** Background, the veil that legibility may need, and the weather before it, clipped to an area. */
export function backgroundNodes(
  settings: CardSettings,
  { background, mood, moodId, isAwaited, veil: scrim }: CardBackground,
  area: Box & { radiusPx?: number },
  id: string,
  { veil, ...stage }: { veil: string | null } & Pick<Stage, 'isPhoto' | 'cover' | 'words'>,
): SceneNode[] {
  const { x, y, width, height } = area
  const box = { x, y, width, height }
  const unit = Math.min(width, height) / SHORT_SIDE_PX
  const random = seededRandom(`${moodId} ${width}×${height}`)
  const scenery = mood?.overlay({ area: box, unit, random, ...stage }) ?? []
  const children = [
    ...background
      .nodes(settings, box)
      .map((node) => (node.type === 'image' && isAwaited ? { ...node, isAwaited } : node)),
    // Over a picture that nobody has measured first what any picture needs, then what the frame needs besides.
    ...(scrim ? [{ type: 'rect', id: 'scrim', ...box, fill: scrim } as const] : []),
    ...(veil ? [{ type: 'rect', id: 'veil', ...box, fill: veil } as const] : []),
    ...scenery,
  ]
  return [{ type: 'group', id, clip: area, children: children.map((node) => renamed(node, id)) }]
}

/** The background may be laid more than once: every copy has ids of its own. */
function renamed(node: SceneNode, id: string): SceneNode {
  const name = `${id}-${node.id}`
  return node.type === 'group'
    ? { ...node, id: name, children: node.children.map((child) => renamed(child, id)) }
    : { ...node, id: name }
}

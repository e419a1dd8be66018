import type { CardSettings } from '../card/settings'
import { BACKGROUNDS, type Background } from '../look/backgrounds'
import { moodOf, WEATHER, type WeatherId } from '../look/weather'
import type { Mood, Stage } from '../look/weather/mood'
import type { Box, SceneNode } from '../scene/nodes'
import { seededRandom } from '../scene/random'

/** A card's background and the weather that its colours make. */
export interface Ground {
  background: Background
  colours: readonly string[] // flat colours that text may come to lie on
  mood: Mood | null
  moodId: string
}

const SHORT_SIDE_PX = 540

/** `weather` in place of the one that the colours make. */
export function groundOf(settings: CardSettings, weather?: WeatherId): Ground {
  const background: Background = BACKGROUNDS[settings.backgroundType]
  const colours = background.grounds(settings)
  const made = () => (background.makesWeather ? moodOf(colours) : null)
  const found = weather ? { id: weather, mood: WEATHER[weather] } : made()
  return { background, colours, mood: found?.mood ?? null, moodId: found?.id ?? '' }
}

/** Background, the veil that legibility may need, and the weather before it, clipped to an area. */
export function groundNodes(
  settings: CardSettings,
  { background, mood, moodId }: Ground,
  area: Box & { radiusPx?: number },
  id: string,
  { veil, isPhoto, cover }: { veil: string | null } & Pick<Stage, 'isPhoto' | 'cover'>,
): SceneNode[] {
  const { x, y, width, height } = area
  const box = { x, y, width, height }
  const unit = Math.min(width, height) / SHORT_SIDE_PX
  const random = seededRandom(`${moodId} ${width}×${height}`)
  const scenery = mood?.overlay({ area: box, unit, random, isPhoto, cover }) ?? []
  const children = [
    ...background.nodes(settings, box),
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

import type { CardSettings } from '../card/settings'
import { BACKGROUNDS, safeScrim, type Background, hasPicture } from '../look/backgrounds'
import type { PlannedCard } from './passes/plan'
import type { WordBoxes } from './wordGrounds'
import type { Mood, Stage } from '../look/weather/mood'
import { boundedMemo } from '../scene/memo'
import type { Box, SceneNode } from '../scene/nodes'
import { seededRandom } from '../scene/random'

export interface CardBackground {
  settings: CardSettings
  background: Background
  colours: readonly string[] // flat colours that may lie behind text
  mood: Mood | null
  moodId: string
  veil: string | null // covers a picture that is not measured yet
  isAwaited: boolean // its picture is still loading
  painted: ((box: Box) => readonly SceneNode[]) | null
}

const SHORT_SIDE_PX = 540

/** Glass repeats the scenery. */
const sceneries = boundedMemo<SceneNode[]>(24)

/** A painting is not painted before the words' boxes are known. */
export function cardBackgroundOf(
  { backdropSettings: settings, weather, art, safe }: PlannedCard,
  picture: readonly string[] | 'awaited' | null,
  words: WordBoxes | null,
): CardBackground {
  const background: Background = BACKGROUNDS[settings.backgroundType]
  const isAwaited = picture === 'awaited'
  const isUnknown = !picture && hasPicture(settings)
  return {
    settings,
    background,
    colours: isAwaited ? [settings.backgroundColor] : (picture ?? background.grounds(settings)),
    mood: weather?.mood ?? null,
    moodId: weather?.id ?? '',
    veil: isUnknown ? safeScrim(settings) : null,
    isAwaited,
    painted: words && art && ((box) => art.nodes(box, safe)),
  }
}

export function backgroundNodes(
  { settings, background, mood, moodId, isAwaited, painted, veil: scrim }: CardBackground,
  area: Box & { radiusPx?: number },
  id: string,
  { veil, ...stage }: { veil: string | null } & Pick<Stage, 'isPhoto' | 'cover' | 'words'>,
): SceneNode[] {
  const { x, y, width, height } = area
  const box = { x, y, width, height }
  const scenery = mood
    ? sceneries(JSON.stringify([moodId, box, stage]), () => {
        const unit = Math.min(width, height) / SHORT_SIDE_PX
        const random = seededRandom(`${moodId} ${width}×${height}`)
        return mood.overlay({ area: box, unit, random, ...stage })
      })
    : []
  const children = [
    ...(painted?.(box) ?? background.nodes(settings, box)).map((node) =>
      node.type === 'image' && isAwaited ? { ...node, isAwaited } : node,
    ),
    // An unmeasured picture first gets the generic scrim.
    ...(scrim ? [{ type: 'rect', id: 'scrim', ...box, fill: scrim } as const] : []),
    ...(veil ? [{ type: 'rect', id: 'veil', ...box, fill: veil } as const] : []),
    ...scenery,
  ]
  return [{ type: 'group', id, clip: area, children: children.map((node) => prefixIds(node, id)) }]
}

/** Every copy of the background needs unique ids. */
function prefixIds(node: SceneNode, id: string): SceneNode {
  const name = `${id}-${node.id}`
  return node.type === 'group'
    ? { ...node, id: name, children: node.children.map((child) => prefixIds(child, id)) }
    : { ...node, id: name }
}

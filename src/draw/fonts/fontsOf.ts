import type { Font, Scene, SceneNode } from '../../scene/nodes'

export interface FaceUse {
  family: string
  weight: number
  italic: boolean
  characters: string // unique, in order of first use
}

export function fontsOf(scene: Pick<Scene, 'still' | 'live'>): FaceUse[] {
  const uses = new Map<string, { font: Font; characters: Set<string> }>()
  const visit = (node: SceneNode): void => {
    if (node.type === 'group') node.children.forEach(visit)
    if (node.type !== 'text') return
    for (const { font, text } of node.runs) {
      const key = faceKey(font)
      const use = uses.get(key) ?? { font, characters: new Set<string>() }
      uses.set(key, use)
      for (const character of text) use.characters.add(character)
    }
  }
  scene.still.forEach(visit)
  scene.live.forEach(visit)
  return [...uses.values()].map(({ font: { family, weight, italic }, characters }) => ({
    family,
    weight,
    italic,
    characters: [...characters].join(''),
  }))
}

export function faceKey({ family, weight, italic }: Pick<Font, 'family' | 'weight' | 'italic'>): string {
  return `${family} ${weight}${italic ? ' italic' : ''}`
}

/** Joiners and variation selectors need no file; nearly every emoji file has them. */
export function visibleOf(characters: string): string {
  return characters.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
}

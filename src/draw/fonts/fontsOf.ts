import type { Font, Scene, SceneNode } from '../../scene/nodes'

/** The characters that a scene draws in one face. */
export interface FaceUse {
  family: string
  weight: number
  italic: boolean
  characters: string // each once, in order of first use
}

/** The faces that a scene needs, with the characters that have to be loaded of each. */
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

/** `Inter Variable 680 italic` */
export function faceKey({ family, weight, italic }: Pick<Font, 'family' | 'weight' | 'italic'>): string {
  return `${family} ${weight}${italic ? ' italic' : ''}`
}

/** The characters that need a file. Joiners and variation selectors, which nearly all files of emoji have, do not. */
export function visibleOf(characters: string): string {
  return characters.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
}

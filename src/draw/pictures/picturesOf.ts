import type { Scene, SceneNode } from '../../scene/nodes'

export function picturesOf(scene: Pick<Scene, 'still' | 'live'>): string[] {
  const srcs = new Set<string>()
  const visit = (node: SceneNode): void => {
    if (node.type === 'image') srcs.add(node.src)
    if (node.type === 'group') node.children.forEach(visit)
  }
  scene.still.forEach(visit)
  scene.live.forEach(visit)
  return [...srcs]
}

import type { Scene, SceneNode } from '../../scene/nodes'

export interface Picture {
  source: CanvasImageSource
  widthPx: number
  heightPx: number
}

/** `blocked`: by the network or CORS; `gone`: a visitor's own picture no longer in this browser. */
export class PictureFailure extends Error {
  constructor(
    readonly src: string,
    readonly code: 'blocked' | 'not-found' | 'broken' | 'too-slow' | 'gone',
    options?: ErrorOptions,
  ) {
    super(`picture ${code}: ${src.slice(0, 200)}`, options)
    this.name = 'PictureFailure'
  }
}

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

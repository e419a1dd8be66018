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

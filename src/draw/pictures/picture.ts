/** A decoded picture that is safe to draw: reading the canvas back stays allowed. */
export interface Picture {
  source: CanvasImageSource
  widthPx: number
  heightPx: number
}

/** Why a picture did not come. `blocked`: the network or the other site's rules (CORS) kept it; `gone`: one of the visitor's own, no longer in this browser. */
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

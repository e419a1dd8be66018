/** A decoded picture that is safe to draw: reading the canvas back stays allowed. */
export interface Picture {
  source: CanvasImageSource
  widthPx: number
  heightPx: number
}

/** Why a picture did not come. `blocked`: the network or the other site's rules (CORS) kept it from us. */
export class PictureFailure extends Error {
  constructor(
    readonly src: string,
    readonly code: 'blocked' | 'not-found' | 'broken' | 'too-slow',
    options?: ErrorOptions,
  ) {
    super(`picture ${code}: ${src.slice(0, 200)}`, options)
    this.name = 'PictureFailure'
  }
}

const TIME_LIMIT_MS = 12_000
const MAX_SIDE_PX = 5_120 // a 4x card is at most 5040 wide; more would only fill memory

/** Fetches and decodes a picture; rejects with PictureFailure and nothing else. */
export async function loadPicture(src: string): Promise<Picture> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const blob = await fetched(src, signal)
  return decoded(src, blob, signal)
}

async function fetched(src: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(src, { mode: 'cors', credentials: 'omit', signal }).catch((cause: unknown) => {
    throw new PictureFailure(src, signal.aborted ? 'too-slow' : 'blocked', { cause })
  })
  if (!response.ok) throw new PictureFailure(src, 'not-found', { cause: response.status })
  return response.blob().catch((cause: unknown) => {
    throw new PictureFailure(src, signal.aborted ? 'too-slow' : 'broken', { cause })
  })
}

// Through an <img>, for SVG too, which createImageBitmap refuses; from a blob: URL, so it never taints.
async function decoded(src: string, blob: Blob, signal: AbortSignal): Promise<Picture> {
  const url = URL.createObjectURL(blob)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    if (width === 0 || height === 0) throw new Error('a picture without a size')
    const shrink = Math.min(1, MAX_SIDE_PX / Math.max(width, height))
    const source = await createImageBitmap(image, {
      resizeWidth: Math.max(1, Math.round(width * shrink)),
      resizeHeight: Math.max(1, Math.round(height * shrink)),
      resizeQuality: 'high',
    })
    return { source, widthPx: source.width, heightPx: source.height }
  } catch (cause) {
    throw new PictureFailure(src, signal.aborted ? 'too-slow' : 'broken', { cause })
  } finally {
    URL.revokeObjectURL(url)
  }
}

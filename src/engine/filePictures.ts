import { dirname, resolve } from 'node:path'
import { collectGarbage } from '../draw/node/memory'
import { oneAtATime } from '../draw/tasks'
import { createPictures, type Pictures } from '../draw/pictures/images'
import { nodePicture } from '../draw/node/nodePicture'
import { PictureFailure } from '../draw/pictures/picture'
import { webAddress } from '../scene/values'
import type { DialDependencies } from '../server/safeFetch/dial'
import type { SafeFetch } from '../server/safeFetch/safeFetch'
import { readBoundedFile } from '../draw/node/boundedFile'

/**
 * Keep any card below 300 MB (DECISIONS.md, Memory of the command). A decoder takes up to 12 bytes per pixel,
 * and so does a decoded picture.
 */
const MAX_FILE_BYTES = 12_000_000
const MAX_PIXELS = 12_600_000 // a phone's 12 megapixels
const KEPT_PX = { most: 6_000_000, ofAll: 10_000_000, least: 750_000, lessByCardPx: 0.5 } // the larger the card, the less

/**
 * Takes data or web URLs, or paths relative to the settings file. Strangers may have written it, so web
 * pictures are fetched as safely as on the server.
 */
export function filePictures(
  namedIn: string | undefined,
  cardPx: number,
  dependencies: Partial<DialDependencies> = {},
): Pictures {
  const folder = namedIn === undefined ? '.' : dirname(namedIn)
  const fetchSafely = lazySafeFetch(dependencies)
  let roomPx = Math.min(KEPT_PX.most, KEPT_PX.ofAll - KEPT_PX.lessByCardPx * cardPx)
  const inTurn = oneAtATime()
  const loaded = async (src: string) => {
    const bytes = await bytesOf(src, folder, fetchSafely).catch((cause: unknown) => {
      throw new PictureFailure(src, 'not-found', { cause })
    })
    const limits = { maxPixels: MAX_PIXELS, keptPixels: Math.max(roomPx, KEPT_PX.least) }
    return nodePicture(bytes, limits).catch((cause: unknown) => {
      throw new PictureFailure(src, 'broken', { cause })
    })
  }
  return createPictures((src) =>
    inTurn(async () => {
      const picture = await loaded(src)
      collectGarbage() // frees its file before the next one
      roomPx -= picture.widthPx * picture.heightPx
      return picture
    }),
  )
}

async function bytesOf(
  src: string,
  folder: string,
  fetchSafely: () => Promise<SafeFetch>,
): Promise<Uint8Array> {
  if (/^data:/i.test(src)) return dataBytes(src)
  const url = webAddress(src)
  if (!url) return readBoundedFile(resolve(folder, src), MAX_FILE_BYTES)
  const { fetchRemotePicture } = await import('../server/remotePicture')
  return (await fetchRemotePicture(url, await fetchSafely())).bytes
}

/** `data:image/png;base64,…`; a few kilobytes at most in settings. */
function dataBytes(src: string): Uint8Array {
  const comma = src.indexOf(',')
  const [head, data] = [src.slice(0, comma), src.slice(comma + 1)]
  return /;base64$/i.test(head)
    ? Buffer.from(data, 'base64')
    : Buffer.from(decodeURIComponent(data), 'latin1')
}

/** Loaded with the first web picture, which few cards have. */
function lazySafeFetch(dependencies: Partial<DialDependencies>): () => Promise<SafeFetch> {
  let fetching: Promise<SafeFetch> | null = null
  return () =>
    (fetching ??= import('../server/safeFetch/safeFetch').then(({ createSafeFetch }) =>
      createSafeFetch(dependencies),
    ))
}

import { parsedUrl } from '../../scene/values'
import { MAX_PICTURE_BYTES } from './pictureLimits'
import { PictureRefusal } from './pictureRefusal'

const TIME_LIMIT_MS = 12_000

type Fetch = (address: string, init: RequestInit) => Promise<Response>

const browserFetch: Fetch = (address, init) => fetch(address, init)

/** It sends no cookies. @throws {PictureRefusal} and nothing else */
export async function fetchPicture(
  address: string,
  signal?: AbortSignal,
  fetchIt: Fetch = browserFetch,
): Promise<Blob> {
  const url = urlOf(address)
  if (!url) throw new PictureRefusal('bad-address')
  const limit = AbortSignal.timeout(TIME_LIMIT_MS)
  const either = signal ? AbortSignal.any([signal, limit]) : limit
  const refusal = async (cause: unknown) => {
    if (cause instanceof PictureRefusal) return cause
    if (signal?.aborted) return new PictureRefusal('aborted', { cause })
    const site = url.host
    if (limit.aborted) return new PictureRefusal('too-slow', { site, cause })
    const code = (await responds(url, either, fetchIt)) ? 'site-forbids' : 'no-answer'
    return new PictureRefusal(code, { site, cause })
  }
  try {
    const response = await fetchIt(url.href, { mode: 'cors', credentials: 'omit', signal: either })
    if (!response.ok) throw new PictureRefusal('not-found', { site: url.host })
    return await boundedBlob(response)
  } catch (cause) {
    throw await refusal(cause)
  }
}

/** A leading slash means our own site; a leading domain means https. */
function urlOf(address: string): URL | null {
  const isBare = /^[\w-]+(\.[\w-]+)+(:\d+)?\//.test(address)
  const whole = isBare ? `https://${address}` : address
  const base = address.startsWith('/') ? location.href : undefined
  const url = parsedUrl(whole, base)
  return url && ['http:', 'https:', 'data:', 'blob:'].includes(url.protocol) ? url : null
}

/** Without CORS the response is opaque, but it arrives. */
async function responds(url: URL, signal: AbortSignal, fetchIt: Fetch): Promise<boolean> {
  const init: RequestInit = { mode: 'no-cors', credentials: 'omit', signal }
  return fetchIt(url.href, init).then(
    ({ body }) => (void body?.cancel(), true),
    () => false,
  )
}

async function boundedBlob(response: Response): Promise<Blob> {
  if (Number(response.headers.get('content-length')) > MAX_PICTURE_BYTES)
    throw new PictureRefusal('too-heavy')
  if (!response.body) return response.blob()
  const reader = response.body.getReader()
  const parts: BlobPart[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > MAX_PICTURE_BYTES) {
      void reader.cancel()
      throw new PictureRefusal('too-heavy')
    }
    parts.push(next.value as Uint8Array<ArrayBuffer>)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

import { isOwnPicture } from '../../../draw/pictures/pictureStore'
import { parsedUrl } from '../../../scene/values'

/** Names of pictures for messages: file name or host; the visitor's own are called `ownName`. */
export function pictureNames(failures: readonly { src: string }[], ownName: string): string {
  return failures.map(({ src }) => (isOwnPicture(src) ? ownName : nameOf(src))).join(', ')
}

const MAX_LENGTH = 40

const ANYWHERE = 'http://here'

function nameOf(src: string): string {
  const url = parsedUrl(src, ANYWHERE)
  if (!url) return shortened(src)
  const { protocol, pathname, host } = url
  if (protocol === 'blob:' || protocol === 'data:') return protocol.slice(0, -1)
  return shortened(decodeSafely(pathname.split('/').at(-1) ?? '') || host)
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function shortened(name: string): string {
  return name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name
}

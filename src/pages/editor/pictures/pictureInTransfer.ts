import type { PictureGiven } from '../../../draw/pictures/takePicture'
import { parsedHtml } from '../../../draw/trustedTypes'
import { webAddress } from '../../../scene/values'

/**
 * A file, else an image from a page, else a URL; or null. Its bytes later tell whether a file is a picture.
 */
export function pictureInTransfer(data: DataTransfer | null): PictureGiven | null {
  if (!data) return null
  const files = [...data.files]
  const file = files.find(({ type }) => type.startsWith('image/')) ?? files[0]
  if (file) return file
  return (
    draggedImage(data.getData('text/html')) ??
    addressIn(data.getData('text/uri-list') || data.getData('text/plain'))
  )
}

/** Whether a drag may contain a picture: contents are readable only on drop. */
export function mayHoldPicture(data: DataTransfer | null): boolean {
  const types = data?.types ?? []
  return types.includes('Files') || types.includes('text/uri-list')
}

/** The URL if it is the text's only line, else null. */
export function addressIn(text: string): string | null {
  const line = text
    .split(/\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('#')) // skips comments of a URI list, RFC 2483
  const [address] = line
  if (!address || line.length > 1 || /\s/.test(address)) return null
  return webAddress(address) || /^data:image\//i.test(address) ? address : null
}

function draggedImage(html: string): string | null {
  if (html === '') return null
  const images = parsedHtml(html).images
  return images.length === 1 ? addressIn(images[0]?.getAttribute('src') ?? '') : null
}

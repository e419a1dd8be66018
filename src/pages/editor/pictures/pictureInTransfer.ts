import type { PictureGiven } from '../../../draw/pictures/takePicture'
import { parsedHtml } from '../../../draw/trustedTypes'
import { webAddress } from '../../../scene/values'

/**
 * The picture in a drop or paste: first a file, then an image dragged from a page, then a URL; null if there
 * is none. Whether a file is a picture is decided later, by its bytes.
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

/** Whether a current drag may hold a picture: its contents are readable only on drop. */
export function mayHoldPicture(data: DataTransfer | null): boolean {
  const types = data?.types ?? []
  return types.includes('Files') || types.includes('text/uri-list')
}

/** The URL, if it is a text's only line; null otherwise. */
export function addressIn(text: string): string | null {
  const line = text
    .split(/\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('#')) // comments of a URI list, RFC 2483
  const [address] = line
  if (!address || line.length > 1 || /\s/.test(address)) return null
  return webAddress(address) || /^data:image\//i.test(address) ? address : null
}

function draggedImage(html: string): string | null {
  if (html === '') return null
  const images = parsedHtml(html).images
  return images.length === 1 ? addressIn(images[0]?.getAttribute('src') ?? '') : null
}

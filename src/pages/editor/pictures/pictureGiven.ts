import type { PictureGiven } from '../../../draw/pictures/takePicture'
import { webAddress } from '../../../scene/values'

/**
 * The picture in what was dropped or pasted: a file first, then the picture of a page that was dragged, then an
 * address. null where there is none. Whether a file is a picture is told by its bytes, later.
 */
export function pictureGiven(data: DataTransfer | null): PictureGiven | null {
  if (!data) return null
  const files = [...data.files]
  const file = files.find(({ type }) => type.startsWith('image/')) ?? files[0]
  if (file) return file
  return (
    draggedImage(data.getData('text/html')) ??
    addressIn(data.getData('text/uri-list') || data.getData('text/plain'))
  )
}

/** True where a drag that is still under way may hold a picture: what it holds is told only when it is dropped. */
export function mayHoldPicture(data: DataTransfer | null): boolean {
  const types = data?.types ?? []
  return types.includes('Files') || types.includes('text/uri-list')
}

/** The one line of a text that is a web address; anything else is text. */
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
  const images = new DOMParser().parseFromString(html, 'text/html').images
  return images.length === 1 ? addressIn(images[0]?.getAttribute('src') ?? '') : null
}

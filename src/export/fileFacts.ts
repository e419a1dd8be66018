import { HEAD_BYTES, pictureKind, pictureSize } from '../draw/pictures/pictureKind'

/** A file as its own bytes tell it, whatever was asked for. */
export interface FileFacts {
  mimeType: string
  widthPx: number
  heightPx: number
  bytes: number
}

/** Reads type and size back from a picture file; 0 × 0 where its head tells no size. */
export async function fileFacts(file: Blob): Promise<FileFacts> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const { widthPx, heightPx } = pictureSize(head) ?? { widthPx: 0, heightPx: 0 }
  return { mimeType: `image/${pictureKind(head)}`, widthPx, heightPx, bytes: file.size }
}

/** What was promised of a file and is not so. */
export function brokenPromise(
  facts: FileFacts,
  promised: { mimeType: string; widthPx: number; heightPx: number },
): 'type' | 'size' | null {
  if (facts.mimeType !== promised.mimeType) return 'type'
  return facts.widthPx === promised.widthPx && facts.heightPx === promised.heightPx ? null : 'size'
}

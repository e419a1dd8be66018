import { dayOf, type Card } from '../card/card'
import type { ExportOptions } from '../card/exportOptions'
import type { PictureFailure } from '../draw/pictures/picture'
import type { ReadyScene } from '../draw/readyScene'
import type { ExportedCard, FileFacts } from '../export/encodePicture'
import type { AskedSize } from '../export/fileSize'
import { ExportError, type ExportErrorCode } from '../export/exportError'
import { FORMATS } from '../export/formats'
import { fileName } from '../export/save'

export interface PictureFile {
  file: File
  facts: FileFacts
  limitedBy: ExportedCard['limitedBy']
  failedPictures: readonly PictureFailure[] // drawn as placeholders
  mostBytes: number | null // the target's file size limit
}

export type DrawRequest = Pick<ExportOptions, 'format' | 'quality' | 'opensAgain'> & AskedSize

export type DrawnFileErrorCode = ExportErrorCode | 'no-code'

/** @throws {ExportError} also if the file fails verification; `no-code`: the drawing code did not load */
export async function drawnFile(ready: ReadyScene, request: DrawRequest, card: Card): Promise<PictureFile> {
  // This module includes Konva.
  const { exportCard } = await import('../export/exportCard').catch((cause: unknown) => {
    throw new ExportError<DrawnFileErrorCode>('no-code', 'the drawing code did not load', { cause })
  })
  const exported = await exportCard(ready, { ...request, card: request.opensAgain ? card : null })
  const { blob, type, facts, limitedBy, failedPictures } = exported
  const file = new File([blob], fileName(dayOf(card), FORMATS[request.format].extension), { type })
  return { file, facts, limitedBy, failedPictures, mostBytes: request.target?.mostBytes ?? null }
}

import type { TFunction } from 'i18next'
import { FORMATS, type FormatId } from '../../../export/formats'
import { bytesInWords } from '../../../language/bytesInWords'
import type { TargetFit } from '../../../look/fitsTargets'
import { ratioOfTarget, TARGETS } from '../../../look/targets'
import type { DrawnFileErrorCode, PictureFile } from '../../../state/pictureFile'
import { isOwnPicture } from '../../../draw/pictures/pictureStore'
import { parsedUrl } from '../../../scene/values'

export function fileWords({ facts }: PictureFile) {
  const format = Object.values(FORMATS).find(({ mimeType }) => mimeType === facts.mimeType)?.label ?? ''
  return { width: facts.widthPx, height: facts.heightPx, format, size: bytesInWords(facts.bytes) }
}

export function fileRemarks(t: TFunction, picture: PictureFile): string[] {
  const { facts, limitedBy, failedPictures, mostBytes } = picture
  const { width, height } = fileWords(picture)
  return [
    ...(limitedBy ? [t('export.reduced', { width, height })] : []),
    ...(mostBytes !== null && facts.bytes > mostBytes
      ? [tooHeavyWords({ bytes: facts.bytes, mostBytes }, t)]
      : []),
    ...(failedPictures.length > 0
      ? [t('export.blanks', { names: pictureNames(failedPictures, t('pictures.yours')) })]
      : []),
  ]
}

export function failureWords(
  t: TFunction,
  code: DrawnFileErrorCode,
  { format, scale }: { format: FormatId; scale: number },
): string {
  if (code === 'empty' && scale === 1) return t('export.failures.emptyAtOne')
  return t(`export.failures.${code}`, { format: FORMATS[format].label })
}

/** Why a target rejects a file, or how it changes it: `is 9:16`, `430 KB of 90`; or ''. */
export function fitWords({ id, misfit, makesJpeg }: TargetFit, t: TFunction): string {
  if (misfit === null) return makesJpeg ? t('target.makesJpeg') : ''
  if (misfit.code === 'format') return t('target.format', { format: FORMATS[misfit.wanted].label })
  if (misfit.code === 'bytes') return tooHeavyWords(misfit, t)
  const { widthPx: width, heightPx: height } = misfit
  if (misfit.code === 'pixels') return t('target.pixels', { width, height })
  return t('target.shape', { ratio: ratioOfTarget(TARGETS[id]) ?? `${width} × ${height}` })
}

/** `412 KB of 90` */
function tooHeavyWords({ bytes, mostBytes }: { bytes: number; mostBytes: number }, t: TFunction): string {
  return t('target.tooHeavy', { kb: Math.ceil(bytes / 1_000), most: Math.floor(mostBytes / 1_000) })
}

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

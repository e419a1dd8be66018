import { clearAllCache } from '@napi-rs/canvas'
import type { Card } from '../../../card/card'
import { cardLink } from '../../../card/cardLink'
import { unlessOnDisk, withPictures } from '../../../card/cardPictures'
import type { Pictures } from '../../../draw/pictures/images'
import { forgetFonts } from '../../../draw/node/nodeFonts'
import { cardFile } from '../../../export/cardFile'
import { fileSize } from '../../../export/fileSize'
import { cardSize, FULL_VIEW, type View } from '../../../layout/view'
import { targetOf } from '../../../look/targets'
import { filePictures } from '../filePictures'
import { isPictureFormat } from '../fileFormats'
import type { DrawnCard, DrawRequest } from '../task'
import { lackedGlyphs, problemsOf, weightProblem } from './problems'

const MAX_FONT_FILES = 96 // enough for about twenty, as for the server's cards; a hundred more take 50 MB

/** Draws one card at a time; keeps pictures that the next card shows too. */
export function createCardRenderer(): (request: DrawRequest) => Promise<DrawnCard> {
  let kept: { key: string; pictures: Pictures } | null = null

  function picturesFor(request: DrawRequest, cardPx: number): Pictures {
    const { card, picturesIn } = request
    const subject = card.kind === 'quote' ? card.quote : card.product
    const shown = Object.entries(subject).filter(([name]) => name.endsWith('Url'))
    const key = JSON.stringify([picturesIn, cardPx, card.settings.backgroundImage.src, shown])
    if (kept?.key !== key) kept = { key, pictures: filePictures(picturesIn ?? undefined, cardPx) }
    return kept.pictures
  }

  return async (request) => {
    const { card, options, size, linkOrigin } = request
    const view: View = { ...FULL_VIEW, size }
    const target = size ? { ...size, mostBytes: null } : targetOf(card.settings.target)
    const logical = cardSize(card.settings.aspectRatio, view, targetOf(card.settings.target))
    const px = fileSize(logical, { scale: options.scale, target })
    const pictures = picturesFor(request, px.widthPx * px.heightPx)
    const { format } = options
    const asked = { scale: options.scale, target }
    const file = isPictureFormat(format)
      ? await cardFile(card, { ...options, format }, pictures, view, target)
      : await (
          await import('../../../export/vector/vectorCardFile')
        ).vectorCardFile(card, format, asked, pictures, view)
    const link = linkOrigin === null ? null : await linkOf(card, linkOrigin)
    if (forgetFonts(MAX_FONT_FILES)) clearAllCache()
    return {
      bytes: file.bytes,
      widthPx: file.widthPx,
      heightPx: file.heightPx,
      problems: [...problemsOf(file), ...weightProblem(file, targetOf(card.settings.target))],
      lacksGlyphs: lackedGlyphs(file),
      lacksPictures: file.failedPictures.length > 0,
      link,
    }
  }
}

/** The link is public: it must reveal nothing of this disk. */
async function linkOf(card: Card, origin: string): Promise<string> {
  return (await cardLink(withPictures(card, unlessOnDisk), { origin, isPrivate: false })).url
}

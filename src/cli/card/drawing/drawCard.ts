import type { Card } from '../../../card/card'
import { cardLink } from '../../../card/cardLink'
import { unlessOnDisk, withPictures } from '../../../card/cardPictures'
import type { Pictures } from '../../../draw/pictures/images'
import { keepFewFonts } from '../../../draw/node/nodeFonts'
import { fileOfCard } from '../../../export/cardFile'
import { fileSize } from '../../../export/fileSize'
import { cardSize, FULL_VIEW, type View } from '../../../layout/view'
import { hasPicture, UNMOVED } from '../../../look/backgrounds'
import { targetOf } from '../../../look/targets'
import { keysOf } from '../../../scene/values'
import { filePictures } from '../../../engine/filePictures'
import type { DrawnCard, DrawRequest } from '../task'
import { lackedGlyphs, problemsOf, weightProblem } from './problems'

/** Keeps pictures that the next card shows too. */
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
    const { options, size, linkOrigin } = request
    const view: View = { ...FULL_VIEW, size }
    const { aspectRatio, target: targetId } = request.card.settings
    const target = size ? { ...size, mostBytes: null } : targetOf(targetId)
    const logical = cardSize(aspectRatio, view, targetOf(targetId))
    const px = fileSize(logical, { scale: options.scale, target })
    const pictures = picturesFor(request, px.widthPx * px.heightPx)
    const card = request.isChosen ? await withSubject(request.card, pictures) : request.card
    const file = await fileOfCard(card, options, pictures, view, target)
    const link = linkOrigin === null ? null : await linkOf(card, linkOrigin)
    keepFewFonts()
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

/** Looks at a picture that was chosen here, as the editor does; a focus of its own stays. */
async function withSubject(card: Card, pictures: Pictures): Promise<Card> {
  const { settings } = card
  const image = settings.backgroundImage
  if (!hasPicture(settings) || image.calm !== '') return card
  const { subjectOf } = await import('../../../draw/pictures/findSubject')
  const found = await subjectOf(image.src, pictures)
  const findsSubject = image.findsSubject && keysOf(UNMOVED).every((name) => image[name] === UNMOVED[name])
  return { ...card, settings: { ...settings, backgroundImage: { ...image, ...found, findsSubject } } }
}

/** The link is public: it must reveal nothing of this disk. */
async function linkOf(card: Card, origin: string): Promise<string> {
  return (await cardLink(withPictures(card, unlessOnDisk), { origin, isPrivate: false })).url
}

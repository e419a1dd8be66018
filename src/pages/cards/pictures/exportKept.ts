import { dayOf, type Card } from '../../../card/card'
import { DEFAULT_EXPORT_OPTIONS } from '../../../card/exportOptions'
import { browserFonts } from '../../../draw/fonts/browserFonts'
import { inSlices, nextTask } from '../../../draw/inSlices'
import { layInSteps } from '../../../draw/layInSteps'
import { pictures } from '../../../draw/pictures/images'
import { tonesOfPictures } from '../../../draw/pictures/pictureTones'
import { readyScene } from '../../../draw/readyScene'
import { exportCard } from '../../../export/exportCard'
import { FORMATS } from '../../../export/formats'
import { fileName, saveBlob } from '../../../export/save'
import { sceneToExport } from '../../../export/sceneToExport'
import { layoutCardInSteps } from '../../../layout/layoutCard'
import { FULL_VIEW } from '../../../layout/view'
import { targetOf } from '../../../look/targets'

/** Downloads a card as the editor would with its first settings, or as what the card is made for wants it. @throws {ExportError} */
export async function exportKept(card: Card): Promise<void> {
  const { signal } = new AbortController()
  const tonesOf = tonesOfPictures(pictures)
  const lay = () =>
    inSlices(
      layInSteps((metrics) => layoutCardInSteps(card, metrics, FULL_VIEW, tonesOf)),
      () => nextTask(signal),
    )
  const ready = sceneToExport(await readyScene(lay, { fonts: browserFonts, pictures }, signal))
  const target = targetOf(card.settings.target)
  const format = target?.format ?? DEFAULT_EXPORT_OPTIONS.format
  const options = { ...DEFAULT_EXPORT_OPTIONS, format, target }
  const { blob } = await exportCard(ready, { ...options, card: options.opensAgain ? card : null })
  saveBlob(blob, fileName(dayOf(card), FORMATS[format].extension))
}

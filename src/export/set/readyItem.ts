import type { SetItem } from '../../card/set/setItem'
import { browserFonts } from '../../draw/fonts/browserFonts'
import { inSlices, nextTask } from '../../draw/inSlices'
import { layInSteps } from '../../draw/layInSteps'
import { pictures } from '../../draw/pictures/images'
import { tonesOfPictures } from '../../draw/pictures/pictureTones'
import { readyScene, type ReadyScene } from '../../draw/readyScene'
import { layoutCardInSteps } from '../../layout/layoutCard'
import { FULL_VIEW } from '../../layout/view'
import { sceneToExport } from '../sceneToExport'

const tonesOf = tonesOfPictures(pictures)

/**
 * The scene of a set's picture with its fonts and pictures loaded: laid out on the page, in slices between which it answers,
 * since the page has all that words are measured by.
 * @throws {ExportError}
 */
export async function readyItem({ card }: SetItem, signal: AbortSignal): Promise<ReadyScene> {
  const lay = () =>
    inSlices(
      layInSteps((metrics) => layoutCardInSteps(card, metrics, FULL_VIEW, tonesOf)),
      () => nextTask(signal),
    )
  return sceneToExport(await readyScene(lay, { fonts: browserFonts, pictures }, signal))
}

import type { SetItem } from '../../card/set/setItem'
import { readyCard } from '../../draw/readyCard'
import type { ReadyScene } from '../../draw/readyScene'
import { FULL_VIEW } from '../../layout/view'
import { sceneToExport } from '../sceneToExport'

/**
 * The scene of a set's picture with its fonts and pictures loaded: laid out on the page, which has all that words are measured by.
 * @throws {ExportError}
 */
export async function readyItem({ card }: SetItem, signal: AbortSignal): Promise<ReadyScene> {
  return sceneToExport(await readyCard(card, FULL_VIEW, signal))
}

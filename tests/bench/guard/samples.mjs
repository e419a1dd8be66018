import { exportSamples } from '../exports.mjs'
import { firstCardSamples } from '../firstCard.mjs'
import { layoutSamples } from '../layouts.mjs'
import { thumbnailSamples } from '../thumbnails.mjs'
import { typingSamples } from '../typing.mjs'

/**
 * What the guard compares. `open` opens what a round needs on one side, `sample` measures one round: figures by their
 * names, in ms, less is better. Pages of the bench belong to the commit, which knows its own code.
 */
export const SAMPLES = {
  typing: typingSamples,
  firstCard: firstCardSamples,
  exports: exportSamples,
  thumbnails: thumbnailSamples,
  layouts: layoutSamples,
}

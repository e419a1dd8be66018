import { exportSamples } from '../exports.mjs'
import { firstCardSamples } from '../firstCard.mjs'
import { layoutSamples } from '../layouts.mjs'
import { thumbnailSamples } from '../thumbnails.mjs'
import { typingSamples } from '../typing.mjs'

/**
 * `open` prepares a round on one side, `sample` returns figures by name in ms. Bench pages belong to the
 * commit, which knows its own code.
 */
export const SAMPLES = {
  typing: typingSamples,
  firstCard: firstCardSamples,
  exports: exportSamples,
  thumbnails: thumbnailSamples,
  layouts: layoutSamples,
}

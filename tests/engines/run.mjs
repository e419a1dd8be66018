/**
 * `npm run test:engines` finds or installs Firefox and WebKit, builds the product and tests it in both. `--
 * --built` skips the build.
 */
import { HOW_TO_INSTALL, obtainChromium } from '../../.ci/chromium.mjs'
import {
  HOW_TO_INSTALL_FIREFOX,
  HOW_TO_INSTALL_WEBKIT,
  obtainFirefox,
  obtainWebkit,
} from '../../.ci/engines.mjs'
import { buildProduct, runProgram } from '../../.ci/runProgram.mjs'

const missing = [
  [obtainChromium, HOW_TO_INSTALL],
  [obtainFirefox, HOW_TO_INSTALL_FIREFOX],
  [obtainWebkit, HOW_TO_INSTALL_WEBKIT],
].flatMap(([obtain, howToInstall]) => (obtain() ? [] : [howToInstall]))
if (missing.length > 0) stop(missing.join('\n'))
const words = process.argv.slice(2)
if (!words.includes('--built') && !buildProduct()) stop('The product could not be built.')

process.exit(
  runProgram('vitest', 'vitest.mjs', [
    'run',
    '--config=tests/engines/vitest.config.ts',
    ...words.filter((word) => word !== '--built'),
  ]),
)

function stop(message) {
  console.error(message)
  process.exit(1)
}

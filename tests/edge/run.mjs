/**
 * `npm run test:edge` fetches workerd and deno, builds the product and its edge handler, and tests it in
 * both.
 */
import { HOW_TO_INSTALL, obtainEdgeEngines } from '../../.ci/edgeEngines.mjs'
import { buildEdge, buildProduct, runProgram } from '../../.ci/runProgram.mjs'

const KEEPS_BUILD = process.argv.includes('--built')

if (!obtainEdgeEngines()) stop(HOW_TO_INSTALL)
if (!KEEPS_BUILD && !buildProduct()) stop('The product could not be built.')
if (!buildEdge()) stop('The handler for the edge could not be built.')
process.exit(runProgram('vitest', 'vitest.mjs', ['run', '--config=tests/edge/vitest.config.ts']))

function stop(message) {
  console.error(message)
  process.exit(1)
}

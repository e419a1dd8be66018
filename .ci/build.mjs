/**
 * `npm run build` builds site, server, command and the list of packages that ship; `npm run build cli engine` those
 * alone: the command with the engine for Node, and the engine for pages.
 */
import { writeEngineTypes } from './engineTypes.mjs'
import { buildEdge, buildEngine, buildProduct, buildTo } from './runProgram.mjs'
import { writeSbom } from './sbom.mjs'

const PARTS = {
  all: () => buildProduct() && writeSbom(),
  cli: () => buildTo('cli', 'src/cli/main.ts'),
  edge: buildEdge,
  engine: () => buildEngine() && writeEngineTypes(),
}

const asked = process.argv.slice(2)
const parts = asked.length > 0 ? asked : ['all']
const areKnown = parts.every((part) => PARTS[part])
if (!areKnown) console.error(`npm run build PART, where PART is one of ${Object.keys(PARTS).join(', ')}`)
process.exit(areKnown && parts.every((part) => PARTS[part]()) ? 0 : 1)

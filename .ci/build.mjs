/** `npm run build` builds site, server, command and the list of packages that ship; `npm run build cli` or `edge` that alone. */
import { buildEdge, buildProduct, buildTo } from './runProgram.mjs'
import { writeSbom } from './sbom.mjs'

const PARTS = {
  all: () => buildProduct() && writeSbom(),
  cli: () => buildTo('cli', 'src/cli/main.ts'),
  edge: buildEdge,
}

const [part = 'all'] = process.argv.slice(2)
if (!PARTS[part]) console.error(`npm run build PART, where PART is one of ${Object.keys(PARTS).join(', ')}`)
process.exit(PARTS[part]?.() ? 0 : 1)

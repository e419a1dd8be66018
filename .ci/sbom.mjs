/**
 * Ends a build: dist/sbom.json says what ships, as CycloneDX, by the lockfile alone. It names no host, path or time, so that the same
 * lockfile gives the same bytes.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './runProgram.mjs'
import { shippedPackages } from './shipped.mjs'

// Of all packages: with --omit=dev npm leaves out those that tools need too, such as React.
const ARGS = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
const [file = join(ROOT, 'dist', 'sbom.json')] = process.argv.slice(2)

const { status, stdout, stderr } = spawnSync('npm', ARGS, {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64_000_000,
  shell: process.platform === 'win32',
})
if (status !== 0) {
  console.error(`npm could not list what ships.\n${stderr}`)
  process.exit(1)
}
const licences = new Map(
  shippedPackages().map(({ name, version, license }) => [`${name}@${version}`, license]),
)
const { specVersion, version, bomFormat, metadata, components, dependencies } = JSON.parse(stdout)
const ships = (ref) => licences.has(ref) || ref === metadata.component['bom-ref']
const bom = {
  bomFormat,
  specVersion,
  version,
  metadata: { component: { ...withoutPlaces(metadata.component), name: 'quotidian' } },
  components: components.filter((component) => ships(component['bom-ref'])).map(withoutPlaces),
  dependencies: dependencies
    .filter(({ ref }) => ships(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(ships) })),
}
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(bom, null, 1)}\n`)
console.log(`sbom.json: ${bom.components.length} packages ship`)

function withoutPlaces({ externalReferences: _places, properties: _paths, ...component }) {
  const id = licences.get(component['bom-ref'])
  return { ...component, licenses: component.licenses ?? (id && [{ license: { id } }]) }
}

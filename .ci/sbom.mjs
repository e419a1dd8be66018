/**
 * Writes dist/sbom.json: what ships, as CycloneDX, by the lockfile alone. It names no host, path or time, so that
 * the same lockfile gives the same bytes.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './runProgram.mjs'
import { shippedPackages } from './shipped.mjs'

// npm lists all packages: with --omit=dev it leaves out those that tools need too, such as React.
const ARGS = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']

/** False where npm does not answer. */
export function writeSbom(file = join(ROOT, 'dist', 'sbom.json')) {
  const { status, stdout, stderr } = spawnSync('npm', ARGS, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(`npm could not list what ships.\n${stderr}`)
    return false
  }
  const bom = shippedOnly(JSON.parse(stdout))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(bom, null, 1)}\n`)
  console.log(`sbom.json: ${bom.components.length} packages ship`)
  return true
}

function shippedOnly({ specVersion, version, bomFormat, metadata, components, dependencies }) {
  const licences = new Map(
    shippedPackages().map((shipped) => [`${shipped.name}@${shipped.version}`, shipped.license]),
  )
  const ships = (ref) => licences.has(ref) || ref === metadata.component['bom-ref']
  return {
    bomFormat,
    specVersion,
    version,
    metadata: { component: { ...withoutPlaces(metadata.component, licences), name: 'quotidian' } },
    components: components
      .filter((component) => ships(component['bom-ref']))
      .map((component) => withoutPlaces(component, licences)),
    dependencies: dependencies
      .filter(({ ref }) => ships(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(ships) })),
  }
}

function withoutPlaces({ externalReferences: _places, properties: _paths, ...component }, licences) {
  const id = licences.get(component['bom-ref'])
  return { ...component, licenses: component.licenses ?? (id && [{ license: { id } }]) }
}

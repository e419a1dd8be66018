/** A lockfile for an example: its packages and those of the packed one, as our lockfile has them. */

/** @param names of the example's packages; of the packed one's `manifest` everything that it needs follows */
export function lockOf({ name, version, dependencies }, manifest, packages) {
  const own = {
    version: manifest.version,
    resolved: dependencies.quotidian,
    ...pick(manifest, ['bin', 'dependencies', 'engines', 'peerDependencies']),
  }
  const locked = { '': { name, version, dependencies }, 'node_modules/quotidian': own }
  const follow = (from, needed) => {
    for (const one of needed) {
      const path = nearest(from, one, packages)
      if (path === null || path in locked) continue
      locked[path] = withoutFlags(packages[path])
      follow(path, needsOf(packages[path]))
    }
  }
  follow(
    '',
    [...Object.keys(dependencies), ...needsOf(manifest)].filter((one) => one !== 'quotidian'),
  )
  return { name, version, lockfileVersion: 3, requires: true, packages: locked }
}

function needsOf({ dependencies = {}, optionalDependencies = {}, peerDependencies = {} }) {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
}

/** As Node finds it: beside the package that asks, else further up. */
function nearest(from, name, packages) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (path in packages) return path
    if (folder === '') return null
    if (!folder.includes('/node_modules/')) folder = ''
  }
}

function withoutFlags({ dev: _dev, devOptional: _devOptional, peer: _peer, ...entry }) {
  return entry
}

function pick(from, names) {
  return Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]]] : [])))
}

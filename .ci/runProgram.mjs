/** Runs programs of our packages with the current Node and no shell: the same on every system. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The path of a package's program. */
export function programPath(packageName, program) {
  return join(dirname(require.resolve(`${packageName}/package.json`)), program)
}

/** Runs `program` of a package in the project's root, with inherited output, and returns its exit code. */
export function runProgram(packageName, program, args, environment = {}) {
  const { status } = spawnSync(process.execPath, [programPath(packageName, program), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return status ?? 1
}

/** Builds site, server and command; false if any build fails. */
export function buildProduct() {
  return [
    [],
    ['--ssr', 'src/server/main.ts', '--outDir', 'dist/server'],
    ['--ssr', 'src/cli/main.ts', '--outDir', 'dist/cli'],
  ].every((args) => runProgram('vite', 'bin/vite.js', ['build', ...args]) === 0)
}

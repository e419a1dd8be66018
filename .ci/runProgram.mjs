/** Programs of our packages, run by this very Node without a shell: the same on every system. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Where a package's program lies. */
export function programPath(packageName, program) {
  return join(dirname(require.resolve(`${packageName}/package.json`)), program)
}

/** Runs `program` of a package in the project's root and gives its exit code; what it prints is seen. */
export function runProgram(packageName, program, args, environment = {}) {
  const { status } = spawnSync(process.execPath, [programPath(packageName, program), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return status ?? 1
}

/** Builds site, server and command; false where one of them could not be. */
export function buildProduct() {
  return [
    [],
    ['--ssr', 'src/server/main.ts', '--outDir', 'dist/server'],
    ['--ssr', 'src/cli/main.ts', '--outDir', 'dist/cli'],
  ].every((args) => runProgram('vite', 'bin/vite.js', ['build', ...args]) === 0)
}

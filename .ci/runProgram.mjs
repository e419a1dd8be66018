/** Runs programs of our packages with the current Node and no shell, which works alike on every system. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

export function programPath(packageName, program) {
  return join(dirname(require.resolve(`${packageName}/package.json`)), program)
}

export function runProgram(packageName, program, args, environment = {}) {
  const { status } = spawnSync(process.execPath, [programPath(packageName, program), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return status ?? 1
}

export function buildProduct() {
  return build() && buildTo('server', 'src/server/main.ts') && buildTo('cli', 'src/cli/main.ts')
}

/** Builds a program for Node to a folder of dist/; false if that fails. */
export function buildTo(folder, file) {
  return build('--ssr', file, '--outDir', `dist/${folder}`)
}

/** Builds the handler for the edge as dist/edge/main.js; false if that fails. */
export function buildEdge() {
  return build('--config', '.ci/edge.config.mts')
}

/** Builds the engine for pages and workers as dist/engine; false if that fails. */
export function buildEngine() {
  return build('--config', '.ci/engine.config.mts')
}

function build(...args) {
  return runProgram('vite', 'bin/vite.js', ['build', ...args]) === 0
}

/** A port that is free now, as text. */
export async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return String(port)
}

import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { startBuiltServer } from '../fixtures/builtServer.mjs'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const CACHE = join(ROOT, 'node_modules/.cache/bench')

const PAGES = { export: 'tests/bench/page/export.html', typing: 'tests/bench/page/typing.html' }
export const quiet = { root: ROOT, logLevel: 'warn' }

const HERE = { root: ROOT, folder: CACHE }

export async function serveBenchPages({ reuse, tree: { root, folder } = HERE }) {
  const outDir = join(folder, 'pages')
  if (!reuse || !existsSync(outDir)) {
    rmSync(outDir, { recursive: true, force: true })
    const input = Object.values(PAGES).map((page) => join(root, page))
    await build({ ...quiet, root, build: { outDir, copyPublicDir: false, rolldownOptions: { input } } })
  }
  const server = await preview({ ...quiet, root, build: { outDir }, preview: { port: 0 } })
  const origin = `http://localhost:${server.httpServer.address().port}`
  const urls = Object.fromEntries(Object.entries(PAGES).map(([id, page]) => [id, `${origin}/${page}`]))
  return { urls, close: () => server.close() }
}

export async function serveProduct({ reuse, tree: { root, folder } = HERE, env: settings = {} }) {
  const built = join(folder, 'product')
  const outDir = join(built, 'server')
  if (!reuse || !existsSync(outDir)) {
    rmSync(built, { recursive: true, force: true })
    await build({ ...quiet, root, build: { outDir: join(built, 'client') } })
    await build({ ...quiet, root, build: { outDir, ssr: join(root, 'src/server/main.ts') } })
  }
  const { server, origin } = await startBuiltServer({ folder: built, environment: settings })
  return { origin, pid: server.pid, close: () => server.kill() }
}

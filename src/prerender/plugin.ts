import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import type * as WriteSite from './writeSite'

/** `vite build` alone makes a complete site. */
export function staticPages(finish: (root: string, folder: string) => Promise<void>): Plugin {
  let config: ResolvedConfig
  let isWritten = false
  return {
    name: 'static-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { manifest: true } }),
    configResolved(resolved) {
      config = resolved
    },
    writeBundle(_, bundle) {
      isWritten = 'index.html' in bundle // closeBundle also runs after failures and other builds
    },
    closeBundle: {
      order: 'post',
      async handler() {
        if (!isWritten) return
        // Below node_modules, so that the built code finds its packages.
        const cache = join(config.root, 'node_modules', '.cache')
        await mkdir(cache, { recursive: true })
        const folder = await mkdtemp(join(cache, 'static-pages-'))
        try {
          await build({
            root: config.root,
            mode: config.mode,
            logLevel: 'warn',
            ...(config.configFile ? { configFile: config.configFile } : {}),
            build: { ssr: 'src/prerender/writeSite.ts', outDir: folder, emptyOutDir: true },
          })
          const built = (await import(pathToFileURL(join(folder, 'writeSite.js')).href)) as typeof WriteSite
          const client = resolve(config.root, config.build.outDir)
          await built.writeSite(client)
          await finish(config.root, client)
        } finally {
          await rm(folder, { recursive: true })
        }
      },
    },
  }
}

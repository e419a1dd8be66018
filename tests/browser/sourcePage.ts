import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'

/** A blank page that imports our sources directly, for tests that need a real browser. */
export interface SourcePage {
  url: string
  close: () => Promise<void>
}

export async function openSourcePage(): Promise<SourcePage> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'quotidian-source-page-'))
  const server = await createServer({
    configFile: false,
    root: process.cwd(),
    logLevel: 'error',
    appType: 'custom',
    cacheDir,
    server: { port: 0, hmr: false },
    optimizeDeps: { include: ['konva/lib/Core.js', 'konva/lib/Util.js'], noDiscovery: true },
    plugins: [blankPage],
  })
  await server.listen()
  const close = async () => {
    await server.close()
    rmSync(cacheDir, { recursive: true, force: true })
  }
  return { url: `${server.resolvedUrls?.local[0] ?? ''}blank`, close }
}

const blankPage: Plugin = {
  name: 'blank-page',
  configureServer: ({ middlewares }) => {
    middlewares.use('/blank', (_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(
        '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body style="margin:0">',
      )
    })
  },
}

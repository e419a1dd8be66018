import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'

/** Builds the edge bundle as `npm run build edge` does. */
async function bundled(entry?: string): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    configFile: '.ci/edge.config.mts',
    logLevel: 'silent',
    build: { write: false, ...(entry && { ssr: entry }) },
  })
  return (built as Rolldown.RolldownOutput).output
}

describe('the handler for the edge', () => {
  it('is one file that imports nothing', async () => {
    const [main, ...others] = await bundled()
    expect(others).toEqual([])
    expect(main.imports).toEqual([])
    expect(main.dynamicImports.filter((name) => name !== main.fileName)).toEqual([])
    expect(main.exports).toEqual(['default'])
    expect(main.code).not.toMatch(/\bimport\s*\(|\brequire\s*\(\s*["']|["']node:/)
    expect(main.code).not.toMatch(/\b(?:Buffer|__dirname|__filename)\b/)
  })

  it('cannot be built with a module of Node', async () => {
    await expect(bundled('src/server/files/staticFiles.ts')).rejects.toThrow(
      /staticFiles\.ts imports node:fs/,
    )
  })
})

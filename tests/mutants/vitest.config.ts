import { relative } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import project from '../../vite.config.ts'
import { mutantSites, withMutants } from './sites.mjs'

const sites = mutantSites(Number(process.env['MUTANTS_SEED'] ?? 1))

/** The unit tests that run in Node, with all mutants in the product's code. */
export default defineConfig((environment) => {
  const { test: _, ...rest } = project(environment)
  return mergeConfig(rest, {
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre' as const,
        transform(code: string, id: string) {
          const file = relative(process.cwd(), id)
          const own = sites.filter((site) => site.file === file)
          return own.length > 0 ? { code: withMutants(code, own), map: null } : null
        },
      },
    ],
    test: {
      environment: 'node',
      setupFiles: ['tests/propertySeed.ts', 'tests/mutants/setup.ts'],
      include: ['tests/**/*.test.{ts,tsx}'],
      exclude: ['tests/browser/**', 'tests/**/*.browser.test.{ts,tsx}'],
      testTimeout: 240_000,
      hookTimeout: 240_000,
      expect: { poll: { timeout: 30_000 } },
      update: 'none' as const,
      tags: project(environment).test?.tags ?? [],
      bail: 1,
    },
  })
})

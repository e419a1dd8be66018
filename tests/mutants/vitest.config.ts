import { relative } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import project from '../../vite.config.ts'
import { mutantSites, withMutants } from './sites.mjs'

const sites = mutantSites(Number(process.env['MUTANTS_SEED'] ?? 1))

/** Node unit tests in their own projects, with all mutants in the product's code. */
export default defineConfig((environment) => {
  const config = project(environment)
  const inNode = (config.test!.projects as TestProjectInlineConfiguration[]).filter(
    ({ test }) => !test?.browser,
  )
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
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
      ...config.test,
      bail: 1,
      projects: inNode.map(({ test, ...rest }) => ({
        ...rest,
        test: {
          ...test,
          setupFiles: [test?.setupFiles ?? [], 'tests/mutants/setup.ts'].flat(),
          // Isolated, since a shared module would record its mutants only for the first file.
          isolate: test?.isolate !== false || Boolean(process.env['MUTANTS_MET']),
        },
      })),
    },
  }
})

import { defineConfig } from 'vitest/config'

/** `npm run test:edge` builds first, and fetches the runtimes. */
export default defineConfig({
  test: {
    name: 'edge',
    include: ['tests/edge/*.spec.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

import { defineConfig } from 'vitest/config'

/** `npm run test:engines` builds first, and finds the browsers. */
export default defineConfig({
  test: {
    name: 'engines',
    include: ['tests/engines/*.spec.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})

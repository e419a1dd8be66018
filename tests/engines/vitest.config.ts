import { defineConfig } from 'vitest/config'

/** `npm run test:engines` builds first, and finds the browsers. */
export default defineConfig({
  test: {
    name: 'engines',
    include: ['tests/engines/*.spec.ts'],
    testTimeout: 120_000,
    retry: 1, // WebKit's driver hung once in eighty sessions, beside two other suites: what is ours fails twice
    hookTimeout: 60_000,
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'engines',
    include: ['tests/engines/*.spec.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})

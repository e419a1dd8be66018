import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'edge',
    include: ['tests/edge/*.spec.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

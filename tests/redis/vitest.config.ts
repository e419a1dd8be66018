import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'redis',
    include: ['tests/redis/*.spec.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
})

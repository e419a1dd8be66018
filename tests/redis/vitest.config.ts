import { defineConfig } from 'vitest/config'

/** `npm run test:redis` finds redis-server. */
export default defineConfig({
  test: {
    name: 'redis',
    include: ['tests/redis/*.spec.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
})

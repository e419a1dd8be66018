import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from '../../.ci/chromium.mjs'
import { IS_FULL } from '../fixtures/tier'

/**
 * The built product on its own port, in Chromium. A test runs in a desktop window; one that depends on the
 * window adds others by tags: `@tablet`, `@phone`, and `@touch` if it does not apply to a desktop. `@full` is a test of
 * `npm run test:full` alone, `@full-tablet` and `@full-phone` are windows of that tier alone. `npm test` builds first.
 */
const PORT = Number(process.env.QUOTIDIAN_TEST_PORT ?? 4199)
const BASE_URL = `http://localhost:${PORT}`

const executablePath = process.env.QUOTIDIAN_CHROMIUM
const WITHOUT_FULL = IS_FULL ? {} : { grepInvert: /@full(?!-)/ }
const report = process.env.QUOTIDIAN_REPORT

const config: PlaywrightTestConfig = {
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: '100%',
  retries: 0,
  // Timeouts of a state and of a test: no test has its own.
  expect: { timeout: 30_000 },
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: BASE_URL,
    locale: 'en-GB',
    serviceWorkers: 'block', // offline.spec.ts allows it
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
    // A trace records every page, which doubles the run time: use `--trace retain-on-failure` if needed.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: IS_FULL ? /@touch/ : /@touch|@full(?!-)/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'tablet',
      grep: IS_FULL ? /@(full-)?tablet/ : /@tablet/,
      ...WITHOUT_FULL,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    {
      name: 'phone',
      grep: IS_FULL ? /@(full-)?phone/ : /@phone/,
      ...WITHOUT_FULL,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node dist/server/main.js',
    cwd: '../..',
    url: BASE_URL,
    env: { PORT: String(PORT), QUOTE_PROVIDER_URL: '' },
    reuseExistingServer: false,
    timeout: 20_000,
  },
}

export default defineConfig(config)

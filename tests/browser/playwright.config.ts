import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from '../../.ci/chromium.mjs'
import { IS_FULL } from '../fixtures/tier'

/**
 * Runs the built product in Chromium; `npm test` builds first. Tests use a desktop window and add others by
 * tags: `@tablet`, `@phone`, `@touch` (not on a desktop). `@full…` tags run only in `npm run test:full`.
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
  // Timeouts of an assertion and of a test; no test overrides them.
  expect: { timeout: 30_000 },
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: BASE_URL,
    locale: 'en-GB',
    serviceWorkers: 'block', // Only offline.spec.ts allows it.
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
    // Traces record every page and double the run time; use `--trace retain-on-failure` if needed.
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
    env: { PORT: String(PORT), QUOTE_PROVIDER_URL: '', TRUSTED_PROXIES: '1' }, // fixtures.ts names visitors
    reuseExistingServer: false,
    timeout: 20_000,
  },
}

export default defineConfig(config)

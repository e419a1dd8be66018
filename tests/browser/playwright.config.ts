import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'

/** The built product on a port of its own, in Chromium as desktop, tablet and phone. `npm test` builds it first. */
const PORT = Number(process.env.QUOTIDIAN_TEST_PORT ?? 4199)
const BASE_URL = `http://localhost:${PORT}`

// Root may not use the sandbox; the rest keeps Chromium from calling home.
const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const executablePath = process.env.QUOTIDIAN_CHROMIUM
const report = process.env.QUOTIDIAN_REPORT

const config: PlaywrightTestConfig = {
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: BASE_URL,
    locale: 'en-GB',
    serviceWorkers: 'block', // offline.spec.ts lets it in
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'tablet', use: { viewport: { width: 820, height: 1180 }, hasTouch: true } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
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

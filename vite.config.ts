import globalData from '@csstools/postcss-global-data'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'vite'
import { CHROMIUM_ARGS } from './.ci/chromium.mjs'
import * as our from './.ci/plugins.mts'
import { staticPages } from './src/prerender/plugin.ts'
import { devEndpoints } from './src/server/devServer.ts'

/** Playwright's own Chromium is not available everywhere: tests take one of the system. */
const CHROMIUM = {
  executablePath: process.env.QUOTIDIAN_CHROMIUM ?? '/usr/bin/chromium',
  args: CHROMIUM_ARGS,
}

const ALONE = 'tests/**/*.alone.test.ts'
const NOT_QUICK = process.env.TEST_TIER === 'quick' ? ['tests/{server,pages,ui}/**'] : []
const IN_NODE = {
  setupFiles: ['tests/setup.ts'],
  testTimeout: 240_000, // allows thousands of runs on a busy machine
  hookTimeout: 240_000, // Some build or draw everything under test.
}

// Few large files compress best. A group includes what its modules import, unless that is in a group above it.
const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|jotai|i18next|react-i18next|react-router|react-router-dom)\//,
    priority: 6,
  },
  { name: 'base', tags: ['$initial' as const], priority: 5 }, // else every page would load the card's code
  {
    // Pages without a card show these too.
    name: 'basics',
    test: /src\/(language\/dateInWords|look\/ratios|export\/resolutions|draw\/pictures\/pictureLimits|pages\/browser\/useWindowWidth|state\/quote|card\/settings|scene\/colour|pages\/shared\/RetryNote)\.tsx?$/,
    priority: 4,
  },
  {
    name: 'firstCard',
    test: /src\/(pages\/(home\/HomeCard|browser\/useElementSize)|look\/frames\/minimal\/frame)\.tsx?$/,
    priority: 3,
  },
  {
    name: 'fields',
    test: /src\/(ui\/TextArea|state\/midnight|pages\/shell\/(useMidnight|NewDayNotice))\b/,
    priority: 2,
  },
]

// Without this the bundler keeps the router's data routes (2 KB), since it cannot know what a call of memo does.
const PURE = { manualPureFunctions: ['import_react.memo'] }

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    our.ownersSettings(mode),
    react(),
    our.shippedFontsOnly(),
    our.ourLocalesOnly(),
    our.emptiedWithoutHtml(),
    our.startedFiles(),
    our.earlierAssets(),
    devEndpoints(),
    staticPages(async (root, folder) => {
      await (await import('./src/offline/build.ts')).writeServiceWorker(root, folder)
      await (await import('./src/server/files/packFiles.ts')).packFiles(folder)
    }),
  ],
  build: {
    outDir: 'dist/client',
    modulePreload: false,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    target: isSsrBuild ? 'node20' : 'es2022',
    ...(!isSsrBuild && {
      rolldownOptions: { treeshake: PURE, output: { codeSplitting: { groups: CHUNKS } } },
    }),
  },
  css: { postcss: { plugins: [globalData({ files: ['src/styles/media.css'] }), customMedia()] } },
  worker: { format: 'es', plugins: () => [our.withoutStyles()] }, // The WebP encoder imports its wasm lazily.
  server: { port: 4173 },
  optimizeDeps: {
    // Everything browser tests import: if Vite finds one late, it reloads the page under test.
    include: [
      ...['Core', 'Global', 'Group', 'Layer', 'Node', 'Shape', 'Stage', 'Util'].map(
        (name) => `konva/lib/${name}.js`,
      ),
      'react-konva/lib/ReactKonvaCore.js',
      'i18next',
      'idb-keyval',
      'jotai',
      'jotai/utils',
      'react-i18next',
      'react-router-dom',
      'use-image',
    ],
    exclude: ['@jsquash/webp'], // Its wasm must stay beside its module.
  },
  test: {
    maxWorkers: '100%',
    css: { include: [/styles\/media\.css/] }, // TypeScript reads it; other styles are left out
    tags: [
      { name: 'slow', description: 'takes seconds, or needs the build: `npm run test:quick` leaves it out' },
      { name: 'days', description: 'reads the calendar: `npm run test:days` runs it on many days' },
    ],
    expect: { poll: { timeout: 30_000 } }, // Awaited states may take long on a slow machine.
    update: 'none', // Unapproved snapshots fail; `npm run approve` writes them.
    projects: [
      {
        extends: true,
        test: {
          ...IN_NODE,
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.ts', ALONE, ...NOT_QUICK],
          isolate: false, // Files of a worker share the code, which it loads once.
        },
      },
      { extends: true, test: { ...IN_NODE, name: 'alone', include: [ALONE] } },
      {
        extends: true,
        test: {
          ...IN_NODE,
          setupFiles: [...IN_NODE.setupFiles, 'tests/ui/jsdomGaps.ts'],
          name: 'components',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/**/*.browser.test.tsx'],
        },
      },
      {
        extends: true,
        define: { 'process.env.TEST_TIER': JSON.stringify(process.env.TEST_TIER ?? '') }, // Pages have no `process`.
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.{ts,tsx}'],
          testTimeout: 120_000, // like the tests of the whole product
          hookTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: CHROMIUM }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}))

import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type Plugin } from 'vite'
import { CHROMIUM_ARGS } from './.ci/chromium.mjs'
import { leanLibraries } from './.ci/leanLibraries.mts'
import { ownersSettings } from './.ci/ownersSettings.mts'
import { staticPages } from './src/prerender/plugin.ts'
import { devEndpoints } from './src/server/devServer.ts'

/**
 * Chinese font packages name a local() file first: a visitor's own copy could differ from the one we measured. Others name a .woff
 * after the .woff2, for engines that we do not support: the build would ship it.
 */
function shippedFontsOnly(): Plugin {
  return {
    name: 'shipped-fonts-only',
    enforce: 'pre',
    transform(code, id) {
      if (/@chinese-fonts\/.*\.css/.test(id))
        return { code: code.replaceAll(/local\((?:"[^"]*"|'[^']*'|[^)]*)\),?/g, ''), map: null }
      if (/@fontsource\/.*\.css/.test(id))
        return { code: code.replaceAll(/,\s*url\([^)]*\.woff\) format\('woff'\)/g, ''), map: null }
      return null
    },
  }
}

/** Konva and React Aria empty elements by `innerHTML = ''`, which the server's content policy forbids as any other text. */
function emptiedWithoutHtml(): Plugin {
  return {
    name: 'emptied-without-html',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/node_modules\/(?:konva|react-aria)\//.test(id) || !code.includes('.innerHTML =')) return null
      return { code: code.replaceAll(/\.innerHTML = (?:''|"")/g, '.replaceChildren()'), map: null }
    },
  }
}

/**
 * Of workers, which have no document: the page hands them the rules of its faces. Stylesheets that both builds emit would be missing from
 * the page's manifest.
 */
function withoutStyles(): Plugin {
  const EMPTY = '\0no-styles'
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? EMPTY : null),
    load: (id) => (id === EMPTY ? '' : null),
  }
}

/** A process begins with a file: those that draw for the server and for the command lie beside them. */
function drawingProcesses(): Plugin {
  const processes = [
    { of: 'src/server/main.ts', id: 'src/server/cardImage/process.ts', fileName: 'cardImageProcess.js' },
    { of: 'src/cli/main.ts', id: 'src/cli/card/drawing/process.ts', fileName: 'cardProcess.js' },
  ]
  return {
    name: 'drawing-processes',
    apply: 'build', // tests start no build and have no input
    buildStart({ input }) {
      for (const { of, id, fileName } of processes)
        if (Object.values(input).some((file) => file.endsWith(of)))
          this.emitFile({ type: 'chunk', id, fileName })
    },
  }
}

/** What an open tab asks for after a deploy: the assets of the builds before this one. */
function earlierAssets(): Plugin {
  let folder = ''
  return {
    name: 'earlier-assets',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    async buildStart() {
      const { keepBuild, keptBuilds } = await import('./src/server/files/earlierBuilds.ts')
      await keepBuild(folder, keptBuilds(process.env.KEEP_BUILDS))
    },
  }
}

/** React Aria brings its words in thirty languages; we have two. */
function ourLocalesOnly(): Plugin {
  return { ...optimizeLocales.vite({ locales: ['en', 'zh'] }), enforce: 'pre' } as Plugin
}

/** A class's name in a page: its own, and four letters for its file, of which each page has fewer than of lines and contents. */
function nameInFile(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, ''))
  return `_${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

/** Short hashes: pages name many files before they need them, and no letter of a hash can be compressed. */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** A browser of the system: Playwright's own is not everywhere to be had. */
const CHROMIUM = {
  executablePath: process.env.QUOTIDIAN_CHROMIUM ?? '/usr/bin/chromium',
  args: CHROMIUM_ARGS,
}

// Rooms without a page, whose tests leave nothing behind: each worker reads the product once. `*.alone.test.ts` mocks modules.
const SHARED_ROOMS =
  'scene,text,look,card,layout,print,quotes,products,calendar,language,draw,export,cli,growth,reading,offline,fixtures,prerender'
const SHARING_TESTS = [`tests/{${SHARED_ROOMS}}/**/!(*.alone|*.browser).test.{ts,tsx}`]
const IN_NODE = {
  setupFiles: ['tests/propertySeed.ts'],
  testTimeout: 240_000, // thousands of runs on a busy machine
  hookTimeout: 240_000, // some build or draw all that is tested
}

// What static pages know of the time. Set it to build the same bytes on another day.
process.env.VITE_BUILT_DAY ??= new Date().toISOString().slice(0, 10)

// Few large files compress better than many small ones, and a connection without HTTP/2 has six at a time. Each of these brings what it
// imports, but for what one before it has: so a page that needs the date alone does not load the card.
const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|jotai|i18next|react-i18next)\//,
    priority: 5,
  },
  { name: 'base', tags: ['$initial' as const], priority: 4 },
  { name: 'labels', test: /src\/(language\/dateInWords|look\/ratios)\.ts$/, priority: 3 },
  // What the guide says of pictures: it shows no card.
  { name: 'sizes', test: /src\/(export\/resolutions|draw\/pictures\/pictureLimits)\.ts$/, priority: 3 },
  { name: 'quote', test: /src\/(state\/quote|card\/settings|scene\/oklab)\.ts$/, priority: 2 },
  // What lays out and paints the first card, of home and of the editor; home's own part, though the editor does without, as one file less.
  {
    name: 'firstCard',
    test: /src\/(layout\/layoutCard|look\/frames\/minimal\/frame|pages\/(browser\/use(ElementSize|WindowWidth)|card\/(CardPreview|PaintedCard))|pages\/home\/HomeCard|state\/(homeScene|scene))\.tsx?$/,
    priority: 1,
  },
  // Fields to write in, and the day as it changes: of home and of the editor.
  {
    name: 'fields',
    test: /src\/(ui\/(TextArea|TextField)|state\/midnight|pages\/shell\/(useMidnight|NewDayNotice))\b/,
    priority: 0,
  },
  // Of the editor, and of the calendar, which does not wait for what paints a card.
  { name: 'controls', test: /src\/ui\/(toolIcons|Switch|DateField)\.tsx$/, priority: 0 },
  // What asks for fonts ahead of their use, of thumbnails and of a page that has nothing else to do.
  {
    name: 'fontsAhead',
    test: /src\/(draw\/fonts\/requestRules|pages\/browser\/savesData)\.ts$/,
    priority: 0,
  },
  // What a finished picture goes through, of the editor, a day, a kept card and a set.
  {
    name: 'files',
    test: /src\/(export\/(save|fileSize|sceneToExport|resolutions|dataUrl)|export\/ways\/(shareFile|thisBrowser|exportWays)|state\/pictureFile|pages\/editor\/export\/wayIcons)\.tsx?$/,
    priority: 0,
  },
  // What a card may be, for the pages that read one from storage or a link.
  {
    name: 'cards',
    test: /src\/(card\/(restore|looks|card|templateFonts)|look\/(targets\/[\w-]+|art\/index)|.*\/pictureTones)\.ts$/,
    priority: 0,
  },
  // The card in work and how it is stored: of the editor's opening, of My Cards and of a set.
  {
    name: 'work',
    test: /src\/state\/(card|history|editorState|draft|typing|json|storage\/\w+)\.ts$/,
    priority: 0,
  },
  // What pages say in passing and of a day's words: of the editor, My Cards and a day.
  {
    name: 'notices',
    test: /src\/(ui\/(ToastList|Toast|dayIcons|useReturnedFocus)|card\/citationInWords|language\/wordsByLanguage)\.tsx?$/,
    priority: 0,
  },
  // What keeps things in the browser's database: days in the calendar, which shows no card, and a visitor's own pictures.
  { name: 'database', test: /node_modules\/idb-keyval\//, priority: 0 },
  // Days that are kept, and the quote of any day: of the calendar, a day and My Cards.
  {
    name: 'days',
    test: /src\/(state\/kept\/(keptDays|keptRecords)|card\/dayCard|quotes\/bringAlmanac)\.ts$/,
    priority: 0,
  },
  {
    name: 'pictures',
    test: /src\/draw\/pictures\/(pictureStore|fetchPicture|takePicture|decodePicture)\.ts$/,
    priority: 0,
  },
  // The Chinese date, of the calendar and of cards, and seals, of panels and of cards.
  { name: 'chineseCalendar', test: /src\/calendar\/chinese(Table|Calendar|Words)\.ts$/, priority: 0 },
  { name: 'seal', test: /src\/look\/seal\//, priority: 0 },
  // What compositions share with the editor's first parts (how letters are told apart) and with paintings (outlines): these do not
  // wait for compositions.
  {
    name: 'letters',
    test: /src\/(text\/(capitals|pinyin\/(isChinese|pinyinNode|room)))\.ts$/,
    priority: 0,
  },
  { name: 'outlines', test: /src\/look\/weather\/outlines\.ts$/, priority: 0 },
  // What cards have beside the first one's look. The editor and a linked card load all of it, in dozens of files otherwise.
  { name: 'clean', test: /src\/look\/frames\/clean\/frame\.ts$/, priority: 0 },
  { name: 'frames', test: /src\/look\/frames\/(?!index|\w+\/meta)/, priority: 0 },
  {
    name: 'compositions',
    test: /src\/look\/compositions\/(?!index|\w+\/meta)/,
    priority: 0,
  },
]

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    ownersSettings(mode),
    react(),
    shippedFontsOnly(),
    ourLocalesOnly(),
    emptiedWithoutHtml(),
    leanLibraries(),
    drawingProcesses(),
    earlierAssets(),
    devEndpoints(),
    staticPages(async (root, folder) => {
      await (await import('./src/offline/build.ts')).writeServiceWorker(root, folder)
      await (await import('./src/server/files/packFiles.ts')).packFiles(folder)
    }),
  ],
  // React's own, for libraries that work without it too.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir: 'dist/client',
    // Code is asked for ahead where that is known, and comes without as well: pages to read name theirs in their HTML.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) =>
        /\/(?:(?:About|Cards|Days?|Guide|Privacy|Set|Terms|Donate|Editor)Page|layoutCard|lookPanels)-/.test(
          file,
        )
          ? []
          : needed,
    },
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    target: isSsrBuild ? 'node20' : 'es2022',
    ...(isSsrBuild
      ? {}
      : { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS }, ...FILE_NAMES } } }),
  },
  css: { modules: { generateScopedName: nameInFile } },
  worker: { format: 'es', plugins: () => [withoutStyles()] }, // the WebP encoder imports its wasm lazily
  server: { port: 4173 },
  optimizeDeps: {
    // All that tests in a browser import: finding one late makes Vite reload the page under a test.
    include: [
      'konva/lib/Core.js',
      'konva/lib/Global.js',
      'konva/lib/Group.js',
      'konva/lib/Layer.js',
      'konva/lib/Node.js',
      'konva/lib/Shape.js',
      'konva/lib/Stage.js',
      'konva/lib/Util.js',
      'react-konva/lib/ReactKonvaCore.js',
      'i18next',
      'idb-keyval',
      'jotai',
      'jotai/utils',
      'react-i18next',
      'react-router-dom',
      'use-image',
    ],
    exclude: ['@jsquash/webp'], // its wasm is found beside its module
  },
  test: {
    maxWorkers: '100%',
    tags: [
      { name: 'slow', description: 'takes seconds: `npm run test:quick` leaves it out' },
      { name: 'days', description: 'reads the calendar: `npm run test:days` runs it on many days' },
    ],
    expect: { poll: { timeout: 30_000 } }, // a state that is awaited comes, however slow the machine
    update: 'none', // what was never approved is red; `npm run approve` writes it down
    projects: [
      {
        extends: true,
        test: {
          ...IN_NODE,
          name: 'shared',
          include: SHARING_TESTS,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...IN_NODE,
          name: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/**/*.browser.test.{ts,tsx}', ...SHARING_TESTS],
        },
      },
      {
        extends: true,
        define: { 'process.env.TEST_TIER': JSON.stringify(process.env.TEST_TIER ?? '') }, // a page has no process
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.{ts,tsx}'],
          testTimeout: 120_000, // as of the tests of the whole product
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

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'
import { almanacFontFiles } from './almanacFonts.ts'

/**
 * Fonts and pictures from elsewhere are stored as they are used. Everything our own pages show is stored on
 * the first visit.
 */
const PRECACHED_FILES = [
  '**/*.html',
  'assets/*.{js,css,wasm,svg}',
  '*.{js,svg,webmanifest}',
  'card-*.webp',
  '{example,guide,pictures}/*',
  'donate.jpg',
]

/** The day whose page is stored: the worker fills in the others. */
const STORED_DAY = '01-01'

/**
 * Adds the service worker to a built client. Runs after everything else has been written, since it lists each
 * file of the edition with its version.
 * @param folder of the client
 */
export async function writeServiceWorker(root: string, folder: string): Promise<void> {
  const swSrc = join(folder, 'sw-bare.js')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      ALMANAC_FONTS: JSON.stringify(await almanacFontFiles(folder)),
      STORED_DAY: JSON.stringify(STORED_DAY),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rollupOptions: {
        input: join(root, 'src/offline/serviceWorker.ts'),
        output: { entryFileNames: 'sw-bare.js', format: 'iife' },
      },
    },
  })
  await injectManifest({
    swSrc,
    swDest: join(folder, 'sw.js'),
    globDirectory: folder,
    globPatterns: PRECACHED_FILES,
    // OpenCC's phrases are as large as all other code, and few cards need them, or the dictionary of readings.
    globIgnores: [
      'assets/phrases-*.js',
      'assets/dictionary-*.js',
      'sw*.js',
      'index.html',
      '404.html',
      '*/404/index.html',
      // All days but STORED_DAY.
      '*/days/01-{0[2-9],[123]?}/index.html',
      '*/days/{0[2-9],1[0-2]}-??/index.html',
    ],
    dontCacheBustURLsMatching: /^assets\//,
    // Pages by their URLs, not by the names of their files.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url.replace(/\/index\.html$/, '')}` })),
      }),
    ],
    maximumFileSizeToCacheInBytes: 4 * 1_048_576,
  })
  await rm(swSrc)
}

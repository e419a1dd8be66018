import { rm, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { getManifest, injectManifest } from 'workbox-build'
import { fontFaceRules } from '../draw/fonts/fontFaceRules.ts'
import { isInRanges } from '../draw/fonts/unicodeRanges.ts'
import entries from '../quotes/almanac.json' with { type: 'json' }
import { EVERYTHING_FILE, type Everything } from '../state/edition.ts'

const PUNCTUATION = '0123456789-.,:;!?\'"()年月日星期日签，。、；：？！“”‘’「」『』《》（）—…·'

/** Fonts and external pictures are stored when used. */
const PRECACHED_FILES = [
  '**/*.html',
  'assets/*.{js,css,svg}',
  '*.{js,svg,webmanifest}',
  EVERYTHING_FILE.slice(1),
  'card-*.webp',
  'pictures/*',
]

/** Large files that few visitors need: stored when used, or with everything. */
const LATER_FILES = [
  'assets/{phrases,dictionary,words,printCards,webp_enc,webp_enc_simd}-*.{js,wasm}',
  '{example,guide}/*.{png,webp}',
  'donate.jpg',
]

/** The worker derives the others from it. */
const STORED_DAY = '01-01'

/** It must run last, because the worker lists every file with its version. */
export async function writeServiceWorker(root: string, folder: string): Promise<void> {
  await writeEverything(folder)
  const swSrc = join(folder, 'sw-bare.js')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
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
    globIgnores: [
      ...LATER_FILES,
      'sw*.js',
      'index.html',
      'card/index.html',
      '404.html',
      '*/404/index.html',
      // All days but STORED_DAY.
      '*/days/01-{0[2-9],[123]?}/index.html',
      '*/days/{0[2-9],1[0-2]}-??/index.html',
      '*/{authors,works,subjects}/*/index.html',
    ],
    dontCacheBustURLsMatching: /^assets\//,
    // Pages are listed by URL, not by file name.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url.replace(/\/index\.html$/, '')}` })),
      }),
    ],
    maximumFileSizeToCacheInBytes: 4 * 1_048_576,
  })
  await rm(swSrc)
}

/** My Cards offers to store these. */
async function writeEverything(folder: string): Promise<void> {
  const { manifestEntries } = await getManifest({ globDirectory: folder, globPatterns: LATER_FILES })
  const files = [...(await almanacFontFiles(folder)), ...manifestEntries.map(({ url }) => `/${url}`)]
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size))
  const everything: Everything = { files, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  await writeFile(join(folder, EVERYTHING_FILE), JSON.stringify(everything))
}

/** Chinese families are split into about a hundred files by frequency; a year of quotes uses two fifths. */
async function almanacFontFiles(folder: string): Promise<string[]> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.css'))
  const sheets = await Promise.all(names.map((name) => readFile(join(folder, 'assets', name), 'utf8')))
  return filesFor(almanacCharacters(), sheets.join('\n'))
}

/** @param css with `@font-face` rules; a rule without unicode-range covers every character */
export function filesFor(characters: Iterable<string>, css: string): string[] {
  const codePoints = [...characters].map((character) => character.codePointAt(0) ?? 0)
  const files = fontFaceRules(css)
    .filter(({ ranges }) => !ranges || codePoints.some((codePoint) => isInRanges(ranges, codePoint)))
    .map(({ file }) => file)
  return [...new Set(files)]
}

function almanacCharacters(): Set<string> {
  const words = entries.flatMap(({ content, translation, author, authorZh, work }) => [
    content,
    translation,
    author,
    authorZh,
    work,
  ])
  return new Set([PUNCTUATION, ...words].join(''))
}

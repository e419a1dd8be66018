import { rm, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'
import { fontFaceRules } from '../draw/fonts/fontFaceRules.ts'
import { isInRanges } from '../draw/fonts/unicodeRanges.ts'
import entries from '../quotes/almanac.json' with { type: 'json' }

const PUNCTUATION = '0123456789-.,:;!?\'"()年月日星期日签，。、；：？！“”‘’「」『』《》（）—…·'

/** Our own pages are stored on the first visit; fonts and external pictures when used. */
const PRECACHED_FILES = [
  '**/*.html',
  'assets/*.{js,css,wasm,svg}',
  '*.{js,svg,webmanifest}',
  'card-*.webp',
  '{example,guide,pictures}/*',
  'donate.jpg',
]

/** The day whose page is stored; the worker derives the others from it. */
const STORED_DAY = '01-01'

/**
 * Must run last, because the worker lists every file with its version.
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
    // Few cards need the lists of Chinese words with their forms and readings.
    globIgnores: [
      'assets/phrases-*.js',
      'assets/dictionary-*.js',
      'assets/words-*.js',
      'sw*.js',
      'index.html',
      '404.html',
      '*/404/index.html',
      // All days but STORED_DAY.
      '*/days/01-{0[2-9],[123]?}/index.html',
      '*/days/{0[2-9],1[0-2]}-??/index.html',
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

/**
 * Returns root-relative URLs from the built stylesheets. Chinese families are split into about a hundred
 * files by character frequency; a year of quotes uses two fifths, which cover most typed Chinese.
 */
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

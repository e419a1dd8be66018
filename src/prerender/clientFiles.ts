import type { Manifest } from 'vite'
import type { LanguageId } from '../language/languages'
import { PAGES, type PageId } from '../pages/pages'

/**
 * URLs of what a page's words need beyond the entry. The page's HTML requests them, so that they load in
 * parallel with the entry.
 */
export interface ClientFiles {
  styles: readonly string[]
  scripts: readonly string[]
}

/**
 * A page's files in a language according to Vite's manifest: its own module is the one named after it, `…/GuidePage.tsx`.
 * The drawing engine is excluded: it is fetched once the words are shown.
 * @throws {Error} if the language has no texts, or a lazy page no such module
 */
export function clientFiles(manifest: Manifest, pageId: PageId, language: LanguageId): ClientFiles {
  const texts = manifest[`src/language/locales/${language}.json`]
  if (!texts) throw new Error(`The build has no texts in "${language}"`)
  if (!('load' in PAGES[pageId])) return { styles: [], scripts: [address(texts.file)] } // part of the entry
  const name = `/${pageId.charAt(0).toUpperCase()}${pageId.slice(1)}Page.tsx`
  const own = Object.keys(manifest).find((key) => key.endsWith(name))
  if (own === undefined) throw new Error(`The build has no module …${name} for the page "${pageId}"`)
  const inEntry = withImports(manifest, 'index.html')
  const chunks = [...withImports(manifest, own)].filter((key) => !inEntry.has(key))
  const entries = chunks.flatMap((key) => manifest[key] ?? [])
  return {
    styles: [...new Set(entries.flatMap(({ css = [] }) => css))].map(address),
    scripts: [texts, ...entries].map(({ file }) => address(file)),
  }
}

/**
 * The built stylesheet of a source, by the end of its path.
 * @throws {Error} if the build has none
 */
export function stylesheetOf(manifest: Manifest, path = ''): string {
  const own = Object.values(manifest).find(({ src }) => src?.endsWith(path))
  const file = own?.css?.[0] ?? own?.file
  if (!file?.endsWith('.css')) throw new Error(`The build has no stylesheet ${path}`)
  return address(file)
}

/** A chunk and all its static imports, in the order of first mention. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, found)
  return found
}

function address(file: string): string {
  return `/${file}`
}

import { join } from 'node:path/posix'
import type { Manifest } from 'vite'
import { textsPath } from '../language/i18n'
import type { LanguageId } from '../language/languages'
import { PAGES, type PageEntry, type PageId } from '../pages/pages'

/** The page's HTML requests these URLs, so that they load in parallel with the entry. */
export interface ClientFiles {
  styles: readonly string[]
  scripts: readonly string[]
}

/** Excludes the drawing engine, which comes once the text is shown. @throws {Error} without a part */
export function clientFiles(manifest: Manifest, pageId: PageId, language: LanguageId): ClientFiles {
  const page: PageEntry = PAGES[pageId]
  const texts = (['site', ...(page.texts ? [page.texts] : [])] as const).map((id) => {
    const file = manifest[join('src/language', textsPath(language, id))]
    if (!file) throw new Error(`The build has no texts "${id}" in "${language}"`)
    return file
  })
  const name = `/${pageId.charAt(0).toUpperCase()}${pageId.slice(1)}Page.tsx`
  const own = Object.keys(manifest).find((key) => key.endsWith(name))
  if (own === undefined && 'load' in PAGES[pageId])
    throw new Error(`The build has no module …${name} for the page "${pageId}"`)
  const inEntry = withImports(manifest, 'index.html')
  const chunks = own === undefined ? [] : [...withImports(manifest, own)].filter((key) => !inEntry.has(key))
  const entriesOf = (keys: readonly string[]) => keys.flatMap((key) => manifest[key] ?? [])
  const entries = entriesOf(chunks)
  const imported = entriesOf([...inEntry].slice(1))
  return {
    styles: [...new Set(entries.flatMap(({ css = [] }) => css))].map(address),
    scripts: [...imported, ...texts, ...entries].map(({ file }) => address(file)),
  }
}

export function stylesheetOf(manifest: Manifest, path = ''): string {
  const own = Object.values(manifest).find(({ src }) => src?.endsWith(path))
  const file = own?.css?.[0] ?? own?.file
  if (!file?.endsWith('.css')) throw new Error(`The build has no stylesheet ${path}`)
  return address(file)
}

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, found)
  return found
}

function address(file: string): string {
  return `/${file}`
}

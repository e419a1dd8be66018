import type { Manifest } from 'vite'
import type { PageId } from '../pages/pages'

/** Addresses of what a page needs beyond the entry: asked for by its HTML, they come beside the entry and not after it. */
export interface ClientFiles {
  styles: readonly string[]
  scripts: readonly string[]
}

/** What a page asks for as soon as it is drawn, besides its own module. */
const SOON: Partial<Record<PageId, readonly string[]>> = { home: ['src/pages/home/HomeCard.tsx'] }

/** A page's files by Vite's manifest: its own module is the one named for it, `…/GuidePage.tsx`. */
export function clientFiles(manifest: Manifest, pageId: PageId): ClientFiles {
  const name = `/${pageId.charAt(0).toUpperCase()}${pageId.slice(1)}Page.tsx`
  const own = Object.keys(manifest).filter((key) => key.endsWith(name) && manifest[key]?.isDynamicEntry)
  const inEntry = new Set(withImports(manifest, ['index.html']))
  const chunks = withImports(manifest, [...own, ...(SOON[pageId] ?? [])]).filter((key) => !inEntry.has(key))
  const entries = chunks.map((key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    return chunk
  })
  return {
    styles: [...new Set(entries.flatMap(({ css = [] }) => css))].map(address),
    scripts: [...new Set(entries.map(({ file }) => file))].map(address),
  }
}

function withImports(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...found]
}

function address(file: string): string {
  return `/${file}`
}

/** The build's own plugins. */
import { resolve } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { loadEnv, type Plugin } from 'vite'
import { siteFromEnvironment } from '../src/site.ts'
import { editionOf } from './edition.mts'

// Static pages and calendars bear the day of their build. Set it to build the same bytes on another day.
process.env.VITE_BUILT_DAY ??= new Date().toISOString().slice(0, 10)

/** Reads an owner's settings once; prints one line and no stack trace when one cannot be used. */
export function ownersSettings(mode: string): Plugin {
  return {
    name: 'owners-settings',
    config(_, { command }) {
      try {
        const site = siteFromEnvironment(loadEnv(mode, process.cwd(), 'VITE_'))
        if (command !== 'build') return null
        const edition = editionOf(process.cwd())
        return { define: { __SITE__: JSON.stringify(site), __EDITION__: JSON.stringify(edition) } }
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
        process.exit(1)
      }
    },
  }
}

/**
 * Chinese font packages name a local() file first: a visitor's own copy could differ from the one we measured.
 * Others name a .woff after the .woff2, for engines that we do not support: the build would ship it.
 */
export function shippedFontsOnly(): Plugin {
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

/** Konva and React Aria empty elements by `innerHTML = ''`, which the server's Trusted Types policy forbids. */
export function emptiedWithoutHtml(): Plugin {
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

/** React Aria ships its labels in thirty languages; the site has two. */
export function ourLocalesOnly(): Plugin {
  return { ...optimizeLocales.vite({ locales: ['en', 'zh'] }), enforce: 'pre' } as Plugin
}

/**
 * A worker has no document: the page sends it the rules of its fonts. Stylesheets that both builds emit would
 * be missing from the page's manifest.
 */
export function withoutStyles(): Plugin {
  const EMPTY = '\0no-styles'
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? EMPTY : null),
    load: (id) => (id === EMPTY ? '' : null),
  }
}

/** The server and the command start processes and a thread: the build puts the file of each beside them. */
export function startedFiles(): Plugin {
  const files = [
    { of: 'src/server/main.ts', id: 'src/server/cardImage/process.ts', fileName: 'cardImageProcess.js' },
    { of: 'src/server/main.ts', id: 'src/server/metrics/statusThread.ts', fileName: 'statusThread.js' },
    { of: 'src/cli/main.ts', id: 'src/cli/card/drawing/process.ts', fileName: 'cardProcess.js' },
    { of: 'src/cli/main.ts', id: 'src/engine/node.ts', fileName: 'engine.js' }, // shares the command's chunks
  ]
  return {
    name: 'started-files',
    apply: 'build', // Tests start no build and have no input.
    buildStart({ input }) {
      for (const { of, id, fileName } of files)
        if (Object.values(input).some((file) => file.endsWith(of)))
          this.emitFile({ type: 'chunk', id, fileName, preserveSignature: 'strict' })
    },
  }
}

/** An open tab asks for files of the build before this one after a deploy: the build keeps them. */
export function earlierAssets(): Plugin {
  let folder = ''
  return {
    name: 'earlier-assets',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    async buildStart() {
      const { keepBuild, keptBuilds } = await import('../src/server/files/earlierBuilds.ts')
      await keepBuild(folder, keptBuilds(process.env.KEEP_BUILDS))
    },
  }
}

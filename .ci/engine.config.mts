/** `npm run build engine`: quotidian/engine and quotidian/react for pages and workers, dist/engine. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix, relative, sep } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { fontFaceRules } from '../src/draw/fonts/fontFaceRules.ts'
import { ownersSettings } from './plugins.mts'

const ROOT = process.cwd()
const OUT = 'dist/engine'
const FACES = join(ROOT, 'src/engine/faces.ts')
const { resolve } = createRequire(join(ROOT, 'package.json'))

/** A library has no stylesheets: those of fonts become modules that add faces, others a sheet of the page. */
function stylesAsModules(): Plugin {
  return {
    name: 'styles-as-modules',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(id, importer) {
        if (!id.endsWith('.css')) return null
        const found = await this.resolve(id, importer, { skipSelf: true })
        return found && `\0${found.id}.js`
      },
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith('.css.js')) return null
      const path = id.slice(1, -'.js'.length)
      return path.endsWith('.module.css') ? moduleOfSheet(path) : moduleOfFaces(path)
    },
    // The address is relative to the chunk, in a form that bundlers know.
    renderChunk(code, { fileName }) {
      const up = posix.relative(dirname(posix.join(OUT, fileName)), '.')
      return code.replaceAll(/"\0?@address:([^"]+)"/g, (_, file: string) => {
        const there = file.startsWith('quotidian/') ? file.slice('quotidian/'.length) : `../${file}`
        return `new URL("${posix.join(up, there)}",import.meta.url).href`
      })
    },
  }
}

function moduleOfFaces(path: string): string {
  const byFamily = facesIn(path)
  const calls = [...byFamily].map(
    ([family, faces]) => `addFaces(${JSON.stringify(family)}, ${JSON.stringify(faces)})`,
  )
  return `import { addFaces } from ${JSON.stringify(FACES)}\n${calls.join('\n')}\n`
}

function facesIn(path: string, byFamily = new Map<string, object[]>()): Map<string, object[]> {
  const css = readFileSync(path, 'utf8')
  for (const [, imported = ''] of css.matchAll(/@import ['"]([^'"]+)['"]/g))
    facesIn(resolve(imported), byFamily)
  const family = /font-family:\s*['"]?([^;'"]+)/.exec(css)?.[1] ?? ''
  for (const { file, italic, weight, ranges } of fontFaceRules(css)) {
    const named = file.startsWith('@') ? resolve(file) : join(dirname(path), file)
    const below = belowModules(named)
    byFamily.set(family, [
      ...(byFamily.get(family) ?? []),
      {
        file: below,
        address: `@address:${below}`,
        style: italic ? 'italic' : 'normal',
        weight: weight === 'normal' ? '400' : weight,
        unicodeRange: ranges === null ? 'U+0-10FFFF' : ranges.map(rangeOf).join(),
      },
    ])
  }
  return byFamily
}

function belowModules(path: string): string {
  const inRoot = relative(ROOT, path).split(sep).join('/')
  return inRoot.startsWith('node_modules/') ? inRoot.slice('node_modules/'.length) : `quotidian/${inRoot}`
}

function rangeOf([from, to]: readonly [number, number]): string {
  const hex = (codePoint: number) => codePoint.toString(16)
  return from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`
}

function moduleOfSheet(path: string): string {
  const css = readFileSync(path, 'utf8').replaceAll(/\.([a-z]\w*)/g, '.quotidian-$1')
  const names = [...new Set([...css.matchAll(/\.quotidian-(\w+)/g)].map(([, name]) => name!))]
  return `const sheet = new CSSStyleSheet()
sheet.replaceSync(${JSON.stringify(css)})
document.adoptedStyleSheets.push(sheet)
export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, `quotidian-${name}`])))}`
}

/** The encoder is for WebKit and fetched by a worker of the site; here such a browser is told that it cannot. */
function withoutWorkers(): Plugin {
  return {
    name: 'without-workers',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('?worker&url') ? '\0no-worker' : null),
    load: (id) => (id === '\0no-worker' ? 'export default ""' : null),
  }
}

export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [ownersSettings(mode), stylesAsModules(), withoutWorkers()],
  build: {
    outDir: OUT,
    target: 'es2022',
    modulePreload: false,
    lib: { entry: { index: 'src/engine/index.ts', react: 'src/engine/react.tsx' }, formats: ['es'] },
    rolldownOptions: {
      external: /^(?:react|react-dom|konva|react-konva)(?:\/|$)/,
      output: {
        chunkFileNames: 'chunks/[name]-[hash].js',
        banner: (chunk) => (chunk.name === 'react' ? "'use client'" : ''),
      },
    },
  },
}))

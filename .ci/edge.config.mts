/** `npm run build edge`: src/server/edge/main.ts as one file without a module of Node, dist/edge/main.js. */
import { isBuiltin } from 'node:module'
import { defineConfig, type Plugin } from 'vite'
import { ownersSettings } from './plugins.mts'

/** Imported lazily, for sockets; importers work without them if the import fails. */
const NODE_ONLY =
  /\/src\/server\/(?:providerFetchByNode|remotePicture|safeFetch\/safeFetch|product\/finder)\.ts$/

function withoutNode(): Plugin {
  return {
    name: 'without-node',
    enforce: 'pre',
    resolveId(id, importer) {
      if (isBuiltin(id)) this.error(`${importer} imports ${id}, which no edge has`)
    },
    load: (id) => (NODE_ONLY.test(id) ? "throw new Error('not at the edge')" : null),
  }
}

export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: [ownersSettings(mode), withoutNode()],
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    ssr: 'src/server/edge/main.ts',
    outDir: 'dist/edge',
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: false } },
  },
}))

import { loadEnv, type Plugin } from 'vite'
import { siteFromEnvironment } from '../src/site.ts'
import { editionOf } from './edition.mts'

/** An owner's settings, read once; one line and no stack trace when one cannot be used. */
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

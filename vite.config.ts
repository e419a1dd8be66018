import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { devEndpoints } from './src/server/devServer.ts'
import { siteFromEnvironment } from './src/site.ts'

/** Chinese font packages name a local() file first: a visitor's own copy could differ from the one we measured. */
function shippedFontsOnly(): Plugin {
  return {
    name: 'shipped-fonts-only',
    enforce: 'pre',
    transform(code, id) {
      if (!/@chinese-fonts\/.*\.css/.test(id)) return null
      return { code: code.replaceAll(/local\([^)]*\),?/g, ''), map: null }
    },
  }
}

/** One line and no stack trace when an owner's setting cannot be used. */
function stopOnBadSettings(mode: string): Plugin {
  return {
    name: 'stop-on-bad-settings',
    config() {
      try {
        siteFromEnvironment(loadEnv(mode, process.cwd(), 'VITE_'))
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
        process.exit(1)
      }
    },
  }
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [stopOnBadSettings(mode), react(), shippedFontsOnly(), devEndpoints()],
  build: {
    outDir: 'dist/client',
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    target: isSsrBuild ? 'node20' : 'es2022',
  },
  server: { port: 4173 },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', 'tests/**/*.browser.test.{ts,tsx}'],
        },
      },
    ],
  },
}))

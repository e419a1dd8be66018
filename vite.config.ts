import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), shippedFontsOnly()],
  build: {
    outDir: 'dist/client',
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

// @module-tag slow
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { IS_FULL } from '../fixtures/tier'
import { pictureHashes } from './pictureHashes'

const ROOT = join(import.meta.dirname, '..', '..')

it('draws the same card to the same bytes again', () => {
  const hashes = pictureHashes()
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(pictureHashes()).toEqual(hashes)
})

// Only for releases: builds the renderer and starts it.
it.runIf(IS_FULL)('draws the same card to the same bytes in another process', () =>
  expect(hashesOfAnotherProcess()).toEqual(pictureHashes()),
)

function hashesOfAnotherProcess(): unknown {
  // Inside the project, so that packages and fonts are found.
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, 'dist', 'same-bytes-'))
  try {
    const build = ['build', '--ssr', 'tests/draw/pictureHashes.ts', '--outDir', folder, '--logLevel', 'error']
    execFileSync(join(ROOT, 'node_modules', '.bin', 'vite'), build, { cwd: ROOT, stdio: 'pipe' })
    const print =
      'const { pictureHashes } = await import(process.argv[1]); console.log(JSON.stringify(pictureHashes()))'
    const args = ['--input-type=module', '--eval', print, join(folder, 'pictureHashes.js')]
    const printed = execFileSync('node', args, { encoding: 'utf8' })
    return JSON.parse(printed)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

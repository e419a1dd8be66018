import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { makeFolder, writeFileAtomically } from '../../src/cli/card/atomicWrite'
import { writePack } from '../../src/cli/card/pack/pack'

/** Folders hidden from existence checks but present when mkdir creates them. */
const unseen = vi.hoisted(() => new Set<string>())
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  return { ...fs, existsSync: (path: string) => !unseen.has(path) && fs.existsSync(path) }
})

const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-write-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

describe('a folder', () => {
  // Two concurrent parts of a range once failed over the folder of a day both wrote.
  it('that another process makes at the same time is as good', () => {
    const folder = join(FOLDER, '2026-11-27')
    makeFolder(folder)
    unseen.add(folder)
    makeFolder(folder)
    writeFileAtomically(join(folder, 'card.png'), Buffer.from('a card'))
    unseen.clear()
    expect(readFileSync(join(folder, 'card.png'), 'utf8')).toBe('a card')
  })

  it('cannot be made where a file is', () => {
    const file = join(FOLDER, 'file')
    writeFileSync(file, '')
    unseen.add(file)
    expect(() => makeFolder(file)).toThrow(/EEXIST/)
    unseen.clear()
    expect(existsSync(file)).toBe(true)
  })
})

async function* noCards() {}

describe.each([
  ['a file', async (file: string) => writeFileAtomically(file, Buffer.from('new'))],
  ['a pack', (file: string) => writePack(file, noCards())],
])('%s', (_, write) => {
  const folder = mkdtempSync(join(FOLDER, 'kind-'))
  const at = (...names: string[]) => join(folder, ...names)
  const isWritten = (file: string) => readFileSync(file).length > 0

  it.each(['664', '600', '777'])('keeps the permissions of the one it replaces: %s', async (octal) => {
    const mode = Number.parseInt(octal, 8)
    const mask = process.umask(0o022)
    try {
      writeFileSync(at('shared'), '')
      chmodSync(at('shared'), mode)
      await write(at('shared'))
      expect([statSync(at('shared')).mode & 0o777, isWritten(at('shared'))]).toEqual([mode, true])
    } finally {
      process.umask(mask)
    }
  })

  it('replaces what a symbolic link points to, not the link', async () => {
    writeFileSync(at('real'), '')
    symlinkSync('real', at('link'))
    await write(at('link'))
    expect([lstatSync(at('link')).isSymbolicLink(), isWritten(at('real'))]).toEqual([true, true])
  })

  it('is made where symbolic links to no file point', async () => {
    mkdirSync(at('far'))
    symlinkSync(join('far', 'second'), at('first'))
    symlinkSync('../fresh', at('far', 'second'))
    await write(at('first'))
    expect([lstatSync(at('first')).isSymbolicLink(), isWritten(at('fresh'))]).toEqual([true, true])
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('is refused where links go round', async () => {
    symlinkSync('round', at('round'))
    await expect(write(at('round'))).rejects.toThrow('cannot be written: too many symbolic links')
    expect(lstatSync(at('round')).isSymbolicLink()).toBe(true)
  })

  it.skipIf(process.getuid?.() === 0)('is refused where the file may not be written', async () => {
    writeFileSync(at('kept'), 'old', { mode: 0o444 })
    symlinkSync('kept', at('to-kept'))
    for (const file of ['kept', 'to-kept'])
      await expect(write(at(file))).rejects.toThrow('cannot be written: permission denied')
    expect(readFileSync(at('kept'), 'utf8')).toBe('old')
  })
})

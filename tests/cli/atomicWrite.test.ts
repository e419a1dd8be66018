import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { makeFolder, writeFileAtomically } from '../../src/cli/card/atomicWrite'

/** Folders that are not there when they are looked for, and are when they are made. */
const unseen = vi.hoisted(() => new Set<string>())
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  return { ...fs, existsSync: (path: string) => !unseen.has(path) && fs.existsSync(path) }
})

const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-write-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

describe('a folder', () => {
  // Two parts of a range, drawn at once, ended over a folder of a day that both were to write.
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
